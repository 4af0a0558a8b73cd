import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { DigitBetAnswer, FairSeries, SeriesPublication } from '#digit-bet/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { CONFIGURATION_FRESH_MS } from '#platform/server/caching/cached.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  await app.expectReconciled()
})
afterAll(() => app.close())

async function setLength(rolls: number): Promise<void> {
  await app.owner_db`update digit_bet.setting set seed_series_length = ${rolls}`
  await sleep(CONFIGURATION_FRESH_MS + 100)
}
const bet = { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 3 }

function roll({ token }: TestPlayer, idempotency_key?: string): Promise<Reply> {
  return app.call('POST', '/api/digitbet', { token, body: bet, ...(idempotency_key && { idempotency_key }) })
}
const dataOf = (reply: Reply): DigitBetAnswer['data'] => {
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as DigitBetAnswer['data']
}
const seriesOf = async ({ token }: TestPlayer) =>
  (await app.call('GET', '/api/digitbet/fair', { token })).body.data as FairSeries
const signIn = async ({ phone, password }: TestPlayer) =>
  (await app.call('POST', '/api/login', { body: { user_name: phone, password } })).body.data as {
    token: string
    seed_series: SeriesPublication
  }
/** A player of a time before sign-ins published anything. */
const loseSeries = async ({ id }: TestPlayer) => {
  await app.owner_db`delete from digit_bet.server_seed using digit_bet.seed_series s where s.id = seed_series_id and player_id = ${id}`
  await app.owner_db`delete from digit_bet.seed_series where player_id = ${id}`
}

function leadsBack(seed: string, n: number): string {
  let hash = Buffer.from(seed, 'hex')
  for (let step = 0; step < n; step++) hash = createHash('sha256').update(hash).digest()
  return hash.toString('hex')
}

test('a client of the specification rolls 1,001 times, each by what it was told before the roll', async () => {
  const { user, phone, password } = await app.player({ game: kyat(10_000) })
  const session = await signIn({ phone, password } as TestPlayer)
  const player = { token: session.token, id: BigInt(user.id), phone, password } as TestPlayer
  // All that came before a roll, by the series: what its answer brings is added after it.
  const published = new Map([[session.seed_series.epoch, session.seed_series.commitment]])
  const rolls: string[] = []

  while (rolls.length < 1_001) {
    const reply = await roll(player)
    // No thumb is that fast: a player has 30 bets a second.
    if (reply.status === 429) await sleep(1_000)
    if (reply.status === 429) continue
    const { fair, next_series } = dataOf(reply)
    expect(leadsBack(fair.seed_h_n, fair.n), `roll ${rolls.length + 1}`).toBe(published.get(fair.epoch) ?? 'nothing')
    rolls.push(fair.epoch)
    if (next_series) published.set(next_series.epoch, next_series.commitment)
  }

  expect(published.size).toBe(2)
  expect(rolls.lastIndexOf(rolls[0] ?? '')).toBe(999)
}, 120_000)

test('registering and signing in publish the same series, and the page of the series shows it', async () => {
  const player = await app.player()

  const [first, second] = [await signIn(player), await signIn(player)]

  expect(second.seed_series).toEqual(first.seed_series)
  expect(await seriesOf(player)).toMatchObject(first.seed_series)
})

test('a player whom nothing was published to is told first, and rolls with the next press', async () => {
  const player = await app.player({ game: kyat(1_000) })
  await loseSeries(player)
  const idempotency_key = randomUUID()

  const first = await roll(player, idempotency_key)

  expect(first).toMatchObject({ status: 409, body: { code: 'seed_series_new' } })
  const { epoch, commitment } = first.body.values as SeriesPublication
  expect(await app.balancesOf(player)).toMatchObject({ game: kyat(1_000) })
  expect(await seriesOf(player)).toMatchObject({ epoch, commitment, next_n: 1 })
  // One key, one answer: another copy of the refused press takes nothing.
  expect((await roll(player, idempotency_key)).text).toBe(first.text)
  const { fair } = dataOf(await roll(player))
  expect({ epoch: fair.epoch, hash: leadsBack(fair.seed_h_n, fair.n) }).toEqual({ epoch, hash: commitment })
})

test('of twenty first bets at once none is rolled by a series that came after it', async () => {
  const player = await app.player({ game: kyat(1_000) })
  await loseSeries(player)

  const replies = await Promise.all(Array.from({ length: 20 }, () => roll(player)))

  expect(replies.map(({ body }) => body.code)).toEqual(Array(20).fill('seed_series_new'))
  expect(await app.balancesOf(player)).toMatchObject({ game: kyat(1_000) })
})

test('bets that race over the end of a series are refused, but for those whom the old one has rolls for', async () => {
  await setLength(10)
  const player = await app.player({ game: kyat(1_000) })
  const { epoch } = await seriesOf(player)

  const replies = await Promise.all(Array.from({ length: 25 }, () => roll(player)))

  const rolled = replies.filter(({ status }) => status === 200).map((reply) => dataOf(reply))
  expect(new Set(rolled.map(({ fair }) => fair.epoch))).toEqual(new Set([epoch]))
  expect(rolled.map(({ fair }) => fair.n).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const [next, ...more] = rolled.flatMap(({ next_series }) => next_series ?? [])
  expect(more).toEqual([])
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(15).fill('seed_series_new'))
  for (const { body } of refused) expect(body.values).toEqual(next)
  expect(dataOf(await roll(player)).fair).toMatchObject({ epoch: next?.epoch, n: 1 })
})

test('a copy of the last bet of a series brings the publication of the next again, also when that has begun', async () => {
  await setLength(10)
  const player = await app.player({ game: kyat(1_000) })
  for (let n = 1; n < 10; n++) expect(dataOf(await roll(player)).next_series).toBeUndefined()
  const idempotency_key = randomUUID()

  const last = await roll(player, idempotency_key)
  const second = await roll(player)

  expect(dataOf(last).next_series).toMatchObject({ epoch: dataOf(second).fair.epoch })
  expect((await roll(player, idempotency_key)).text).toBe(last.text)
})
