import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GameLogEntry } from '#catalog/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { moveTransfersAlong } from '#tests/support/database/move-back.ts'
import { createAggregatorCalls, newId, signedBody } from '#tests/support/partners/aggregator-calls.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
} from '#tests/support/partners/aggregator-server.ts'
import { sync } from '#tests/support/partners/sync-catalog.ts'
import { periodOf } from '../rules.ts'

let app: TestApp
let aggregator: TestAggregator
let player: TestPlayer
beforeAll(async () => {
  aggregator = await openTestAggregator()
  app = await startTestApp({ gsc: aggregator.gsc })
  aggregator.products = [productRow(1091, 'SLOT'), productRow(1006, 'SLOT')]
  aggregator.games = {
    '1091 SLOT': [
      gameRow(1091, 'SLOT', 'gem', { game_name: 'Gem', lang_name: { 0: 'Gem', 13: 'ကျောက်' } }),
      gameRow(1091, 'SLOT', 'owl'),
    ],
    '1006 SLOT': [gameRow(1006, 'SLOT', 'gem', { game_name: 'Other Gem', lang_name: {} })],
  }
  await sync(app, aggregator)
})
beforeEach(async () => {
  player = await app.player({ game: kyat(10_000) })
})
afterAll(async () => {
  await moveTransfersAlong(app)
  await app.expectReconciled()
  await app.close()
  await aggregator.close()
})

/** One bet and what came of it. */
async function play(
  game_code: string | null,
  round: { bet: number; prize: number; product_code?: number },
): Promise<void> {
  const { send, batch } = createAggregatorCalls(app)
  const wager_code = newId()
  const say = (name: 'withdraw' | 'deposit', action: string, amount: number) =>
    send(
      name,
      signedBody(name, {
        batch_requests: [batch(player, [{ action, amount, wager_code, game_code }], round.product_code)],
      }),
    )
  await say('withdraw', 'BET', round.bet)
  await say('deposit', 'SETTLED', round.prize)
}

async function log(type: string, lan = 'en', by = player): Promise<GameLogEntry[]> {
  const reply = await app.call('GET', `/api/player/game-logs?type=${type}&lan=${lan}`, { token: by.token })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as GameLogEntry[]
}

describe('the log of games', () => {
  test('sums up each game of today, the largest turnover first', async () => {
    await play('owl', { bet: 10, prize: 0 })
    await play('gem', { bet: 100, prize: 250.5 })
    await play('gem', { bet: 50.25, prize: 0 })
    await play('gem', { bet: 5, prize: 5, product_code: 1006 })
    const { first_day } = periodOf('today', new Date())

    expect(await log('today')).toEqual([
      { game_name: 'Gem', from: first_day, to: first_day, spin_count: 2, turnover: 150.25, win_loss: 100.25 },
      { game_name: 'Game owl', from: first_day, to: first_day, spin_count: 1, turnover: 10, win_loss: -10 },
      { game_name: 'Other Gem', from: first_day, to: first_day, spin_count: 1, turnover: 5, win_loss: 0 },
    ])
  })

  test('agrees with the balance to the last digit', async () => {
    await play('gem', { bet: 0.0001, prize: 0.3333 })
    await play('owl', { bet: 123.4567, prize: 99.9999 })

    const sum = (await log('today')).reduce((total, entry) => total + Math.round(entry.win_loss * 10_000), 0)

    expect((await app.balancesOf(player)).game).toBe(kyat(10_000) + BigInt(sum))
  })

  test('names games in the language of the player, and those that retired since', async () => {
    await play('gem', { bet: 1, prize: 0 })
    await app.owner_db`update catalog.game set retired_at = now() where game_code = 'gem'`

    expect((await log('today', 'mm')).map((entry) => entry.game_name)).toEqual(['ကျောက်'])
    await app.owner_db`update catalog.game set retired_at = null`
  })

  test('names a game that the catalog does not know by its provider', async () => {
    await play('never-listed', { bet: 1, prize: 0 })
    await play(null, { bet: 2, prize: 0 })
    // A product that nobody offers may take no stake, but what it gives is given.
    await play('x', { bet: 3, prize: 9, product_code: 4242 })

    const named = (await log('today')).map((entry) => [entry.game_name, entry.win_loss])
    expect(named).toEqual([
      ['JILI', -2],
      ['JILI', -1],
      ['x', 9],
    ])
  })

  test('has each bet in the days and weeks to which it belongs', async () => {
    const owner = app.owner_db
    await play('gem', { bet: 7, prize: 0 })
    const seen = async () => {
      const periods: string[] = []
      for (const type of ['today', 'yesterday', 'this_week', 'last_week'])
        if ((await log(type)).length > 0) periods.push(type)
      return periods
    }
    const moveTo = (moment: Date) =>
      owner`update seamless.effect set created_at = ${moment} where player_id = ${player.id}`
    const now = new Date()
    const yesterday = periodOf('yesterday', now)
    const last_week = periodOf('last_week', now)

    expect(await seen()).toEqual(['today', 'this_week'])
    await moveTo(new Date(yesterday.to.getTime() - 1))
    expect(await seen()).toContain('yesterday')
    expect(await seen()).not.toContain('today')
    await moveTo(last_week.from)
    expect(await seen()).toEqual(['last_week'])
    await moveTo(new Date(last_week.from.getTime() - 1))
    expect(await seen()).toEqual([])
    expect((await log('last_week')).length).toBe(0)
    await moveTo(now)
  })

  test('is empty for a new player, and shows nobody the games of another', async () => {
    await play('gem', { bet: 7, prize: 0 })

    expect(await log('today', 'en', await app.player())).toEqual([])
  })

  test.each([
    '',
    '?type=',
    '?type=tomorrow',
    '?type=TODAY',
    '?type=today&type=yesterday',
    "?type=today'--",
    '?type[]=today',
  ])('refuses %j', async (query) => {
    const reply = await app.call('GET', `/api/player/game-logs${query}`, { token: player.token })

    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
  })

  test('is refused with 422 for a period that there is not, and with 401 to a guest', async () => {
    expect((await app.call('GET', '/api/player/game-logs?type=ever', { token: player.token })).status).toBe(422)
    expect((await app.call('GET', '/api/player/game-logs?type=today')).status).toBe(401)
  })
})
