import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(site.app)
})

const DETAILS = /\/api\/console\/deposits\/([0-9a-f-]{36})$/
const NOT_SHOWN = 'The details are not on the screen yet: nothing was decided. Press again when they are.'

/** Requests that an earlier test left pending would come first. */
async function clearQueue(): Promise<void> {
  await site.app.owner_db`
    with waiting as (select id from cashier.request where status = 'pending'),
         events as (delete from cashier.event where request_id in (select id from waiting))
    delete from cashier.request where id in (select id from waiting)`
}

/** A cashier who sees what comes in. */
async function emptyQueue() {
  await clearQueue()
  const cashier = await consoleClient.signedIn('cashier', { with_clock: true })
  await cashier.page.getByText('Nothing is waiting').waitFor()
  return cashier
}

async function deposits(count: number, fields: object = {}): Promise<{ player: TestPlayer; ids: string[] }> {
  await clearQueue()
  const player = await site.app.player()
  const ids: string[] = []
  for (let n = 0; n < count; n++)
    ids.push(await requestDepositFor(site.app, player, account, { amount: 20_000, ...fields }))
  return { player, ids }
}
const mainOf = async (player: TestPlayer) => (await site.app.balancesOf(player)).main

/** As often the page asks what is new. */
const QUEUE_POLL_MS = 2_000
/** Longer than an approval can be undone. */
const UNDO_MS = 3_500

/** By the clock of the test. A call of the page's own ends it: what it has sent before that is known. */
async function letUndoTimePass(page: Page): Promise<void> {
  await page.clock.fastForward(UNDO_MS)
  await page.evaluate(async () => void (await fetch('/')))
}

/** Decisions that the page has sent, and how often it has made a sound. */
async function watch(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const [, call] = /\/(approve|reject)$/.exec(new URL(request.url()).pathname) ?? []
    if (call) sent.push(call)
  })
  await page.evaluate(() => {
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { sounds: ((window as { sounds?: number }).sounds ?? 0) + 1 })
      return start.apply(this, when)
    }
  })
  const sounds = () => page.evaluate(() => (window as { sounds?: number }).sounds ?? 0)
  return { sent, sounds }
}

test('without the details on the screen a decision is refused with a sound and a sentence, and never made later', async () => {
  const { page } = await emptyQueue()
  let open: () => void = () => undefined
  const opened = new Promise<void>((done) => {
    open = done
  })
  await page.route(DETAILS, async (route) => {
    await opened
    await route.continue()
  })
  const { player } = await deposits(1)
  await page.clock.fastForward(QUEUE_POLL_MS)
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  const { sent, sounds } = await watch(page)

  for (const [press, count] of [
    [() => page.keyboard.press('a'), 1],
    [() => page.keyboard.press('r'), 2],
    [() => page.getByRole('button', { name: 'Approve' }).click({ force: true }), 3],
  ] as const) {
    await press()
    await page.getByRole('alert').getByText(NOT_SHOWN).waitFor()
    expect(await sounds()).toBe(count)
  }
  open()
  await page.getByRole('button', { name: 'Approve 20,000 Ks' }).waitFor()
  await letUndoTimePass(page)

  expect(sent).toEqual([])
  expect(await mainOf(player)).toBe(0n)
})

test('the details of the next three are there before they are looked at', async () => {
  const { page } = await emptyQueue()
  const requested = new Set<string>()
  page.on('request', (request) => {
    const [, id] = DETAILS.exec(new URL(request.url()).pathname) ?? []
    if (id) requested.add(id)
  })
  const { ids } = await deposits(5)
  await page.clock.fastForward(QUEUE_POLL_MS)

  await page.getByRole('button', { name: 'Approve 20,000 Ks' }).waitFor()

  await eventually(() => requested.size).toBe(4)
  expect([...requested].toSorted()).toEqual(ids.slice(0, 4).toSorted())
})

test('offline, or where no server answers, a red bar says so, and nothing is decided until and when the line is back', async () => {
  const { player } = await deposits(1)
  const { page } = await consoleClient.signedIn('cashier', { with_clock: true })
  await page.getByRole('button', { name: 'Approve 20,000 Ks' }).waitFor()
  // The red bar and its texts load while there is still a connection.
  await page.waitForLoadState('networkidle').catch(() => undefined)
  const { sent, sounds } = await watch(page)
  const bar = page.getByText('No connection. Nothing can be decided until it is back.')
  const refused = page.getByRole('alert').getByText('No connection: nothing can be decided until it is back.')
  await page.route('**/api/console/**', (route) => route.abort('connectionrefused'))
  await page.clock.fastForward(QUEUE_POLL_MS)
  await bar.waitFor()
  await page.keyboard.press('a')
  await refused.waitFor()
  expect(await sounds()).toBe(1)
  expect(await faultsOfAxe(page)).toEqual([])
  await page.unroute('**/api/console/**')
  await page.clock.fastForward(QUEUE_POLL_MS)
  await bar.waitFor({ state: 'detached' })
  expect(sent).toEqual([])

  await page.keyboard.press('a')
  await page.getByText('Approving 20,000 Ks').waitFor()

  await page.context().setOffline(true)
  await bar.waitFor()
  await page.clock.fastForward(UNDO_MS)
  await page.getByText(/^Deposit \d+ was not approved: there is no connection\.$/).waitFor()
  const before = await sounds()
  await page.keyboard.press('a')
  await refused.waitFor()
  expect(await sounds()).toBe(before + 1)

  await page.context().setOffline(false)
  await bar.waitFor({ state: 'detached' })
  await letUndoTimePass(page)
  expect(sent).toEqual([])
  expect(await mainOf(player)).toBe(0n)

  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await eventually(() => mainOf(player)).toBe(kyat(20_000))
  expect(sent).toEqual(['approve'])
  consoleClient.refusals()
})

test('a request that has changed since it was shown is not decided about', async () => {
  const { player } = await deposits(1, { refrence_no: '700100' })
  const { page } = await consoleClient.signedIn('cashier', { with_clock: true })
  await page.getByRole('button', { name: 'Approve 20,000 Ks' }).waitFor()
  const { sent } = await watch(page)
  // The list is newer than the details.
  await page.route(DETAILS, (route) => route.fulfill({ status: 503, json: {} }))
  await requestDepositFor(site.app, player, account, { amount: 20_000, refrence_no: '700100' })
  await page.clock.fastForward(QUEUE_POLL_MS)
  const sentence = 'This request has changed. It can be decided when its new details are here.'
  await page.getByText(sentence).waitFor()

  await page.keyboard.press('a')

  await page.getByRole('alert').getByText(sentence).waitFor()
  expect(sent).toEqual([])
  expect(await mainOf(player)).toBe(0n)
  consoleClient.refusals()
})

test('a senior takes over a request; who held it sees and hears so, and cannot decide', async () => {
  const { player } = await deposits(1)
  const first = await consoleClient.signedIn('cashier', { with_clock: true })
  await first.page.getByRole('button', { name: 'Approve 20,000 Ks' }).waitFor()
  const { sent, sounds } = await watch(first.page)
  const senior = await consoleClient.signedIn('owner')
  await senior.page.goto('/deposits')
  await senior.page.getByText(`${first.user_name} is working on it.`).waitFor()
  expect(await faultsOfAxe(senior.page)).toEqual([])

  await senior.page.getByRole('button', { name: 'Take over' }).click()

  await senior.page.getByRole('button', { name: 'Approve 20,000 Ks' }).waitFor()
  await first.page.clock.fastForward(QUEUE_POLL_MS)
  const sentence = `${senior.user_name} has taken this request over. You cannot decide about it.`
  await first.page.getByRole('alert').getByText(sentence).waitFor()
  const heard = await sounds()
  expect(heard).toBeGreaterThan(0)
  await first.page.keyboard.press('a')
  await eventually(sounds).toBe(heard + 1)
  expect(sent).toEqual([])
  expect(await first.page.getByRole('button', { name: 'Take over' }).count()).toBe(0)
  await senior.page.keyboard.press('a')
  await senior.page.keyboard.press('a')
  await eventually(() => mainOf(player)).toBe(kyat(20_000))
  consoleClient.refusals()
})
