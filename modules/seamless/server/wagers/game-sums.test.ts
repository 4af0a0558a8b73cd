import { afterEach, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithCallbacks } from '#tests/support/app/test-app-with-callbacks.ts'
import { moveTransfersAlong } from '#tests/support/database/move-back.ts'
import { newId } from '#tests/support/partners/aggregator-calls.ts'
import { gameSums } from './game-sums.ts'

const { app, calls } = await startTestAppWithCallbacks()
let player: TestPlayer
afterEach(async () => {
  await moveTransfersAlong(app)
  await app.expectReconciled()
})

const ALWAYS = { from: new Date(0), to: new Date(Date.now() + 86_400_000) }
const sums = (period: { from: Date; to: Date } = ALWAYS) => gameSums(app.owner_db, { player_id: player.id, ...period })

test('a player’s games add up to the change of the player’s balance, each effect once', async () => {
  player = await app.player({ game: kyat(1_000) })
  const [one, two, free] = [newId(), newId(), newId()]
  const bet = { action: 'BET', amount: 10, wager_code: one, id: newId() }
  await calls.move('withdraw', player, bet)
  await calls.move('withdraw', player, bet)
  await calls.move('deposit', player, { action: 'SETTLED', amount: 25, wager_code: one })
  await calls.move('withdraw', player, { action: 'BET', amount: 40.5, wager_code: two, game_code: 'ROSE' })
  await calls.move('deposit', player, { action: 'SETTLED', amount: 0, wager_code: two, game_code: 'ROSE' })
  await calls.move('withdraw', player, {
    action: 'BET',
    amount: 0,
    wager_code: free,
    wager_type: 'FREEROUND',
    game_code: 'ROSE',
  })
  await calls.move('deposit', player, { action: 'SETTLED', amount: 5, wager_code: free, game_code: 'ROSE' })
  await calls.move('withdraw', player, { action: 'TIP', amount: 2, game_code: 'ROSE' })
  await calls.move('deposit', player, { action: 'BONUS', amount: 100, game_code: null })

  const rows = await sums()

  expect(rows.toSorted((a, b) => String(a.game_code).localeCompare(String(b.game_code)))).toEqual([
    { product_code: 1091, game_code: 'GEM', spin_count: 1, turnover: kyat(10), win_loss: kyat(15), held: 0n },
    { product_code: 1091, game_code: null, spin_count: 0, turnover: 0n, win_loss: kyat(100), held: 0n },
    {
      product_code: 1091,
      game_code: 'ROSE',
      spin_count: 2,
      turnover: kyat(40) + 5_000n,
      win_loss: -kyat(37) - 5_000n,
      held: 0n,
    },
  ])
  const { game } = await app.balancesOf(player)
  expect(rows.reduce((sum, row) => sum + row.win_loss, 0n)).toBe(game - kyat(1_000))
})

test('a cancelled bet never was, whenever it was cancelled', async () => {
  player = await app.player({ game: kyat(1_000) })
  const [whole, part] = [newId(), newId()]
  await calls.move('withdraw', player, { action: 'BET', amount: 10, wager_code: whole })
  await calls.move('withdraw', player, { action: 'BET', amount: 30, wager_code: part })
  await calls.move('deposit', player, { action: 'CANCEL', amount: 20, wager_code: part })
  await app.owner_db`update seamless.effect set created_at = created_at - interval '1 day' where player_id = ${player.id}`
  await calls.move('deposit', player, { action: 'CANCEL', amount: 10, wager_code: whole })

  expect(await sums()).toEqual([
    { product_code: 1091, game_code: 'GEM', spin_count: 1, turnover: kyat(10), win_loss: -kyat(10), held: 0n },
  ])
})

test('a period has its first moment and not its last, and nobody else’s games', async () => {
  player = await app.player({ game: kyat(1_000) })
  const stranger = await app.player({ game: kyat(1_000) })
  const ids = [newId(), newId(), newId()]
  for (const id of ids) await calls.move('withdraw', player, { action: 'BET', amount: 1, id })
  await calls.move('withdraw', stranger, { action: 'BET', amount: 500 })
  const moments = ['2026-01-04T17:29:59.999999Z', '2026-01-04T17:30:00Z', '2026-01-05T17:30:00Z']
  for (const [place, id] of ids.entries()) {
    await app.owner_db`
      update seamless.effect set created_at = ${moments[place] as string}::text::timestamptz where transaction_id = ${id}`
  }

  const period = { from: new Date('2026-01-04T17:30:00Z'), to: new Date('2026-01-05T17:30:00Z') }

  expect(await sums(period)).toMatchObject([{ spin_count: 1, turnover: kyat(1), win_loss: -kyat(1), held: 0n }])
})
