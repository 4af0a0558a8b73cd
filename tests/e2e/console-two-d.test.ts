import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { openLog } from '#server/platform/log.ts'
import { type MarketFeed, openMarketFeed } from '#server/testing/market-feed.ts'
import { openTestDraw } from '#server/testing/two-d-draw.ts'
import { keepDraws, keepSettling, openFeed } from '#server/two-d/index.ts'
import { eventually, openSite } from './browser.ts'
import { openDesk } from './console-desk.ts'
import { faultsOfAxe } from './faults-of-axe.ts'

const site = openSite()
const desk = openDesk(site)
const end = new AbortController()
let market: MarketFeed
let worker: Promise<unknown>

beforeAll(async () => {
  const { db, owner_db } = site.house
  await owner_db`
    insert into two_d.special_day (day, is_trading, name_en) values (two_d.today(), true, 'A day of this test')
    on conflict (day) do update set is_trading = true`
  // The only draw is this test's, whatever day it is.
  await owner_db`update two_d.session set is_on = false`
  // The worker's part; the feed is dead from the beginning.
  market = await openMarketFeed()
  const log = openLog('silent')
  worker = Promise.all([
    keepDraws({ db, log, feed: openFeed('feed', market.url), second_feed: null }, end.signal),
    keepSettling(db, log, end.signal),
  ])
})
afterAll(async () => {
  end.abort()
  await worker
  await market.close()
})

const bet = async (token: string, num: string, amount: number) => {
  const body = { totalAmount: amount, amounts: [{ num, amount }], session: 'morning' }
  const reply = await site.house.call('POST', '/api/twod-bet', { token, body })
  expect(reply.status, reply.text).toBe(200)
}

async function say(page: Page, button: string, figures: { set: string; value: string; reason?: string }) {
  await page.getByRole('button', { name: button }).click()
  await page.getByLabel('SET index').fill(figures.set)
  await page.getByLabel('Value in million baht').fill(figures.value)
  if (figures.reason) await page.getByLabel('Reason, for the audit trail').fill(figures.reason)
  await page.getByRole('button', { name: 'Say so' }).click()
  await page.getByText('Written down. Another one has to say the same.').waitFor()
}

test('with the feed dead at noon two people enter the result, and correct it when it was misread', async () => {
  const winner = await site.house.player({ main: kyat(10_000) })
  const { id } = await openTestDraw(site.house.owner_db)
  await bet(winner.token, '91', 1_000)
  await bet(winner.token, '12', 500)
  const { page: owner } = await desk.signedIn('owner')
  const { page: cashier } = await desk.signedIn('cashier')

  // The map moves with the bets, and a number is closed before anybody else takes it.
  await owner.getByRole('link', { name: '2D lottery' }).click()
  expect(await faultsOfAxe(owner)).toEqual([])
  await owner.goto(`/two-d/draws/${id}`)
  const number = (num: string) => owner.getByRole('button', { name: num, exact: false }).filter({ hasText: num })
  await eventually(() => number('91').textContent()).toContain('1k')
  await bet(winner.token, '91', 2_000)
  await eventually(() => number('91').textContent()).toContain('3k')
  await number('40').click()
  await owner.getByRole('button', { name: 'Close', exact: true }).click()
  await owner.getByLabel('Reason, for the audit trail').fill('too hot')
  await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await eventually(() => number('40').getAttribute('data-closed')).toBe('true')
  expect(await faultsOfAxe(owner)).toEqual([])

  // Noon, and the feed is dead.
  await site.house.owner_db`
    update two_d.draw set closes_at = clock_timestamp() - interval '20 s', draws_at = clock_timestamp() - interval '1 s'
    where id = ${id}`
  await owner.getByText('Waits for its result').waitFor()
  await say(owner, 'Enter the result', { set: '1443.79', value: '24,221.65' })
  expect(await owner.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  await cashier.getByRole('link', { name: '2D lottery' }).click()
  await cashier.goto(`/two-d?id=${id}`)
  await cashier.getByRole('button', { name: 'Confirm 91' }).click()
  await cashier.getByText('The result stands.').waitFor()
  await owner.getByText('Paid').first().waitFor()
  expect((await site.house.balancesOf(winner)).main).toBe(kyat(10_000 - 3_500 + 240_000))
  await owner.keyboard.press('2')
  await owner.getByRole('table', { name: 'Winners' }).getByText('80,000').waitFor()
  expect(await faultsOfAxe(owner)).toEqual([])

  // It was 12, not 91.
  await say(owner, 'Correct the result', { set: '1,443.71', value: '24222.65', reason: 'another row was read' })
  await cashier.getByRole('button', { name: 'Confirm 12' }).click()
  await owner.getByText('Version 2').first().waitFor()
  await eventually(async () => (await site.house.balancesOf(winner)).main).toBe(kyat(10_000 - 3_500 + 40_000))
  await owner.keyboard.press('3')
  await owner.getByRole('table', { name: 'Books' }).getByText('The house keeps').waitFor()
  expect(await faultsOfAxe(owner)).toEqual([])
  await site.house.expectBooksToHold()
  expect(desk.refusals()).toEqual([])
})

test('the calendar, the times and the feeds are kept in the console', async () => {
  const { page } = await desk.signedIn('owner')
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
  const shown = await site.house.call('GET', `/api/twod-holidays?year=${next_year}&lan=mm`)
  expect(shown.body.data).toContainEqual({ date: `${next_year}-03-11`, name: 'ရေကြီးခြင်း', is_provisional: false })

  await page.getByRole('link', { name: 'Times and feeds' }).click()
  await page.getByText('failures in a row').waitFor()
  await page.getByRole('group', { name: 'Early, 1' }).getByLabel('Played').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  expect(desk.refusals()).toEqual([])
})
