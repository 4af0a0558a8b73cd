import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { DigitBetAnswer, FairBet, FairSeries } from '#digit-bet/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

const series = async ({ token }: TestPlayer) =>
  (await app.call('GET', '/api/digitbet/fair', { token })).body.data as FairSeries
const setSeed = ({ token }: TestPlayer, client_seed: unknown) =>
  app.call('POST', '/api/digitbet/fair/client-seed', { token, body: { client_seed } })
const proof = ({ token }: TestPlayer, bet_id: string) => app.call('GET', `/api/digitbet/fair/bet/${bet_id}`, { token })
async function roll({ token }: TestPlayer): Promise<DigitBetAnswer['data']> {
  const body = { bet_type: 'big', bet_amount: 100, multiplier: 1, rolled_number: 3 }
  const reply = await app.call('POST', '/api/digitbet', { token, body })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as DigitBetAnswer['data']
}

test('a player sets the client seed before the first roll, and the proof of each roll has it', async () => {
  const player = await app.player({ game: kyat(1_000) })
  const before = await series(player)

  const set = await setSeed(player, 'my-own-seed')
  const { fair, history } = await roll(player)

  expect(set.body.data).toEqual({ ...before, client_seed: 'my-own-seed' })
  const [bet] = history
  const { data } = (await proof(player, bet?.id ?? '')).body as { data: FairBet }
  expect(data.fair).toEqual({ ...fair, client_seed: 'my-own-seed' })
  expect(data).toMatchObject({ bet, commitment: before.commitment, signature: before.signature })
  // Nobody else reads it.
  expect(await proof(await app.player(), bet?.id ?? '')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('after the first roll the client seed of a series stays', async () => {
  const player = await app.player({ game: kyat(1_000) })
  await roll(player)
  const before = await series(player)

  const refused = await setSeed(player, 'too-late')

  expect(refused).toMatchObject({ status: 409, body: { code: 'seed_series_started' } })
  expect(await series(player)).toEqual(before)
})

test.each(['', 'with spaces in it', 'ကံကောင်း', 'x'.repeat(65), 7, null])('%j is no client seed', async (client_seed) => {
  const player = await app.player()
  const before = await series(player)

  const refused = await setSeed(player, client_seed)

  expect(refused).toMatchObject({ status: 422, body: { error_codes: { client_seed: 'client_seed_invalid' } } })
  expect(await series(player)).toEqual(before)
})
