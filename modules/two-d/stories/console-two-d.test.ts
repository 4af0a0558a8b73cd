import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { type MarketFeed, morningReading, openMarketFeed } from '#tests/support/partners/market-feed.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { createFeed, runDrawLoop, runSettlementLoop } from '#two-d/server/index.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
const end = new AbortController()
/** Before noon: no row yet. */
const morning = morningReading({ set: '1,443.12', value: '24,215.65', twod: '25' })
const reading = {
  ...morning,
  result: morning.result.map((row) => ({ ...row, set: '--', value: '--', twod: '--', history_id: null })),
}
/** The page of a player with a slip that waits asks as often. */
const SLIP_POLL_MS = 10_000
let market: MarketFeed
let worker: Promise<unknown>

beforeAll(async () => {
  const { worker_db: db, owner_db } = site.app
  await owner_db`
    insert into two_d.special_day (day, is_trading, name_en) values (two_d.today(), true, 'A day of this test')
    on conflict (day) do update set is_trading = true`
  // The only draw is this test's, whatever day it is.
  await owner_db`update two_d.session set is_on = false`
  // The worker's part.
  market = await openMarketFeed()
  market.say(reading)
  const log = createLog('silent')
  worker = Promise.all([
    runDrawLoop({ db, log, feed: createFeed('feed', market.url), second_feed: null }, end.signal),
    runSettlementLoop(db, log, end.signal),
  ])
})
afterAll(async () => {
  end.abort()
  await worker
  await market.close()
})

const bet = async (token: string, amounts: Record<string, number>) => {
  const lines = Object.entries(amounts).map(([num, amount]) => ({ num, amount }))
  const body = { totalAmount: lines.reduce((sum, { amount }) => sum + amount, 0), amounts: lines, session: 'morning' }
  const reply = await site.app.call('POST', '/api/twod-bet', { token, body })
  expect(reply.status, reply.text).toBe(200)
}

const SUBMITTED = 'Submitted. A second person must enter the same number.'
const CONFIRMED = 'Confirmed. The result is declared.'

interface Figures {
  set: string
  value: string
  reason?: string
}

async function submitResult(
  page: Page,
  button: string,
  { answer = SUBMITTED, ...figures }: Figures & { answer?: string },
) {
  await page.getByRole('button', { name: button }).click()
  await page.getByLabel('SET index').fill(figures.set)
  await page.getByLabel('Value in million baht').fill(figures.value)
  if (figures.reason) await page.getByLabel('Reason, for the audit log').fill(figures.reason)
  await page.getByRole('button', { name: 'Submit result' }).click()
  await page.getByText(answer).waitFor()
}

test('with the feed dead at noon two people enter the result, and correct it when it was misread', {
  timeout: 120_000,
}, async () => {
  const winner = await site.app.player({ main: kyat(10_000) })
  const { owner_db } = site.app
  const { id } = await openTestDraw(owner_db)
  await bet(winner.token, { '91': 1_000, '12': 500 })
  const phone = await site.visit({ as: winner, expects: [/^GET \/api\/twod-live answered 503$/] })
  await phone.clock.install()
  await open(phone, '/2d')
  await phone.getByText('Last number', { exact: true }).waitFor()
  market.say({ ...reading, live: { ...reading.live, set: '1,443.13', twod: '35' } })
  await phone.getByText('Live', { exact: true }).waitFor()
  const { page: owner } = await consoleClient.signedIn('owner')

  // The map moves with the bets, and a number is closed before anybody else takes it.
  await owner.getByRole('link', { name: '2D lottery' }).click()
  expect(await faultsOfAxe(owner)).toEqual([])
  await owner.goto(`/two-d/draws/${id}`)
  const number = (num: string) => owner.getByRole('button', { name: num, exact: false }).filter({ hasText: num })
  await eventually(() => number('91').textContent()).toContain('1k')
  await bet(winner.token, { '91': 2_000 })
  await eventually(() => number('91').textContent()).toContain('3k')
  await number('40').click()
  await owner.getByRole('button', { name: 'Close', exact: true }).click()
  await owner.getByLabel('Reason, for the audit log').fill('too hot')
  await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await eventually(() => number('40').getAttribute('data-closed')).toBe('true')
  expect(await faultsOfAxe(owner)).toEqual([])

  // Noon, and the feed dies: however often it is asked, no result comes by itself.
  market.say('', 503)
  const calls_before = market.calls()
  await owner_db`
    update two_d.draw set cutoff_at = clock_timestamp() - interval '20 s', draws_at = clock_timestamp() - interval '1 s'
    where id = ${id}`
  await owner.getByText('Waits for its result').waitFor()
  const { page: cashier } = await consoleClient.signedIn('cashier')
  await phone.getByText('Failed to load live data').waitFor()
  await eventually(async () => {
    // Its next turn, in place of two seconds later.
    await owner_db`update two_d.feed set polled_at = polled_at - interval '1 minute'`
    return market.calls()
  }).toBeGreaterThan(calls_before + 2)
  await moveTo(phone, '/morning-bet-slip')
  await eventually(() => phone.getByText('Pending').count()).toBe(2)
  expect(await phone.getByText('SHA-256').count()).toBe(0)

  // One person reports it, a second one confirms it, and the slips are paid.
  await submitResult(owner, 'Enter the result', { set: '1443.79', value: '24,221.65' })
  expect(await owner.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  await cashier.getByRole('link', { name: '2D lottery' }).click()
  await cashier.goto(`/two-d?id=${id}`)
  await cashier.getByText('Figures hidden: enter those that you read yourself.').waitFor()
  expect(await cashier.getByText('91', { exact: true }).count()).toBe(0)
  await submitResult(cashier, 'Enter the result', { set: '1,443.71', value: '24,221.65' })
  await cashier.getByText('These differ from yours. Read the market again, both of you.').waitFor()
  await submitResult(cashier, 'Enter the result', { set: '1,443.79', value: '24,221.65', answer: CONFIRMED })
  await owner.getByText('Paid', { exact: true }).first().waitFor()
  expect((await site.app.balancesOf(winner)).main).toBe(kyat(10_000 - 3_500 + 240_000))
  await owner.keyboard.press('2')
  await owner.getByRole('table', { name: 'Winners' }).getByText('80,000').waitFor()
  expect(await faultsOfAxe(owner)).toEqual([])
  await phone.clock.fastForward(SLIP_POLL_MS)
  await phone.getByText('+158,000.00').waitFor()
  expect(await phone.getByText('Won', { exact: true }).count()).toBe(2)
  await phone.getByText('Entered by two staff members').waitFor()
  await moveTo(phone, '/2d/daily-winner')
  await phone.getByText('2 winners').first().waitFor()
  await site.app.expectReconciled()

  // It was 12, not 91; of the first prize the player has no more than 46,500 left, so the right one goes to what they owe.
  const body = { amount: 200_000 }
  const moved = await site.app.call('POST', '/api/exchange-main-to-game', { token: winner.token, body })
  expect(moved.status, moved.text).toBe(200)
  await submitResult(owner, 'Correct the result', {
    set: '1,443.71',
    value: '24222.65',
    reason: 'another row was read',
  })
  await submitResult(cashier, 'Correct the result', {
    set: '1,443.71',
    value: '24222.65',
    reason: 'another row was read',
    answer: CONFIRMED,
  })
  await owner.getByText('Version 2').first().waitFor()
  const winners = owner.getByRole('table', { name: 'Winners' })
  await winners.getByText('153,500').waitFor()
  expect(await winners.getByText('40,000').count()).toBe(2)
  expect((await site.app.balancesOf(winner)).main).toBe(0n)
  await owner.keyboard.press('3')
  await owner.getByRole('table', { name: 'Ledger' }).getByText('193,500').waitFor()
  expect(await faultsOfAxe(owner)).toEqual([])

  // The player sees it on their slips: one that lost after all, one that has won, and what is left.
  await open(phone, '/morning-bet-slip')
  await phone.getByText('Corrected (version 2)').waitFor()
  await phone.getByText('Lost', { exact: true }).waitFor()
  await phone.getByText('You owe 153,500.00 Ks: the first result was wrong.').waitFor()
  await phone.getByRole('button', { name: /Won/ }).click()
  await phone.getByText('+38,500.00').waitFor()
  await phone.getByText('46,500.00 Ks reversed: the first result was wrong.').waitFor()
  await phone.getByText('40,000.00 Ks of your prize paid off what you owed.').waitFor()
  await site.app.expectReconciled()
  expect(consoleClient.refusals()).toEqual([])
})

test('the calendar, the times and the feeds are kept in the console', async () => {
  const { page } = await consoleClient.signedIn('owner')
  await page.getByRole('link', { name: '2D lottery' }).click()

  await page.getByRole('link', { name: 'Calendar' }).click()
  const next_year = String(new Date().getUTCFullYear() + 1)
  await page.getByRole('link', { name: next_year }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByLabel('Date').fill(`${next_year}-03-11`)
  await page.getByLabel('Name in English').fill('A flood')
  await page.getByLabel('Name in Burmese').fill('ရေကြီးခြင်း')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('table', { name: 'Calendar' }).getByText('A flood').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  const shown = await site.app.call('GET', `/api/twod-holidays?year=${next_year}&lan=mm`)
  expect(shown.body.data).toContainEqual({ date: `${next_year}-03-11`, name: 'ရေကြီးခြင်း', is_provisional: false })

  await page.getByRole('link', { name: 'Times and feeds' }).click()
  await page.getByText('failures in a row').waitFor()
  await page.getByRole('group', { name: 'Early, 1' }).getByLabel('Played').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  expect(consoleClient.refusals()).toEqual([])
})
