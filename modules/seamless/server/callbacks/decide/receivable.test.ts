import { afterEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithCallbacks } from '#tests/support/app/test-app-with-callbacks.ts'
import { newId } from '#tests/support/partners/aggregator-calls.ts'

const { app, calls } = await startTestAppWithCallbacks()
let player: TestPlayer
afterEach(() => app.expectReconciled())

async function receivableOf(of: TestPlayer): Promise<bigint> {
  const [row] = await app.owner_db<
    { receivable: bigint }[]
  >`select receivable from seamless.player_receivable where player_id = ${of.id}`
  return row?.receivable ?? 0n
}

async function receivableOfAll(): Promise<bigint> {
  const [row] = await app.owner_db<{ sum: string }[]>`
    select coalesce(sum(amount), 0) as sum from ledger.posting where account_id = 310`
  return BigInt(row?.sum ?? 0)
}

describe('a correction that takes more than there is', () => {
  test.each(['ADJUSTMENT', 'RESETTLED', 'ROLLBACK'])(
    'by %s takes all there is, and the rest is owed',
    async (action) => {
      player = await app.player({ main: kyat(500), game: kyat(40) })
      const wager_code = newId()
      await calls.move('deposit', player, { action: 'SETTLED', amount: 60, wager_code })
      const before = await receivableOfAll()

      const correction = { action, amount: '-150.25', wager_code, id: newId() }
      expect(await calls.move('withdraw', player, correction)).toMatchObject({
        code: 0,
        before_balance: 100,
        balance: 0,
      })
      expect(await calls.move('withdraw', player, correction)).toMatchObject({ code: 1003, balance: 0 })

      expect(await receivableOf(player)).toBe(kyat(50) + 2_500n)
      expect((await receivableOfAll()) - before).toBe(-(kyat(50) + 2_500n))
      expect(await app.balancesOf(player)).toEqual({ main: kyat(500), game: 0n })
    },
  )

  test('of a player with nothing is owed as a whole, and adds up', async () => {
    player = await app.player()

    for (let times = 0; times < 3; times++) {
      expect(await calls.move('deposit', player, { action: 'ADJUSTMENT', amount: -10 })).toMatchObject({
        code: 0,
        balance: 0,
      })
    }

    expect(await receivableOf(player)).toBe(kyat(30))
  })

  test('does not touch what is won afterwards', async () => {
    player = await app.player()
    await calls.move('deposit', player, { action: 'ADJUSTMENT', amount: -10 })

    expect(await calls.move('deposit', player, { action: 'SETTLED', amount: 5 })).toMatchObject({
      before_balance: 0,
      balance: 5,
    })
    expect(await receivableOf(player)).toBe(kyat(10))
  })

  test('is right when twenty race with bets and prizes', async () => {
    player = await app.player({ game: kyat(100) })

    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        if (index % 3 === 0) return calls.move('withdraw', player, { action: 'ADJUSTMENT', amount: -20 })
        if (index % 3 === 1) return calls.move('withdraw', player, { action: 'BET', amount: 7 })
        return calls.move('deposit', player, { action: 'SETTLED', amount: 3 })
      }),
    )

    const bets = answers.filter(({ code }, index) => index % 3 === 1 && code === 0).length
    const { game } = await app.balancesOf(player)
    expect(game - (await receivableOf(player))).toBe(kyat(100 - 20 * 20 - 7 * bets + 20 * 3))
  })
})
