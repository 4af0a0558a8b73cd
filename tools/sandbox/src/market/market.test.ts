import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { at, figuresAt } from './figures.ts'
import { type LiveFeed, type MarketState, showHistory, showLive } from './market.ts'
import { createMarket, marketControl, marketRoutes } from './routes.ts'

/** A Thursday, 12:30 in Yangon. */
const NOON = Date.parse('2024-11-21T06:00:00Z')
const SATURDAY = Date.parse('2024-11-23T06:00:00Z')
const market = (changes: Partial<MarketState> = {}): MarketState => ({
  seed: 7,
  run: null,
  is_holiday: false,
  forced: {},
  ...changes,
})
const numbersOf = ({ result }: LiveFeed) => result.map(({ twod }) => twod)

test('a row is written a second after its time, and the others are to come', () => {
  const live = showLive(market(), NOON)

  expect(live.server_time).toBe('2024-11-21 12:30:00')
  expect(live.holiday).toEqual({ status: '2', date: '2024-11-21', name: 'NULL' })
  expect(live.result.map(({ history_id }) => history_id !== null)).toEqual([true, true, false, false])
  expect(live.result[1]).toMatchObject({ stock_date: '2024-11-21', stock_datetime: '2024-11-21 12:01:01' })
  expect(live.result[2]).toMatchObject({ set: '--', value: '--', twod: '--' })
  // In the pause the boards show what the row was read from.
  expect(live.live.twod).toBe(live.result[1]?.twod)
})

test('one seed and day tell the same figures, and another one others', () => {
  expect(showLive(market(), NOON)).toEqual(showLive(market(), NOON))
  expect(numbersOf(showLive(market({ seed: 8 }), NOON))).not.toEqual(numbersOf(showLive(market(), NOON)))
  expect(showHistory(market(), NOON, '2024-11-20')[0]?.child[3]?.twod).toBe(
    showLive(market(), Date.parse('2024-11-20T12:00:00Z')).result[3]?.twod,
  )
})

test('every number follows from its figures, all hundred come, and turnover only grows', () => {
  const seen = new Set<string>()
  let before = 0
  for (let second = at(9, 30); second < at(16, 8); second += 10) {
    const { set, value, twod } = figuresAt(7, '2024-11-21', second)
    expect(twod).toBe(`${set.at(-1)}${value.at(-4)}`)
    expect(Number(value.replaceAll(',', ''))).toBeGreaterThanOrEqual(before)
    before = Number(value.replaceAll(',', ''))
    seen.add(twod)
  }

  expect(seen.size).toBe(100)
})

test('on a day without trade every row holds one old number, as real feeds do', () => {
  for (const live of [showLive(market(), SATURDAY), showLive(market({ is_holiday: true }), NOON)]) {
    expect(new Set(numbersOf(live)).size).toBe(1)
    expect(live.result.every(({ history_id }) => history_id !== null)).toBe(true)
    expect(live.result[0]?.stock_date).not.toBe(live.server_time.slice(0, 10))
  }
})

test('a day of a minute passes on a Saturday, and its clocks tell the world’s time', () => {
  const run = { started_ms: SATURDAY, starts_at: at(11, 59), speed: 60 }

  const before = showLive(market({ run }), SATURDAY + 1_000)
  const after = showLive(market({ run }), SATURDAY + 3_000)

  expect(before.result[1]?.history_id).toBeNull()
  expect(after.result[1]).toMatchObject({ stock_date: '2024-11-23', stock_datetime: '2024-11-23 12:30:02' })
  expect(after.server_time).toBe('2024-11-23 12:30:03')
})

let app: FastifyInstance
beforeEach(() => {
  app = Fastify()
  const open = createMarket()
  marketRoutes(app, open)
  marketControl(app, open)
})
afterEach(() => app.close())

const control = async (body: object) =>
  (await app.inject({ method: 'POST', url: '/market/control', payload: body })).statusCode
const live = async (path = 'live') => (await app.inject({ url: `/market/${path}` })).json<LiveFeed>()

test('both reporters say the same, until one of them is told to err', async () => {
  await control({ speed: 1_000, starts_at: '16:45', rows: { '16:30:00': { set: 1_441.1, value: 38_177.16 } } })

  expect((await live()).result[3]).toMatchObject({ set: '1,441.10', value: '38,177.16', twod: '07' })
  expect((await live('second')).result[3]?.twod).toBe('07')

  await control({ second_noise: 'wrong' })
  expect((await live('second')).result[3]?.twod).toBe('08')
  await control({ noise: 'equal', second_noise: 'calm' })
  expect(new Set(numbersOf(await live())).size).toBe(1)
  await control({ noise: 'gap' })
  expect((await live()).result).toEqual([])
  await control({ noise: 'dead' })
  expect((await app.inject({ url: '/market/live' })).statusCode).toBe(503)
  await control({ noise: 'garbage' })
  expect((await live()).live).toBeNull()
})

test('a stale market says for ever what it said', async () => {
  await control({ speed: 10_000, starts_at: '09:30', noise: 'stale' })
  const first = await live()

  await expect.poll(async () => (await live('second')).result[1]?.history_id).not.toBeNull()

  expect(await live()).toEqual(first)
})

test('what nobody could mean is refused', async () => {
  for (const nonsense of [
    { sped: 1 },
    { speed: 0 },
    { speed: 'fast' },
    { speed: 1, starts_at: '25:00' },
    { noise: 'wet' },
  ])
    expect(await control(nonsense), JSON.stringify(nonsense)).toBe(400)
})
