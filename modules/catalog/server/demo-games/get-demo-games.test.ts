import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DemoGame } from '#catalog/contract/player.ts'
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
  app = await startTestApp({ gsc: aggregator.gsc, demo_play_url: 'http://127.0.0.1:3002/' })
  aggregator.products = [
    productRow(1091, 'SLOT'),
    productRow(1091, 'FISHING'),
    productRow(1006, 'SLOT'),
    productRow(1009, 'SLOT', { status: 'MAINTAINED' }),
    productRow(1046, 'SPORT_BOOK', { entry_type: 2, currency: 'MMK2' }),
  ]
  const lang_name = { 0: 'Golden Owl', 13: 'ရွှေဇီးကွက်' }
  const slots = Array.from({ length: 30 }, (_, index) => gameRow(1091, 'SLOT', `slot-${index}`, { lang_name }))
  aggregator.games = {
    '1091 SLOT': slots,
    '1091 FISHING': [gameRow(1091, 'FISHING', 'fish-1')],
    '1006 SLOT': [gameRow(1006, 'SLOT', 'pp-1'), gameRow(1006, 'SLOT', 'pp-2', { status: 'MAINTAINED' })],
    '1009 SLOT': [gameRow(1009, 'SLOT', 'cq9-1')],
  }
  await sync(app, aggregator)
  await settled()
})
afterAll(async () => {
  await app.close()
  await aggregator.close()
})

async function demoGames(query = '', at = app): Promise<DemoGame[]> {
  const reply = await at.call('GET', `/api/demo-games${query}`, { headers: { host: '192.168.1.5:3000' } })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as DemoGame[]
}
const codes = (games: DemoGame[]) => games.map(({ game_code }) => game_code)

test('a guest is offered a few games of each kind, of all providers, and none that is closed', async () => {
  const games = await demoGames()

  expect(games.filter(({ game_type }) => game_type === 'SLOT')).toHaveLength(12)
  expect(codes(games).slice(0, 4)).toEqual(['slot-0', 'pp-1', 'slot-1', 'slot-2'])
  expect(codes(games).at(-1)).toBe('fish-1')
  expect(codes(games)).not.toContain('pp-2')
  expect(codes(games)).not.toContain('cq9-1')
})

test('each has its name in the guest’s language, and a maker’s address that the guest’s browser reaches', async () => {
  const [game] = await demoGames('?lan=mm')

  expect(game).toMatchObject({ game_name: 'ရွှေဇီးကွက်', game_code: 'slot-0' })
  const url = new URL(game?.url ?? '')
  expect(url.origin + url.pathname).toBe('http://192.168.1.5:3002/demo/slot-0')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    language: 'mm',
    lobby_url: 'http://192.168.1.5:3000/demo-play',
  })
})

test('a provider or a title that is switched off is not offered', async () => {
  await app.owner_db`update catalog.game set is_hidden = true where game_code = 'slot-0'`
  await app.owner_db`update catalog.provider set is_hidden = true where product_code = 1006`
  await settled()

  expect(codes(await demoGames()).slice(0, 2)).toEqual(['slot-1', 'slot-2'])
})
