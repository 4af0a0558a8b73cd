import type { Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite, PHONE } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { createAggregatorCalls, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { setCaps } from '#tests/support/use-cases/held-credits.ts'

const site = openSite({
  partner: () => Promise.resolve({ gsc: TEST_GSC, stock: () => Promise.resolve(), close: () => Promise.resolve() }),
})
const consoleClient = openConsoleClient(site)
const WIDE = { width: 1440, height: 900 }

let player: TestPlayer
beforeAll(() => setCaps(site.app, { call: 1_000, day: 5_000 }))
beforeEach(refuseAll)
afterEach(() => site.app.expectReconciled())

/** Refuses the credits that a first try has left: the tests count the lists. */
async function refuseAll(): Promise<void> {
  const pending = await site.app.owner_db<{ id: string }[]>`select id from held_credit.credit where status = 'pending'`
  if (pending.length === 0) return
  const body = { reason: 'the test is tried again' }
  const people = [await consoleClient.console.staff('owner'), await consoleClient.console.staff('owner')]
  for (const { id } of pending) {
    for (const as of people) await consoleClient.console.call('POST', `/held-credits/${id}/refuse`, { as, body })
  }
}

/** A callback of the aggregator about a player; a credit of more than 1,000 Ks is held. */
const move = async (name: 'deposit' | 'withdraw', amount: number, wager_code: string) => {
  const action = name === 'deposit' ? 'JACKPOT' : 'RESETTLED'
  await createAggregatorCalls(site.app).move(name, player, { action, amount, wager_code })
}
async function hold(amount: number, wager_code: string): Promise<void> {
  player = await site.app.player({ game: kyat(100) })
  await move('deposit', amount, wager_code)
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Held credit' })

async function signedIn(size = WIDE) {
  const { page, user_name } = await consoleClient.signedIn('owner')
  await page.setViewportSize(size)
  await open(page, '/approvals')
  return { page, user_name }
}

test('a held credit is decided in the list of approvals: by the first person’s keyboard, and with A by the second', async () => {
  await hold(2_500, 'the-big-one')
  const { page: first, user_name } = await signedIn()
  await rows(first).getByText('waits for a first person').waitFor()

  await first.keyboard.press('j')
  await first.keyboard.press('Enter')
  await panel(first).getByText('Two people have to say the same.').waitFor()
  await panel(first).getByText('the-big-one').waitFor()
  expect(await faultsOfAxe(first)).toEqual([])
  // Closed by Escape, and opened again.
  await first.keyboard.press('Escape')
  await eventually(() => panel(first).count()).toBe(0)
  await first.keyboard.press('Enter')
  const release = panel(first).getByRole('button', { name: 'Release' })
  await release.waitFor()
  for (let presses = 0; presses < 5; presses++) {
    if (await release.evaluate((button) => button === document.activeElement)) break
    await first.keyboard.press('Tab')
  }
  await first.keyboard.press('Enter')
  await first.getByLabel(/^Reason/).fill('the provider confirms it')
  await first.keyboard.press('Enter')
  await first.getByText('Noted. Another person has to say the same.').waitFor()
  await rows(first).getByText('Requested by you').waitFor()
  expect(await rows(first).getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect(new URL(first.url()).pathname).toBe('/approvals')
  expect(await site.app.balancesOf(player)).toMatchObject({ game: kyat(100) })

  const { page: second } = await signedIn()
  await rows(second).getByText('release to the game balance').waitFor()
  await rows(second).getByText('2,600').waitFor()
  await rows(second).getByText(`Requested by ${user_name}`).waitFor()
  expect(await faultsOfAxe(second)).toEqual([])
  await second.keyboard.press('j')
  await second.keyboard.press('a')
  await second.getByText('Approved.').waitFor()
  await second.getByText('Nothing waits for you').waitFor()
  expect(await site.app.balancesOf(player)).toMatchObject({ game: kyat(2_600) })
  await open(second, '/held-credits?show=done')
  await second.getByRole('table', { name: 'Held credits' }).getByText('Released').waitFor()
  expect(consoleClient.refusals()).toEqual([])
})

test('a partner that credits half of its cap of an hour stands on the first page', async () => {
  await site.app.owner_db`delete from held_credit.partner_hour`
  await setCaps(site.app, { call: 1_000, day: 5_000, hour: 1_800 })
  player = await site.app.player({ game: kyat(100) })
  await move('deposit', 900, 'half-of-it')
  const { page } = await signedIn(PHONE)

  await open(page, '/')

  const box = page.getByRole('alert').filter({ hasText: 'A game partner credits more than usual' })
  await box.getByText(/The aggregator credited in the hour from .*: 900 of a cap of 1,800 Ks/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  expect(await faultsOfAxe(page)).toEqual([])
  await setCaps(site.app, { call: 1_000, day: 5_000 })
  await site.app.owner_db`delete from held_credit.partner_hour`
})

test('on a phone a decision is said anew after the partner took back a part, and the second person gives the rest back', async () => {
  await hold(3_000, 'too-good')
  const { page: first } = await signedIn(PHONE)
  await rows(first).getByRole('button', { name: 'Open', exact: true }).click()
  await panel(first).getByRole('button', { name: 'Refuse' }).click()
  await first.getByLabel(/^Reason/).fill('no such round')
  await first.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await rows(first).getByText('give back to the partner').waitFor()

  await move('withdraw', -1_000, 'too-good')
  const { page: second } = await signedIn(PHONE)
  await rows(second).getByText('It has changed since').waitFor()
  await rows(second).getByText('2,000').waitFor()
  expect(await rows(second).getByRole('button', { name: 'Approve' }).count()).toBe(0)
  await rows(second).getByRole('button', { name: 'Open', exact: true }).click()
  await panel(second).getByText('Two people have to say the same.').waitFor()
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  expect(await faultsOfAxe(second)).toEqual([])
  await panel(second).getByRole('button', { name: 'Refuse' }).click()
  await second.getByLabel(/^Reason/).fill('the provider takes it back')
  await second.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await rows(second).getByText('Requested by you').waitFor()
  expect(await site.app.balancesOf(player)).toMatchObject({ game: kyat(100) })

  await rows(first).getByRole('button', { name: 'Approve' }).click()
  await first.getByText('Approved.').waitFor()
  await first.getByText('Nothing waits for you').waitFor()
  expect(await site.app.balancesOf(player)).toMatchObject({ game: kyat(100) })
  expect(consoleClient.refusals()).toEqual([])
})

test.runIf(inject('is_deep'))(
  'a request that is rejected leaves the credit to wait for a first person again',
  async () => {
    await hold(2_000, 'once-more')
    const { page: first } = await signedIn()
    await rows(first).getByRole('button', { name: 'Open', exact: true }).click()
    await panel(first).getByRole('button', { name: 'Release' }).click()
    await first.getByLabel(/^Reason/).fill('looks right')
    await first.keyboard.press('Enter')
    await rows(first).getByText('Requested by you').waitFor()

    const { page: second } = await signedIn()
    await rows(second).waitFor()
    await second.keyboard.press('j')
    await second.keyboard.press('r')
    await second.getByRole('dialog').getByRole('textbox').fill('the round is missing')
    await second.keyboard.press('Enter')
    await rows(second).getByText('waits for a first person').waitFor()
    await open(first, '/approvals?show=mine')
    await rows(first).getByText('the round is missing').waitFor()

    // The keys decide about the credit that is open beside the list.
    await hold(2_200, 'another')
    await eventually(() => rows(second).count()).toBe(2)
    await rows(second).first().getByRole('button', { name: 'Open', exact: true }).click()
    await panel(second).getByText('once-more').waitFor()
    await second.keyboard.press('j')
    await eventually(() => panel(second).count()).toBe(0)
    await second.keyboard.press('Enter')
    await panel(second).getByText('another').waitFor()
    expect(consoleClient.refusals()).toEqual([])
  },
)
