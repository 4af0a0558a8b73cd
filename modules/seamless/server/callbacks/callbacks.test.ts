import { afterEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithCallbacks } from '#tests/support/app/test-app-with-callbacks.ts'
import { newId, signedBody } from '#tests/support/partners/aggregator-calls.ts'

const { app, calls } = await startTestAppWithCallbacks()
let player: TestPlayer
afterEach(() => app.expectReconciled())

describe('the money of a game', () => {
  test('leaves the game balance with a bet and comes back with a prize', async () => {
    player = await app.player({ main: kyat(7), game: kyat(1_000) })
    const wager_code = newId()

    const bet = await calls.move('withdraw', player, { action: 'BET', amount: 100, wager_code, wager_status: 'BET' })
    const win = await calls.move('deposit', player, { action: 'SETTLED', amount: '250.5', wager_code })

    expect(bet).toEqual({
      member_account: player.user.user_name,
      product_code: 1091,
      before_balance: 1_000,
      balance: 900,
      code: 0,
      message: '',
    })
    expect(win).toMatchObject({ before_balance: 900, balance: 1_150.5, code: 0 })
    expect(await app.balancesOf(player)).toEqual({ main: kyat(7), game: kyat(1_150) + 5_000n })
    expect(await calls.balance(player)).toEqual({
      member_account: player.user.user_name,
      product_code: 1091,
      balance: 1_150.5,
      code: 0,
      message: '',
    })
  })

  test.each(['BET', 'TIP', 'BET_PRESERVE', 'bet'])('is taken by %s, whatever the sign', async (action) => {
    player = await app.player({ game: kyat(100) })

    expect(await calls.move('withdraw', player, { action, amount: 10 })).toMatchObject({ code: 0, balance: 90 })
    expect(await calls.move('withdraw', player, { action, amount: '-10' })).toMatchObject({ code: 0, balance: 80 })
  })

  test.each(['SETTLED', 'JACKPOT', 'BONUS', 'PROMO', 'LEADERBOARD', 'FREEBET', 'PRESERVE_REFUND', 'Settled'])(
    'is given by %s, without a bet that is known',
    async (action) => {
      player = await app.player()

      expect(await calls.move('deposit', player, { action, amount: 12.3456 })).toMatchObject({
        code: 0,
        before_balance: 0,
        balance: 12.3456,
      })
      expect(await calls.move('deposit', player, { action, amount: -1 })).toMatchObject({ code: 999, balance: 12.3456 })
    },
  )

  test('is not moved by a lost bet, which is accepted all the same', async () => {
    player = await app.player({ game: kyat(50) })
    const movement = { action: 'SETTLED', amount: 0, id: newId() }

    expect(await calls.move('deposit', player, movement)).toMatchObject({ code: 0, before_balance: 50, balance: 50 })
    expect(await calls.move('deposit', player, movement)).toMatchObject({ code: 1003, balance: 50 })
    expect(await calls.move('withdraw', player, { action: 'BET', amount: 0 })).toMatchObject({ code: 0, balance: 50 })
  })

  test.each(['ADJUSTMENT', 'RESETTLED'])('goes either way with %s', async (action) => {
    player = await app.player({ game: kyat(100) })

    expect(await calls.move('deposit', player, { action, amount: 20 })).toMatchObject({ code: 0, balance: 120 })
    expect(await calls.move('withdraw', player, { action, amount: -50 })).toMatchObject({ code: 0, balance: 70 })
    expect(await calls.move('deposit', player, { action, amount: '-0.5' })).toMatchObject({ code: 0, balance: 69.5 })
  })

  test('is not taken by a bet that is larger than the balance, and its id stays refused', async () => {
    player = await app.player({ main: kyat(500), game: kyat(100) })
    const movement = { action: 'BET', amount: 100.0001, id: newId() }

    const refused = await calls.move('withdraw', player, movement)
    await calls.move('deposit', player, { action: 'BONUS', amount: 50 })
    const copy = await calls.move('withdraw', player, movement)
    const taken = await calls.move('withdraw', player, { ...movement, id: newId() })

    expect(refused).toMatchObject({ code: 1001, before_balance: 100, balance: 100 })
    expect(copy).toMatchObject({ code: 1001, before_balance: 150, balance: 150 })
    expect(taken).toMatchObject({ code: 0, before_balance: 150, balance: 49.9999 })
  })
})

describe('a currency', () => {
  test.each([
    ['MMK', 1091, 1_234.5678, 1],
    ['MMK2', 1007, 1.2345, 1_000],
    ['MMK3', 1203, 12.3456, 100],
  ] as const)(
    '%s has a unit of its own, and what goes out is rounded down',
    async (currency, product, shown, factor) => {
      player = await app.player({ game: kyat(1_234) + 5_678n })
      const move = async (name: 'withdraw' | 'deposit', action: string, amount: number) => {
        const fields = { currency, batch_requests: [calls.batch(player, [{ action, amount, currency }], product)] }
        return (await calls.send(name, signedBody(name, fields))).data[0]
      }

      expect(await calls.balance(player, currency, product)).toMatchObject({ code: 0, balance: shown })
      const bet = await move('withdraw', 'BET', 0.0001)
      const win = await move('deposit', 'SETTLED', 1.5)

      expect(bet).toMatchObject({ code: 0, before_balance: shown })
      expect(win).toMatchObject({ code: 0, before_balance: bet?.balance })
      expect((await app.balancesOf(player)).game).toBe(kyat(1_234) + 5_678n - BigInt(factor) + 15_000n * BigInt(factor))
    },
  )

  test('that is not ours, or another one in the movement, makes no sense', async () => {
    player = await app.player({ game: kyat(100) })
    const bet = (fields: object) => calls.batch(player, [{ action: 'BET', amount: 1, ...fields }])
    const answers = [
      await calls.send('withdraw', signedBody('withdraw', { currency: 'THB', batch_requests: [bet({})] })),
      await calls.send('withdraw', signedBody('withdraw', { currency: undefined, batch_requests: [bet({})] })),
      await calls.send('withdraw', signedBody('withdraw', { batch_requests: [bet({ currency: 'MMK2' })] })),
    ]

    expect(answers.map(({ data }) => data[0]?.code)).toEqual([999, 999, 999])
    expect((await app.balancesOf(player)).game).toBe(kyat(100))
  })
})

describe('a call for several', () => {
  test('answers each in its order, and one that fails leaves the others alone', async () => {
    const [rich, poor] = [await app.player({ game: kyat(100) }), await app.player()]
    const bet = { action: 'BET', amount: 10 }
    const batches = [
      calls.batch(poor, [bet]),
      calls.batch(rich, [bet]),
      { ...calls.batch(rich, [bet]), member_account: 'P9999999999' },
      { ...calls.batch(rich, [bet]), member_account: "x'; drop" },
      { ...calls.batch(rich, [bet]), product_code: 'many' },
      'nothing',
      calls.batch(rich, [bet]),
    ]

    const { data } = await calls.send('withdraw', signedBody('withdraw', { batch_requests: batches }))

    expect(data.map(({ code, balance }) => [code, balance])).toEqual([
      [1001, 0],
      [0, 90],
      [1000, 0],
      [1000, 0],
      [999, 90],
      [999, 0],
      [0, 80],
    ])
  })

  test('does the movements of one batch together or not at all', async () => {
    player = await app.player({ game: kyat(100) })

    const whole = await calls.move(
      'withdraw',
      player,
      { action: 'BET', amount: 60 },
      { action: 'SETTLED', amount: 30 },
      { action: 'BET', amount: 70 },
    )
    const refused = await calls.move('withdraw', player, { action: 'TIP', amount: 0 }, { action: 'BET', amount: 1 })
    const senseless = await calls.move('deposit', player, { action: 'BONUS', amount: 5 }, { action: 'GIFT', amount: 1 })

    expect(whole).toMatchObject({ code: 0, before_balance: 100, balance: 0 })
    expect(refused).toMatchObject({ code: 1001, before_balance: 0, balance: 0 })
    expect(senseless).toMatchObject({ code: 999, before_balance: 0, balance: 0 })
    expect(
      await app.owner_db`select action from seamless.effect where player_id = ${player.id} order by created_at`,
    ).toHaveLength(3)
  })

  test('of balances answers each', async () => {
    const [one, other] = [await app.player({ game: kyat(1) }), await app.player({ game: kyat(2) })]
    const name = (member_account: unknown) => ({ member_account, product_code: '1091' })
    const batch_requests = [name(other.user.user_name), name('nobody'), name(one.user.user_name), name(7), null]

    const { data } = await calls.send('balance', signedBody('balance', { batch_requests }))

    expect(data.map(({ code, balance, product_code }) => [code, balance, product_code])).toEqual([
      [0, 2, 1091],
      [1000, 0, 1091],
      [0, 1, 1091],
      [1000, 0, 1091],
      [999, 0, 0],
    ])
  })
})
