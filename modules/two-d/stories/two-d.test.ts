import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dismissEnd } from '#identity/stories/session-end.ts'
import { kyat } from '#platform/contract/money.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import { createMarket, marketControl, marketRoutes } from '#tools/sandbox/src/market/routes.ts'
import { createFeed, runDrawLoop, runSettlementLoop } from '#two-d/server/index.ts'
import { capacity, live, ownCapacity } from './two-d-answers.ts'

const site = openSite()
const end = new AbortController()
/** The figures of the simulated market: 91 at noon, 26 after the bell. */
const ROWS = { '12:01:00': { set: 1443.79, value: 24221.65 }, '16:30:00': { set: 1444.12, value: 19306.6 } }
/** Two sources say it twice each, and the draw is paid. */
const PAID_MS = 45_000
/** A page asks as often for a slip that waits, and for the capacity of a draw. */
const SLIP_POLL_MS = 10_000
const CAPACITY_POLL_MS = 3_000
let market: FastifyInstance
let worker: Promise<unknown>

beforeAll(async () => {
  const { worker_db: db, owner_db } = site.app
  await owner_db`
    insert into two_d.special_day (day, is_trading, name_en) values (two_d.today(), true, 'A day of this test')
    on conflict (day) do update set is_trading = true`
  // The only draws are this test's, whatever day it is.
  await owner_db`update two_d.session set is_on = false`
  market = Fastify()
  const boards = createMarket()
  marketRoutes(market, boards)
  marketControl(market, boards)
  await market.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(market.server.address() as AddressInfo).port}/market`
  const log = createLog('silent')
  const feeds = { feed: createFeed('feed', `${url}/live`), second_feed: createFeed('second_feed', `${url}/second`) }
  worker = Promise.all([runDrawLoop({ db, log, ...feeds }, end.signal), runSettlementLoop(db, log, end.signal)])
})
afterAll(async () => {
  end.abort()
  await worker
  await market.close()
})

/**
 * A day that can be played again: an earlier try was last week, and what it left undrawn was called off. The cut-offs are
 * of today, also in the hour before midnight: a draw is known by the day of its cut-off.
 */
async function beginDay(): Promise<void> {
  const { owner_db } = site.app
  await owner_db`
    update two_d.draw set status = 'void', void_reason = 'an earlier try', voided_at = now()
    where status in ('open', 'closed')`
  await owner_db`update two_d.draw set game_date = game_date - 7, shown_until = draws_at`
  await owner_db`
    insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_number_limit, lines_max)
    select two_d.today(), number,
           least(clock_timestamp() + interval '1 hour',
                 (two_d.today() + interval '1 day' - interval '1 second') at time zone 'Asia/Yangon'),
           clock_timestamp() + interval '2 hours', clock_timestamp() + interval '3 hours', odds, stake_min, stake_max, ${kyat(5_000)}, lines_max
    from two_d.setting cross join (values (2), (4)) as played (number)`
  await sendMarket({ speed: 60, starts_at: '10:00' })
}

async function sendMarket(payload: Record<string, unknown>): Promise<void> {
  const reply = await market.inject({ method: 'POST', url: '/market/control', payload })
  expect(reply.statusCode, reply.body).toBe(200)
}

/** In two seconds the draw takes no more bets, and two later the market comes to its row: four minutes of its own day. */
async function bringToItsEnd(session_number: 2 | 4, starts_at: string): Promise<void> {
  await site.app.owner_db`
    update two_d.draw set cutoff_at = clock_timestamp() + interval '2 s', draws_at = clock_timestamp() + interval '4 s'
    where game_date = two_d.today() and session_number = ${session_number}`
  await sendMarket({ speed: 60, starts_at, rows: ROWS })
}

async function statusOf(session_number: number): Promise<string | undefined> {
  const [draw] = await site.app.owner_db<{ status: string }[]>`
    select status from two_d.draw where game_date = two_d.today() and session_number = ${session_number}`
  return draw?.status
}

/** Each source is asked with each turn of the worker, in place of seconds apart. */
async function untilPaid(session_number: 2 | 4): Promise<void> {
  const status = async () => {
    await site.app.owner_db`update two_d.feed set polled_at = polled_at - interval '1 minute'`
    return statusOf(session_number)
  }
  await expect.poll(status, { timeout: PAID_MS, interval: 250 }).toBe('settled')
}

const cell = (page: Page, num: string) => page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText(num)
const cellName = (page: Page, num: string) => cell(page, num).locator('..').getAttribute('aria-label')
const bar = (page: Page) => page.getByRole('region', { name: 'Your bet' })
const total = (page: Page) => page.getByRole('region', { name: 'Total' })
const proof = (page: Page) => page.getByRole('region', { name: 'Result proof' })

test('a trading day: bets for both sessions, a number that fills up, closing, the result with its proof, and the prize', {
  timeout: 120_000,
}, async () => {
  await beginDay()
  const player = await site.app.player({ main: kyat(100_000) })
  const other = await site.app.player({ main: kyat(10_000) })
  const page = await site.visit({ as: player })
  const second = await site.visit({ as: other, expects: [/^POST \/api\/twod-bet answered 422$/] })

  // The live number, from home, where the next draw counts down.
  await open(page, '/?type=all')
  const games = page.getByRole('region', { name: 'Our games' })
  await games.getByText(/^12:00 PM · closes \d\d:\d\d [AP]M in \d+:\d\d/).waitFor()
  await games.getByRole('link', { name: 'Bet now' }).click()
  await page.waitForURL('**/2d/bet')
  await page.goBack()
  await games.getByRole('link', { name: '2D' }).click()
  await page.waitForURL('**/2d')
  await page.getByText('Live', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Place a bet' }).click()
  await page.getByRole('dialog').getByRole('link', { name: '12:00 PM' }).click()
  await page.waitForURL('**/2d/bet?time=2')

  // Without numbers the button looks off on its dark ground.
  const button = bar(page).getByRole('button')
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  const [background, wanted] = await button.evaluate((it) => {
    const probe = it.appendChild(document.createElement('i'))
    probe.style.color = 'var(--lacquer-raised)'
    const colours = [getComputedStyle(it).backgroundColor, getComputedStyle(probe).color]
    probe.remove()
    return colours
  })
  expect(background).toBe(wanted)

  // Numbers with different stakes: by hand, by a set with its preview, by a list.
  await page.getByLabel('Stake', { exact: true }).fill('3000')
  await cell(page, '91').click()
  await page.getByRole('button', { name: 'Quick bet' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Even doubles' }).click()
  expect(await sheet.getByRole('list', { name: 'Numbers to add' }).innerText()).toMatch(
    /00\s+3,000\s+22\s+3,000\s+44\s+3,000\s+66\s+3,000\s+88\s+3,000/,
  )
  await sheet.getByRole('button', { name: 'Add 5 numbers · 15,000 Ks' }).click()
  await page.getByRole('button', { name: 'Type a list' }).click()
  await sheet.getByLabel('Numbers and stakes').fill('၁၂ R ၅၀၀, 3 ထိပ် 200')
  await sheet.getByRole('button', { name: 'Add 12 numbers · 3,000 Ks' }).click()
  await bar(page).getByText('18 numbers · 21,000 Ks').waitFor()
  await page.reload()
  await bar(page).getByText('18 numbers · 21,000 Ks').waitFor()
  await bar(page).getByRole('button', { name: 'Bet 21,000 Ks' }).click()

  // Too little stops the slip, what is deleted is gone.
  await page.waitForURL('**/2d/confirm?time=2')
  await page.getByLabel('Stake on 12').fill('50')
  await page.getByLabel('Stake on 12').press('Enter')
  await page.getByText('* Minimum stake: 100 Ks').waitFor()
  expect(await page.getByLabel('Stake on 12').inputValue()).toBe('50')
  await page.getByLabel('Stake on 12').fill('400')
  await page.getByLabel('Stake on 12').press('Enter')
  await page.getByRole('button', { name: 'Remove 88' }).click()
  await total(page).getByText('17,900 Ks', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Bet placed successfully').waitFor()
  await page.waitForURL('**/morning-bet-slip')
  await page.getByText('82,100.00').waitFor()
  await page.getByText('Pending').waitFor()
  expect((await site.app.balancesOf(player)).main).toBe(kyat(82_100))

  // A second phone sees how full the number is, asks for too much, and places the rest.
  await open(second, '/2d/bet?time=2')
  await eventually(() => cellName(second, '91')).toBe('91, 60% taken')
  await second.getByLabel('Stake', { exact: true }).fill('2500')
  await cell(second, '91').click()
  await cell(second, '07').click()
  await bar(second).getByRole('button', { name: 'Bet 5,000 Ks' }).click()
  await second.getByRole('button', { name: 'Confirm' }).click()
  await second.getByText('Over-limit digits: 91').waitFor()
  await second.getByText('91: 2,000 Ks left').waitFor()
  await second.getByRole('button', { name: 'Place the rest · 4,500 Ks' }).click()
  await second.waitForURL('**/morning-bet-slip')
  expect((await site.app.balancesOf(other)).main).toBe(kyat(5_500))

  // The evening's draw is another one; the closing-time field leads there.
  await open(page, '/2d/bet?time=2')
  await eventually(() => cellName(page, '91')).toBe('91, full')
  await page.getByLabel('Draw').selectOption('evening')
  await page.waitForURL('**/2d/bet?time=4')
  await eventually(() => cellName(page, '91')).toBe('91, 0% taken')
  await cell(page, '26').click()
  await bar(page).getByRole('button', { name: 'Bet 100 Ks' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/evening-bet-slip')

  // Closed to the second, by the server's clock.
  await open(second, '/2d/bet?time=2')
  await bringToItsEnd(2, '11:57')
  await second.getByText('Betting on this draw is closed.').waitFor()
  expect(await cell(second, '07').locator('..').isDisabled()).toBe(true)
  await second.getByRole('link', { name: 'Bet on 04:30 PM' }).waitFor()

  // Two sources say the same, and the prize is paid.
  await page.clock.install()
  await open(page, '/morning-bet-slip')
  await page.getByText('Pending').waitFor()
  await untilPaid(2)
  await page.clock.fastForward(SLIP_POLL_MS)
  await page.getByText('+222,100.00').waitFor()
  await page.getByText('Won', { exact: true }).waitFor()
  expect(await proof(page).innerText()).toMatch(/1,443\.79[\s\S]*24,221\.65[\s\S]*91[\s\S]*SHA-256 [0-9a-f]{64}/)
  await proof(page).getByRole('button', { name: 'Check the hash on this device' }).click()
  await proof(page).getByText('Hash matches the data.').waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as an image' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^M-\d{6}-\d+\.png$/)
  expect((await site.app.balancesOf(player)).main).toBe(kyat(82_100 - 100 + 240_000))

  // Winners by masked names, and the day's result for everybody.
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Daily winners' }).click()
  await page.getByText('2 winners').first().waitFor()
  expect(await page.getByRole('table').first().innerText()).toMatch(
    /3,000\sKs\s+240,000\sKs[\s\S]*2,000\sKs\s+160,000\sKs/,
  )
  expect(await page.getByRole('table').first().innerText()).not.toContain(player.user.name)
  await moveTo(second, '/2d/results')
  await second.getByText('1,443.79').waitFor()

  // The idle hours are left out. A slip that is not confirmed when the evening closes is not taken any more.
  await moveTo(second, '/2d/bet?time=4')
  await cell(second, '07').click()
  await bar(second).getByRole('button', { name: 'Bet 100 Ks' }).click()
  await second.waitForURL('**/2d/confirm?time=4')
  await sendMarket({ speed: 60, starts_at: '14:00' })
  await moveTo(page, '/2d')
  await page.getByText('Live', { exact: true }).waitFor()
  await bringToItsEnd(4, '16:26')
  const confirm = total(second).getByRole('button', { name: 'Closed' })
  await confirm.waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  const late = { totalAmount: 100, amounts: [{ num: '07', amount: 100 }], session: 'evening' }
  const refused = await site.app.call('POST', '/api/twod-bet', { token: other.token, body: late })
  expect(refused.body.code).toBe('two_d_draw_closed')

  // The row comes by itself; the slip of the morning has its prize in the evening.
  await untilPaid(4)
  await page.getByRole('listitem').filter({ hasText: '4:30' }).getByText('1,444.12').waitFor()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Evening history' }).click()
  await page.waitForURL('**/evening-bet-slip')
  await page.getByText('+7,900.00').waitFor()
  await page.getByText('Won', { exact: true }).waitFor()
  expect(await proof(page).innerText()).toMatch(/1,444\.12[\s\S]*19,306\.60[\s\S]*26[\s\S]*SHA-256 [0-9a-f]{64}/)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Daily winners' }).click()
  await page.getByRole('button', { name: 'Evening' }).click()
  await page.getByText('1 winner', { exact: true }).first().waitFor()
  expect(await page.getByRole('table').first().innerText()).toMatch(/100\sKs\s+8,000\sKs/)
  await moveTo(page, '/wallet')
  await page.getByRole('main').getByText('330,000').first().waitFor()
  await site.app.expectReconciled()
})

test('what is over its limit is reduced or left out in one press, and the stored bets follow', async () => {
  const player = await site.app.player({ main: kyat(10_000) })
  const expects = [/^POST \/api\/twod-bet answered (422|503)$/, /twod-capacity\/own answered 404$/]
  const page = await site.visit({ as: player, expects })
  const data = (of: object) => ({ json: { status: 'Request was successful.', message: '', data: of } })
  // One draw: its cutoff does not move from poll to poll, and nothing is stored again for it.
  const draw = capacity(true)
  await page.route('**/api/twod-capacity?*', (route) => route.fulfill(data(draw)))
  await page.route('**/api/twod-capacity/own?*', (route) => route.fulfill(data(ownCapacity({ '07': 0, '25': 900 }))))
  await page.route('**/api/twod-bet', (route) => route.fulfill({ status: 422, json: ['07', '25'] }))
  const betsOn = (...nums: string[]) => ({
    totalAmount: nums.length * 1_000,
    amounts: nums.map((num) => ({ num, amount: 1_000 })),
  })
  await page.addInitScript(
    (text) => localStorage.getItem('bets') ?? localStorage.setItem('bets', text),
    JSON.stringify(betsOn('07', '25', '30')),
  )
  await open(page, '/2d/confirm?time=2')
  await page.getByRole('button', { name: 'Confirm' }).click()

  await page.getByText('Over-limit digits: 07, 25').waitFor()
  await page.getByText('07 is full').waitFor()
  await page.getByText('25: 900 Ks left').waitFor()
  await page.route('**/api/twod-bet', (route) => route.fulfill({ status: 503, json: {} }))
  const sent = page.waitForRequest('**/api/twod-bet')
  await page.getByRole('button', { name: 'Place the rest · 1,900 Ks' }).click()

  const rest = {
    totalAmount: 1_900,
    amounts: [
      { num: '25', amount: 900 },
      { num: '30', amount: 1_000 },
    ],
  }
  expect((await sent).postDataJSON()).toEqual({ ...rest, session: 'morning' })
  await page.getByText('Network or server error').waitFor()
  await total(page).getByText('1,900 Ks', { exact: true }).waitFor()
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('bets'))) ?? '')).toEqual(rest)

  // Where nobody says what a number still takes, it is left out.
  await page.route('**/api/twod-capacity/own?*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.route('**/api/twod-bet', (route) => route.fulfill({ status: 422, json: ['07'] }))
  await page.evaluate((text) => localStorage.setItem('bets', text), JSON.stringify(betsOn('07', '30')))
  await open(page, '/2d/confirm?time=2')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Over-limit digits: 07').waitFor()
  await page.getByRole('button', { name: 'Place the rest · 1,000 Ks' }).waitFor()
  expect(await page.getByText('07 is full').count()).toBe(0)
})

test('betting is called closed only where it is known to be', async () => {
  const page = await site.visit({ expects: [/twod-live answered 503$/, /twod-capacity answered (503|403)$/] })
  const answer = (path: string, status: number, json: object) =>
    page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }))
  for (const path of ['twod-live', 'twod-capacity*']) await answer(path, 503, { status: 'Request has failed.' })
  const requested = page.waitForResponse(/twod-capacity/)
  await page.clock.install()
  await open(page, '/2d')
  const bar = page.getByRole('region', { name: 'Place a bet' })
  await requested
  // The calls that the page repeats by itself.
  const says = async (path: string, status: number, json: object) => {
    await answer(path, status, json)
    await page.clock.fastForward(CAPACITY_POLL_MS)
  }

  await eventually(() => bar.innerText()).toMatch(/Next close\s+–/)
  expect(await page.getByText('Betting is closed').count()).toBe(0)

  const closed = { status: 'Request has failed.', code: 'two_d_no_draw', message: 'There is no draw.' }
  await says('twod-capacity*', 403, closed)
  await eventually(() => bar.innerText()).toMatch(/Betting is closed\s+–/)
  await says('twod-capacity*', 503, { status: 'Request has failed.' })
  await eventually(() => bar.innerText()).toMatch(/Next close\s+–/)

  const data = { ...live(), draws: [] }
  await says('twod-live', 200, { status: 'Request was successful.', message: '', data })
  await eventually(() => bar.innerText()).toMatch(/Betting is closed\s+–/)
})

test('the head of the winners has one line on a narrow phone, with its button', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, language: 'mm', viewport: { width: 360, height: 640 } })

  await open(page, '/2d/daily-winner')

  const { winners } = (await wordsOf('mm')).twoD
  await page.getByRole('button', { name: winners.refresh, exact: true }).waitFor()
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    return title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight)
  })
  expect(lines).toBeCloseTo(1)
})

test('winners are for players who are logged in, and nothing is confirmed without bets', async () => {
  const player = await site.app.player({ main: kyat(1_000) })
  const expects = [/two-d-daily-winners answered 403$/, /two-d-daily-winners answered 401$/]
  const page = await site.visit({
    as: player,
    expects,
    allows: [/^GET \/api\/user answered 401$/],
  })
  await open(page, '/2d/confirm')
  await page.waitForURL('**/?type=all')
  await page.route('**/api/two-d-daily-winners*', (route) =>
    route.fulfill({ status: 403, json: { code: 'only_players', message: 'Only players can view winners.' } }),
  )
  await moveTo(page, '/2d/daily-winner')
  await page.getByText('Only players can view winners.').waitFor()
  await page.unroute('**/api/two-d-daily-winners*')
  await site.app.owner_db`delete from identity.session where player_id = ${player.id}`
  await page.getByRole('button', { name: 'Morning' }).click()
  await dismissEnd(page)
  await page.waitForURL('**/login')
})

test('a phone shows the balance that the lottery plays from, and elsewhere that of the games', async () => {
  const player = await site.app.player({ main: kyat(40_000), game: kyat(7_000) })
  const page = await site.visit({ as: player })
  const balance = page.getByRole('banner').getByRole('button', { name: 'Exchange' })
  const words = async () => (await balance.innerText()).replace(/\s+/g, ' ')

  await open(page, '/2d')
  await eventually(words).toMatch(/^Main 40,000 Ks Game 7,000 Ks/)
  await moveTo(page, '/digitbet')
  await eventually(words).toMatch(/^Game 7,000 Ks Main 40,000 Ks/)
})
