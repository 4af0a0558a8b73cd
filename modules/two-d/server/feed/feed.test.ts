import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openConsoleOf } from '#tests/support/app/open-console.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { type MarketFeed, morningReading, openMarketFeed } from '#tests/support/partners/market-feed.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { TwoDDrawDetail } from '#two-d/contract/draws-staff.ts'
import { reportReading } from '../results/report-reading.ts'
import { createFeed, type Feed } from './feed.ts'
import { createGlance } from './glance.ts'
import { pollFeed } from './poll-feed.ts'

const NOON = { set: '1,443.79', value: '24,221.65', twod: '91' }

let app: TestApp
let market: MarketFeed
let feed: Feed
let second: Feed

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarketFeed()
  // A day with draws, whatever day it is.
  await app.owner_db`insert into two_d.special_day (day, is_trading, name_en) values (two_d.today(), true, 'Test')
    on conflict (day) do update set is_trading = true`
})
afterAll(async () => {
  await market.close()
  await app.close()
})
beforeEach(async () => {
  await app.owner_db`update two_d.feed set polled_at = '-infinity', calls = 0, reading = null, read_at = null, moved_at = null, failures = 0`
  await app.owner_db`
    update two_d.draw set status = 'void', void_reason = 'another test', voided_at = now() where status in ('open', 'closed')`
  await app.owner_db`update two_d.draw set game_date = game_date - 1000 - id where status <> 'void'`
  // The breaker of one test is not that of the next.
  feed = createFeed('feed', market.url)
  second = createFeed('second_feed', market.url)
})

const live = () => app.call('GET', '/api/twod-live')
const poll = (which = feed) => pollFeed(app.worker_db, which, 0)
const pollAnew = async () => {
  await poll()
  return (await live()).body.data
}
const feedRow = async () => (await app.owner_db`select * from two_d.feed where source = 'feed'`)[0]

/** A morning draw whose time has just come. */
async function drawnDraw(): Promise<number> {
  const [draw] = await app.owner_db<{ id: number }[]>`
    insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_number_limit, lines_max)
    select two_d.today(), 2, clock_timestamp() - interval '10 s', clock_timestamp() - interval '5 s',
           clock_timestamp() + interval '1 hour', odds, stake_min, stake_max, default_number_limit, lines_max
    from two_d.setting returning id`
  const id = draw?.id ?? 0
  await app.owner_db`update two_d.draw set status = 'closed', closed_at = clock_timestamp() where id = ${id}`
  return id
}

async function pollTwice(which: Feed): Promise<string[]> {
  await poll(which)
  const polled = await poll(which)
  return polled
    ? (await reportReading(app.owner_db, which.source, polled)).map(({ outcome }) => outcome)
    : ['not polled']
}

test('the live number is the market’s, read by the server and shown to everybody', async () => {
  market.say(morningReading(NOON))
  // A reading is fresh for six seconds, which a busy machine may take to show it: then the next one is.
  await expect.poll(pollAnew).toMatchObject({ live: NOON, holiday: null, modern_internet: null, is_fresh: true })

  const { body } = await live()
  expect((body.data as { result: unknown[] }).result[1]).toEqual({ open_time: '12:01:00', ...NOON })
})

test('the lobby has the number and the next draw at a glance, and none while the feed is silent', async () => {
  expect(await createGlance(app.db)()).toBeNull()

  await openTestDraw(app.owner_db)
  market.say(morningReading(NOON))

  await expect
    .poll(async () => {
      await poll()
      return createGlance(app.db)()
    })
    .toMatchObject({ number: '91', is_live: false, next: { session: 'morning' }, now: expect.any(String) })
})

test('a number is live while the market’s figures move, whatever its clock says', async () => {
  const trading = async () => ((await pollAnew()) as { is_trading: boolean }).is_trading
  market.say(morningReading(NOON))
  await expect.poll(pollAnew).toMatchObject({ live: NOON, is_trading: false })

  const moved = { ...NOON, set: '1,443.80', twod: '01' }
  market.say(morningReading(moved))
  await expect.poll(pollAnew).toMatchObject({ live: moved, is_trading: true })
  expect(await createGlance(app.db)()).toMatchObject({ number: '01', is_live: true })

  // Two minutes without a change, as at night, at noon and after the last trade.
  await app.owner_db`update two_d.feed set moved_at = moved_at - interval '2 minutes' where source = 'feed'`
  await expect.poll(trading).toBe(false)

  // Other figures than those before a long stop may be hours old as well.
  await app.owner_db`update two_d.feed set read_at = read_at - interval '1 hour' where source = 'feed'`
  market.say(morningReading(NOON))
  await expect.poll(pollAnew).toMatchObject({ live: NOON, is_trading: false })

  market.say(morningReading(moved))
  await expect.poll(trading).toBe(true)
  await app.owner_db`update two_d.special_day set is_trading = false where day = two_d.today()`
  await expect.poll(trading).toBe(false)
  await app.owner_db`update two_d.special_day set is_trading = true where day = two_d.today()`
})

test('an hour of phones polls the feed as often as one worker does', async () => {
  market.say(morningReading(NOON))
  const before = market.calls()

  const turns = await Promise.all(Array.from({ length: 20 }, () => pollFeed(app.worker_db, feed, 60_000)))

  expect(turns.filter((turn) => turn !== null)).toHaveLength(1)
  expect(market.calls() - before).toBe(1)
})

test('a feed that was polled too often today is left alone', async () => {
  market.say(morningReading(NOON))
  await app.owner_db`update two_d.feed set calls = 22000, calls_on = two_d.today() where source = 'feed'`
  const before = market.calls()

  expect(await poll()).toBeNull()

  expect(market.calls()).toBe(before)
  expect(await feedRow()).toMatchObject({ failure: 'more than 22000 calls in one day' })
})

test.each([
  ['an answer of nothing', '', 200],
  ['a page', '<html>sorry</html>', 200],
  ['an error', '{}', 500],
  ['more than anybody reads', `{"x":"${'y'.repeat(20_000)}"}`, 200],
])('%s is a failure, and no reading', async (_case, body, status) => {
  market.say(body, status)

  expect(await poll()).toBeNull()

  expect(await feedRow()).toMatchObject({ reading: null, failures: 1 })
})

test('a feed that is down is left to rest, and the page learns that there is no live number', async () => {
  market.say('', 503)
  for (let tries = 0; tries < 5; tries++) await poll()
  const before = market.calls()

  expect(await poll()).toBeNull()

  expect(market.calls()).toBe(before)
  await expect.poll(async () => (await live()).status).toBe(503)
  expect((await live()).body).toMatchObject({ code: 'two_d_feed_silent', message: 'Failed to load live data' })
})

test('one feed’s report waits; a second source confirms it, with its reading and hash', async () => {
  const draw_id = await drawnDraw()
  market.say(morningReading(NOON))

  expect(await pollTwice(feed)).toEqual(['waits'])
  // Its own report again is no confirmation.
  expect(await pollTwice(feed)).toEqual(['waits'])
  expect(await pollTwice(second)).toEqual(['declared'])

  const { body } = await app.call('GET', '/api/twod-results')
  const [result] = body.data as { number: string; reading: string; reading_hash: string; source: string }[]
  expect(result).toMatchObject({ number: '91', version: 1, source: 'feed', set: NOON.set, value: NOON.value })
  expect(JSON.parse(result?.reading ?? '')).toMatchObject({ live: NOON })
  expect(
    createHash('sha256')
      .update(result?.reading ?? '')
      .digest('hex'),
  ).toBe(result?.reading_hash)
  const [draw] = await app.owner_db`select status, version from two_d.draw where id = ${draw_id}`
  expect(draw).toEqual({ status: 'declared', version: 1 })
})

test('a person confirms a feed’s report by a press', async () => {
  const draw_id = await drawnDraw()
  market.say(morningReading(NOON))
  await pollTwice(feed)
  const consoleClient = await openConsoleOf(app)
  try {
    const cashier = await consoleClient.staff('cashier')
    const path = `/two-d/draws/${draw_id}`
    const seen = (await consoleClient.call('GET', path, { as: cashier })).body.data as TwoDDrawDetail
    const body = { report_id: seen.reports[0]?.id ?? '' }
    const confirmed = await consoleClient.call('POST', `${path}/confirm`, { as: cashier, body })

    expect(seen.reports).toMatchObject([{ user_name: null, number: '91', set: NOON.set }])
    expect(confirmed.body.data).toMatchObject({ status: 'declared', number: '91' })
  } finally {
    await consoleClient.close()
  }
})

test('two sources that differ make no result, and a feed may correct its report', async () => {
  const draw_id = await drawnDraw()
  market.say(morningReading({ set: '1,443.70', value: '24,220.65', twod: '00' }))
  await pollTwice(feed)
  market.say(morningReading(NOON))

  expect(await pollTwice(second)).toEqual(['waits'])
  expect(await pollTwice(feed)).toEqual(['declared'])

  const reports = await app.owner_db`
    select reporter, number, withdrawn_at is null as counts from two_d.result_report where draw_id = ${draw_id} order by id`
  expect(reports).toEqual([
    { reporter: 'feed', number: '00', counts: false },
    { reporter: 'second_feed', number: '91', counts: true },
    { reporter: 'feed', number: '91', counts: true },
  ])
})

test('on a holiday of our calendar no reading decides anything', async () => {
  await drawnDraw()
  market.say(morningReading(NOON))
  await app.owner_db`update two_d.special_day set is_trading = false where day = two_d.today()`

  expect(await pollTwice(feed)).toEqual(['not_a_trading_day'])

  await app.owner_db`update two_d.special_day set is_trading = true where day = two_d.today()`
})
