import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { recordEvents } from '#outbox/server/index.ts'
import { transaction } from '#platform/server/database/database.ts'
import { eventually, open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(site.app)
})

async function requestDeposit(player: TestPlayer): Promise<number> {
  const reply = await site.app.call('POST', '/api/depositfinicial', {
    token: player.token,
    idempotency_key: randomUUID(),
    body: { agent_payment_type_id: account.id, amount: 30_000, refrence_no: String(randomInt(100_000, 999_999)) },
  })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as { number: number }).number
}

const ARRIVED = 'Deposit of 30,000 Ks arrived'
const toastOf = (page: Page) => page.getByRole('status').getByRole('button', { name: ARRIVED })
/** The number on the button of the menu, as the styles write it; "none" without one. */
const badgeOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: 'Menu', exact: true })
    .evaluate((button) => getComputedStyle(button, '::after').content)
/** The phone has asked once: from now on it tells what is new. */
const untilWatching = (page: Page, player: TestPlayer) =>
  eventually(() => page.evaluate(() => localStorage.getItem('inbox_position'))).toBe(`${player.id}:0`)

test('the console approves, two open phones say so once, and what one reads is read on the other', async () => {
  const player = await site.app.player()
  const [one, other] = [await site.visit({ as: player }), await site.visit({ as: player })]
  const watch = async (phone: Page) => {
    await open(phone, '/about')
    await untilWatching(phone, player)
  }
  const [{ page }] = await Promise.all([consoleClient.signedIn('cashier'), watch(one), watch(other)])
  await page.getByText('Nothing is waiting').waitFor()
  expect(await page.title()).toBe('Deposits · Console')

  const number = await requestDeposit(player)
  await page.getByRole('heading', { name: `Deposit ${number}`, exact: true }).waitFor()
  await eventually(() => page.title()).toBe('(1) Deposits · Console')
  const icon = page.locator('link[rel="icon"]')
  expect(await icon.getAttribute('href')).toBe('/favicon-waiting.svg')
  await page.getByRole('button', { name: 'Approve 30,000 Ks' }).click()
  await page.getByText('Approving 30,000 Ks').waitFor()
  await page.keyboard.press('a')

  await Promise.all([toastOf(one).waitFor(), toastOf(other).waitFor()])
  // The toast leads to the deposit.
  await toastOf(one).click()
  expect(await badgeOf(one)).toBe('"1"')
  await eventually(() => page.title()).toBe('Deposits · Console')
  expect(await icon.getAttribute('href')).toBe('/favicon.svg')
  await one.getByRole('heading', { name: 'Deposit log', level: 1 }).waitFor({ state: 'attached' })
  expect(await toastOf(one).count()).toBe(0)

  const menu = await openMenu(one)
  await menu.getByRole('link', { name: 'Notifications 1' }).click()
  await one.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor()
  await one.getByRole('main').getByRole('link', { name: ARRIVED }).getByText('Unread').waitFor()
  await eventually(() => badgeOf(one)).toBe('none')
  await eventually(() => badgeOf(other)).toBe('none')

  // Loaded anew, neither says it again.
  await open(one, '/notifications')
  await one.getByRole('main').getByRole('link', { name: ARRIVED }).waitFor()
  expect(await one.getByRole('main').getByText('Unread').count()).toBe(0)
  expect(await toastOf(one).count()).toBe(0)
  expect(consoleClient.refusals()).toEqual([])
})

test('an inbox that cannot be loaded says so, and comes with the next try', async () => {
  const player = await site.app.player()
  const event = { kind: 'bonus.lost', content: { amount: 5_000, why: 'lapsed' } } as const
  await transaction(site.app.worker_db, (tx) =>
    recordEvents(tx, [{ player_id: player.id, cause_id: randomUUID(), ...event }]),
  )
  const page = await site.visit({
    as: player,
    allows: [/^GET \/api\/inbox (?:failed|answered 503)/, /console warning/],
  })
  await page.route('**/api/inbox', (route) => route.fulfill({ status: 503, body: '{}' }))
  await open(page, '/notifications')
  await page.getByRole('main').getByRole('alert').waitFor()

  await page.unroute('**/api/inbox')
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('main').getByRole('link', { name: 'Your bonus of 5,000 Ks has expired' }).waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
})
