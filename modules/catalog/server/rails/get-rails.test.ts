import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameRails } from '#catalog/contract/my-games.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
} from '#tests/support/partners/aggregator-server.ts'
import { settled, sync } from '#tests/support/partners/sync-catalog.ts'

let app: TestApp
let aggregator: TestAggregator

beforeAll(async () => {
  aggregator = await openTestAggregator()
  app = await startTestApp({ gsc: aggregator.gsc })
  aggregator.products = [productRow(1091, 'SLOT'), productRow(1006, 'SLOT'), productRow(1046, 'FISHING')]
  const games = (product_code: number, count: number) =>
    Array.from({ length: count }, (_, place) => gameRow(product_code, 'SLOT', `${product_code}-${place}`))
  aggregator.games = { '1091 SLOT': games(1091, 30), '1006 SLOT': games(1006, 2) }
  await sync(app, aggregator)
  await settled()
})
afterAll(async () => {
  await app.close()
  await aggregator.close()
})

async function rails(): Promise<GameRails> {
  const reply = await app.call('GET', '/api/game-rails?lan=en')
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as GameRails
}
const codesOf = (games: GameRails['hot'] | undefined) => games?.map(({ game_code }) => game_code)

test('a rail of a type has twelve games, one of each provider after the other; a type without games has none', async () => {
  const { types } = await rails()

  expect(types).toHaveLength(1)
  const codes = codesOf(types[0]?.games)
  expect(codes).toHaveLength(12)
  expect(codes?.slice(0, 5).map((code) => code?.slice(0, 4))).toEqual(
    expect.arrayContaining(['1091', '1006', '1091', '1006', '1091']),
  )
})

test('of a lobby that has just opened no game is new; those that come later are, for thirty days', async () => {
  expect((await rails()).new).toEqual([])

  await app.owner_db`
    update catalog.game set added_at = case game_code when '1091-3' then now() - interval '5 days'
      when '1091-4' then now() when '1091-5' then now() - interval '31 days' else now() - interval '90 days' end`
  await settled()

  const { new: newest, types } = await rails()
  expect(codesOf(newest)).toEqual(['1091-4', '1091-3'])
  expect(types[0]?.games.filter(({ is_new }) => is_new).map(({ game_code }) => game_code)).toEqual(['1091-3', '1091-4'])
})
