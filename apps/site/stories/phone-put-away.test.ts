import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'

const site = openSite()
const app = () => site.app
const TWO_HOURS_MS = 2 * 3_600_000

/**
 * Two draws that take bets for five hours or more, whatever day it is, and again when the test is tried again. A draw is
 * known by the day of its cut-off: it stays the same while the test brings it nearer by four hours.
 */
beforeEach(async () => {
  const { owner_db } = app()
  await owner_db`
    insert into two_d.special_day (day, is_trading, name_en) values (two_d.today(), true, 'A day of this test')
    on conflict (day) do update set is_trading = true`
  await owner_db`update two_d.session set is_on = false`
  await owner_db`
    update two_d.draw set status = 'void', void_reason = 'an earlier try', voided_at = now(), shown_until = draws_at,
                          game_date = game_date - 7
    where status = 'open'`
  await owner_db`
    insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_number_limit, lines_max)
    select two_d.today(), number, at, at + interval '1 hour', at + interval '2 hours',
           odds, stake_min, stake_max, ${kyat(100_000)}, lines_max
    from two_d.setting cross join (values (2), (4)) as played (number)
    cross join lateral (select clock_timestamp() at time zone 'Asia/Yangon' as now) clock
    cross join lateral (
      select case when (now + interval '5 hours')::date = (now + interval '1 hour')::date then now + interval '5 hours'
                  else date_trunc('day', now) + interval '29 hours' end at time zone 'Asia/Yangon' as at
    ) cutoff`
})

const cell = (page: Page, num: string) =>
  page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText(num).locator('..')
const bar = (page: Page) => page.getByRole('region', { name: 'Your bet' })

/** The browser's state and event for a page that nobody sees, and for one that is taken up again. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Two hours in a pocket: the clock of the phone goes on, and for the server everything of before is as long ago. */
async function putAway(page: Page, player: TestPlayer): Promise<void> {
  const { owner_db } = app()
  await show(page, 'hidden')
  await owner_db`
    update identity.session set created_at = created_at - interval '2 hours', seen_at = seen_at - interval '2 hours',
                                expires_at = expires_at - interval '2 hours'
    where player_id = ${player.id}`
  await owner_db`
    update two_d.draw set cutoff_at = cutoff_at - interval '2 hours', draws_at = draws_at - interval '2 hours',
                          shown_until = shown_until - interval '2 hours'
    where status = 'open'`
  await page.clock.fastForward(TWO_HOURS_MS)
  // Nothing has called meanwhile, or the session would have been in use.
  const [session] = await owner_db`
    select seen_at < now() - interval '119 minutes' as is_unused from identity.session where player_id = ${player.id}`
  expect(session?.is_unused).toBe(true)
}

test('a phone put away for two hours in the middle of a slip goes on with it: signed in, the numbers there, the bet placed', async () => {
  const player = await app().player({ main: kyat(20_000) })
  const page = await site.visit({ as: player, expects: [/^GET \/api\/twod-live answered 503$/] })
  await page.clock.install()
  await open(page, '/2d/bet?time=2')
  await page.getByLabel('Stake', { exact: true }).fill('1500')
  for (const num of ['07', '26', '91']) await cell(page, num).click()
  await bar(page).getByText('3 numbers · 4,500 Ks').waitFor()

  await putAway(page, player)
  const answered = page.waitForResponse('**/api/user')
  await show(page, 'visible')

  expect((await answered).status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe('/2d/bet')
  for (const num of ['07', '26', '91']) expect(await cell(page, num).getAttribute('aria-pressed')).toBe('true')
  await bar(page).getByRole('button', { name: 'Bet 4,500 Ks' }).click()
  await page.waitForURL('**/2d/confirm?time=2')

  // Once more before the last press; and this time the phone has let go of the page.
  await putAway(page, player)
  await page.reload()
  await page.getByRole('region', { name: 'Total' }).getByText('4,500 Ks', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()

  await page.getByText('Bet placed successfully').waitFor()
  await page.waitForURL('**/morning-bet-slip')
  await eventually(() => app().balancesOf(player)).toEqual({ main: kyat(15_500), game: 0n })
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(player.token)
})
