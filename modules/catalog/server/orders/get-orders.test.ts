import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameOrders } from '#catalog/contract/orders.ts'
import type { Game } from '#catalog/contract/player.ts'
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
  aggregator.products = [productRow(1091, 'SLOT')]
  aggregator.games = { '1091 SLOT': ['a', 'b', 'c', 'd'].map((game_code) => gameRow(1091, 'SLOT', game_code)) }
  await sync(app, aggregator)
  await app.owner_db`
    insert into report.daily_game_aggregate (day, account_id, kind, is_in, product_code, game_code, agent_id, transfers, amount, squares)
    select (now() at time zone 'Asia/Yangon')::date - ago, 1, kind, true, 1091, code, agent, transfers, 1, 1
    from (values (0, 'seamless_bet', 'b', 0, 4), (6, 'seamless_bet', 'b', 7, 3), (1, 'seamless_bet', 'c', 0, 9),
                 (7, 'seamless_bet', 'a', 0, 99), (0, 'seamless_win', 'a', 0, 99), (0, 'seamless_bet', 'none', 0, 99))
      played (ago, kind, code, agent, transfers)`
  await app.owner_db`
    update catalog.game set added_at = now() - case game_code when 'd' then interval '1 day' when 'a' then interval '3 days'
      else interval '90 days' end`
  await settled()
})
afterAll(async () => {
  await app.close()
  await aggregator.close()
})

test('popular games stand by the bets of seven days, and new ones by the day on which they came', async () => {
  const games = (await app.call('GET', '/api/game_lists/1/JILI')).body.data as Game[]
  const codeOf = new Map(games.map(({ id, game_code }) => [id, game_code]))

  const reply = await app.call('GET', '/api/game-orders')

  expect(reply.status, reply.text).toBe(200)
  const { popular, newest } = reply.body.data as GameOrders
  expect(popular.map((id) => codeOf.get(id))).toEqual(['c', 'b'])
  expect(newest.map((id) => codeOf.get(id))).toEqual(['d', 'a'])
})
