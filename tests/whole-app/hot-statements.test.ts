import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'
import { freshDatabase } from '../support/database/fresh-database.ts'
import { openWireCounter, type WireCounter, type WireCounts } from '../support/database/wire-counts.ts'
import { type AggregatorCalls, createAggregatorCalls, TEST_GSC } from '../support/partners/aggregator-calls.ts'

// The cost of a batch on any machine. A figure that grows is seen here at once, and on a benchmark only on a quiet machine.

/** So many calls at once are one batch. */
const CALLERS = 40
/** The hot pool of a test app has fewer connections, and each prepares its statements once. */
const PREPARING_CALLS = 8

let app: TestApp
let calls: AggregatorCalls
let counter: WireCounter
const players: TestPlayer[] = []
beforeAll(async () => {
  app = await startTestApp({
    gsc: TEST_GSC,
    by: async (url) => {
      counter = await openWireCounter(url)
      return counter.url
    },
  })
  calls = createAggregatorCalls(app)
  for (let count = 0; count < CALLERS; count++) players.push(await app.player({ game: kyat(1_000_000) }))
})
afterAll(async () => {
  await app.close()
  await counter.close()
})

type Ask = (player: TestPlayer) => Promise<unknown>

/** One batch of so many callers, once its statements are prepared and its players are known. */
async function batchOf(size: number, ask: Ask): Promise<WireCounts> {
  const askAll = () => Promise.all(players.slice(0, size).map(ask))
  for (let count = 0; count < PREPARING_CALLS; count++) await askAll()
  counter.take()
  await askAll()
  return counter.take()
}

const bet: Ask = async (player) => {
  const body = { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 0 }
  const idempotency_key = randomUUID()
  expect(await app.call('POST', '/api/digitbet', { token: player.token, body, idempotency_key })).toMatchObject({
    status: 200,
  })
}

const stake: Ask = async (player) => {
  expect(await calls.move('withdraw', player, { action: 'BET', amount: 10 })).toMatchObject({ code: 0 })
}

/** Of a stake of the same player. */
const prize =
  (wager_codes: Map<TestPlayer, string>): Ask =>
  async (player) => {
    const wager_code = wager_codes.get(player)
    expect(await calls.move('deposit', player, { action: 'SETTLED', amount: 5, wager_code })).toMatchObject({ code: 0 })
  }

/** A column of a key that the index does not have, or a table that is read for each row that is asked for. */
const EQUALS_REQUESTED = /^(?:Join )?Filter:.*(?:= requested\.|requested\.\w+ = )/

/** The first table or function that a statement names; else the statement. */
const subjectOf = (statement: string) =>
  /\b(?:from|join|into|select) ((?:digit_bet|held_credit|identity|ledger|seamless)\.\w+)/.exec(statement)?.[1] ??
  statement

const BET = [
  'begin',
  'ledger.lock_accounts',
  'select clock_timestamp() as now',
  'identity.session',
  'digit_bet.seed_series',
  'digit_bet.bet',
  'ledger.post_atomic',
  'digit_bet.bet',
  'commit',
]
const STAKE = [
  'begin',
  'ledger.lock_accounts',
  'identity.player',
  'seamless.effect',
  'seamless.pre_cancelled_wager',
  'seamless.effect',
  'ledger.post_atomic',
  'seamless.effect',
  'commit',
]
const PRIZE = [
  'begin',
  'ledger.lock_accounts',
  'identity.player',
  'seamless.effect',
  'seamless.effect',
  'held_credit.setting',
  'ledger.post_atomic',
  'seamless.effect',
  'held_credit.day',
  'commit',
]

/** With the prize: a stake of each player that it settles. */
async function prizeBatchOf(size: number): Promise<WireCounts> {
  const wager_codes = new Map<TestPlayer, string>()
  for (const player of players.slice(0, size)) {
    const wager_code = randomUUID().slice(0, 18)
    await calls.move('withdraw', player, { action: 'BET', amount: 10, wager_code })
    wager_codes.set(player, wager_code)
  }
  return batchOf(size, prize(wager_codes))
}

describe.each([
  { name: 'digit bets', batch: (size: number) => batchOf(size, bet), statements: BET, bytes_max: 480 },
  { name: 'stakes of callbacks', batch: (size: number) => batchOf(size, stake), statements: STAKE, bytes_max: 440 },
  { name: 'prizes of callbacks', batch: prizeBatchOf, statements: PRIZE, bytes_max: 425 },
])('a batch of $name', ({ batch, statements, bytes_max }) => {
  test('sends these statements in two round trips, whatever its size', async () => {
    const one = await batch(1)
    const many = await batch(CALLERS)

    for (const counts of [one, many]) {
      const subjects = counts.statements.map(subjectOf)
      expect(subjects.toSorted()).toEqual(statements.toSorted())
      // The rows behind a decision are read under the lock.
      expect(subjects.slice(0, 2)).toEqual(['begin', 'ledger.lock_accounts'])
      expect(counts.round_trips).toBe(2)
    }
    const bytes_of_one_more = (many.bytes - one.bytes) / (CALLERS - 1)
    expect(bytes_of_one_more).toBeLessThan(bytes_max)
  })

  // On an empty table several indexes cost the same, and the plan of that moment is kept.
  test('finds each row that it asks for by the whole of an index, also while the tables are empty', async () => {
    const texts = new Set((await batch(1)).statements.filter((text) => text.includes('requested')))
    const by_key = openDatabase(await freshDatabase(inject('postgres_url')), {
      connections: 1,
      role: 'owner',
      access: 'by_key',
    })

    const filters: string[] = []
    for (const text of texts) {
      const plan = await by_key.unsafe<{ 'QUERY PLAN': string }[]>(`explain (generic_plan) ${text}`)
      filters.push(...plan.map((row) => row['QUERY PLAN'].trim()).filter((line) => EQUALS_REQUESTED.test(line)))
    }
    await by_key.end()

    expect(texts.size).toBeGreaterThan(0)
    expect(filters).toEqual([])
  })
})
