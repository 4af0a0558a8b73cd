import { beforeEach, describe, expect, test } from 'vitest'
import type { HeldWaiting } from '#held-credit/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { newId, signedBody } from '#tests/support/partners/aggregator-calls.ts'
import { has, openCreditedApp, prize, setCaps } from '#tests/support/use-cases/held-credits.ts'

const { app, consoleClient, cashier, owner, say, decided, list, balanceHeld, calls, newPlayer, give, money, held } =
  await openCreditedApp()
let player: TestPlayer
beforeEach(async () => {
  player = await newPlayer()
})

describe('a credit above the cap of a call', () => {
  test('is answered as done, and waits in the hold; exactly the cap passes', async () => {
    expect(await give(prize(1_000))).toMatchObject({ code: 0, before_balance: 100, balance: 1_100 })
    expect(await money()).toEqual(has(1_100, 0))

    const wager_code = newId()
    const answer = await give(prize(1_000.0001, { wager_code, id: 'one-unit-more' }))

    expect(answer).toMatchObject({ code: 0, before_balance: 1_100, balance: 1_100 })
    expect(await calls.balance(player)).toMatchObject({ code: 0, balance: 1_100 })
    expect(await money()).toEqual({ ...has(1_100, 1_000), hold: kyat(1_000) + 1n })
    expect(await held()).toMatchObject({
      player: { user_name: player.user.user_name },
      partner: 'seamless',
      game: '1091, GEM',
      transaction_id: 'one-unit-more',
      wager_code,
      amount: 1_000.0001,
      cap: 'call',
      cap_amount: 1_000,
      status: 'pending',
      first: null,
    })
  })

  test.each([
    'SETTLED',
    'JACKPOT',
    'BONUS',
    'PROMO',
    'LEADERBOARD',
    'FREEBET',
    'PRESERVE_REFUND',
    'ADJUSTMENT',
    'RESETTLED',
  ])('by %s is never refused, and cannot be spent', async (action) => {
    expect(await give({ action, amount: 1_500 })).toMatchObject({ code: 0, before_balance: 100, balance: 100 })

    expect(await money()).toEqual(has(100, 1_500))
    expect(await calls.move('withdraw', player, { action: 'BET', amount: 101 })).toMatchObject({ code: 1001 })
    const body = { amount: 101 }
    const exchanged = await app.call('POST', '/api/exchange-game-to-main', { token: player.token, body })
    expect(exchanged.body).toMatchObject({ code: 'insufficient_game_balance' })
  })

  test('is not a stake that comes back, however large', async () => {
    player = await newPlayer(kyat(9_000))
    const [cancelled, kept] = [newId(), newId()]
    await calls.move('withdraw', player, { action: 'BET', amount: 4_000, wager_code: cancelled })
    await calls.move('withdraw', player, { action: 'BET_PRESERVE', amount: 4_000, wager_code: kept })

    await give({ action: 'CANCEL', amount: 4_000, wager_code: cancelled })
    await give({ action: 'PRESERVE_REFUND', amount: 3_900, wager_code: kept })

    expect(await money()).toEqual(has(8_900, 0))
  })

  test('counts all that the call credits, to any player', async () => {
    const other = await app.player()
    const batch_requests = [
      calls.batch(player, [prize(600)]),
      calls.batch(other, [prize(600)]),
      calls.batch(player, [prize(400)]),
    ]

    const { data } = await calls.send('deposit', signedBody('deposit', { batch_requests }))

    expect(data.map(({ code, balance }) => [code, balance])).toEqual([
      [0, 700],
      [0, 0],
      [0, 1_100],
    ])
    expect([await money(), await balanceHeld(other)]).toEqual([has(1_100, 0), kyat(600)])
    await decided(await held(other), 'refuse')
  })

  test('is held once when it is repeated, also with another amount, and answered alike', async () => {
    const id = newId()
    expect(await give(prize(2_000, { id }))).toMatchObject({ code: 0, balance: 100 })

    for (const amount of [2_000, 2_000, 9]) {
      expect(await give(prize(amount, { id }))).toMatchObject({ code: 1003, before_balance: 100, balance: 100 })
    }

    expect(await money()).toEqual(has(100, 2_000))
    expect((await held()).amount).toBe(2_000)
  })

  test('is held once when twenty copies race', async () => {
    const id = newId()

    const answers = await Promise.all(Array.from({ length: 20 }, () => give(prize(2_000, { id }))))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 1003)).toHaveLength(19)
    expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([100]))
    expect(await money()).toEqual(has(100, 2_000))
  })

  test('stands in a metric', async () => {
    await give(prize(2_000))

    const { text } = await app.call('GET', '/metrics')

    expect(text).toMatch(/thazin_held_credits_total\{partner="seamless",cap="call"\} [1-9]/)
    expect(text).toMatch(/thazin_held_kyat_total\{partner="seamless",cap="call"\} [2-9]\d{3}/)
  })
})

describe('the cap of a day', () => {
  test('adds up the calls of one player; what is held uses up none of it', async () => {
    for (let n = 0; n < 4; n++) await give(prize(1_000))
    await give(prize(1_001))
    await give(prize(999.5))
    expect(await money()).toEqual({ ...has(5_099, 1_001), game: kyat(5_099) + 5_000n })

    expect(await give(prize(1))).toMatchObject({ code: 0, balance: 5_099.5 })
    expect(await give(prize(0.5))).toMatchObject({ code: 0, balance: 5_100 })

    expect(await list(player)).toMatchObject([
      { amount: 1, cap: 'day', cap_amount: 5_000 },
      { amount: 1_001, cap: 'call' },
    ])
    expect(await money()).toEqual(has(5_100, 1_002))
  })

  test('is one player’s own, and begins anew in Yangon', async () => {
    for (let n = 0; n < 5; n++) await give(prize(1_000))
    const other = await app.player()
    expect(await calls.move('deposit', other, prize(1_000))).toMatchObject({ balance: 1_000 })
    expect(await give(prize(10))).toMatchObject({ balance: 5_100 })

    await app.owner_db`update held_credit.day set day = day - 1 where player_id = ${player.id}`

    expect(await give(prize(10))).toMatchObject({ balance: 5_110 })
  })

  test('holds what is too much when twenty calls race', async () => {
    await Promise.all(Array.from({ length: 20 }, () => give(prize(400))))

    expect(await money()).toEqual(has(100 + 12 * 400, 8 * 400))
  })
})

describe('the cap of an hour', () => {
  const hour = (cap: number) => setCaps(app, { call: 1_000, day: 5_000, hour: cap })
  /** As if the hour before had begun. */
  const nextHour = () => app.owner_db`delete from held_credit.partner_hour`
  beforeEach(nextHour)

  test('adds up the calls of all players; what is held uses up none of it', async () => {
    await hour(1_500)
    const other = await app.player()
    await give(prize(900))
    expect(await calls.move('deposit', other, prize(600.5))).toMatchObject({ code: 0, before_balance: 0, balance: 0 })
    expect(await calls.move('deposit', other, prize(600))).toMatchObject({ code: 0, balance: 600 })
    expect(await give(prize(0.5))).toMatchObject({ code: 0, balance: 1_000 })

    expect(await list(player)).toMatchObject([{ amount: 0.5, cap: 'hour', cap_amount: 1_500, status: 'pending' }])
    expect(await list(other)).toMatchObject([{ amount: 600.5, cap: 'hour', cap_amount: 1_500 }])
    await decided(await held(other), 'refuse')
  })

  test('counts the batches of one call one by one', async () => {
    await hour(1_000)
    const other = await app.player()
    const batch_requests = [calls.batch(player, [prize(600)]), calls.batch(other, [prize(300)])]

    await calls.send('deposit', signedBody('deposit', { batch_requests }))
    await calls.move('deposit', other, prize(101))

    expect([await money(), await app.balancesOf(other), await balanceHeld(other)]).toEqual([
      has(700, 0),
      { main: 0n, game: kyat(300) },
      kyat(101),
    ])
    await decided(await held(other), 'refuse')
  })

  test('begins anew, and is each partner’s own', async () => {
    await hour(1_000)
    await give(prize(1_000))
    await app.owner_db`update held_credit.partner_hour set partner = 'shan'`
    expect(await give(prize(1_000))).toMatchObject({ balance: 2_100 })
    expect(await give(prize(1))).toMatchObject({ balance: 2_100 })

    await app.owner_db`update held_credit.partner_hour set hour = hour - interval '1 hour'`

    expect(await give(prize(1))).toMatchObject({ balance: 2_101 })
  })

  test('holds what is too much when twenty players are credited at once, by several batches', async () => {
    await hour(2_000)
    const crowd = await Promise.all(Array.from({ length: 20 }, () => app.player()))
    // A lock on the first of them keeps its batch waiting, so that the next ones are decided beside it.
    const released = Promise.withResolvers<void>()
    const locked = app.owner_db.begin(async (tx) => {
      await tx`select from ledger.account where player_id = ${crowd[0]?.id ?? 0n} for update`
      await released.promise
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const first = crowd.slice(0, 1).map((one) => calls.move('deposit', one, prize(300)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const others = crowd.slice(1).map((one) => calls.move('deposit', one, prize(300)))
    await Promise.race([Promise.all(others), new Promise((resolve) => setTimeout(resolve, 1_000))])
    released.resolve()
    await locked

    const answers = await Promise.all([...first, ...others])

    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0))
    const balances = await Promise.all(crowd.map((one) => app.balancesOf(one)))
    expect(balances.reduce((sum, { game }) => sum + game, 0n)).toBe(kyat(6 * 300))
    const holds = await Promise.all(crowd.map(balanceHeld))
    expect(holds.reduce((sum, one) => sum + one, 0n)).toBe(kyat(14 * 300))
  })

  test('holds for batches that were decided at the same moment: the later one is decided anew', async () => {
    await hour(1_000)
    const other = await app.player()
    await give(prize(400))
    // A batch that writes the hour waits here, after it was read: both batches see 400 credited.
    const released = Promise.withResolvers<void>()
    const locked = app.owner_db.begin(async (tx) => {
      await tx`select from held_credit.partner_hour for update`
      await released.promise
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const both = [give(prize(600))]
    await new Promise((resolve) => setTimeout(resolve, 150))
    both.push(calls.move('deposit', other, prize(500)))
    await new Promise((resolve) => setTimeout(resolve, 150))
    released.resolve()
    await locked

    expect((await Promise.all(both)).map(({ code }) => code)).toEqual([0, 0])
    expect((await app.balancesOf(player)).game + (await app.balancesOf(other)).game).toBe(kyat(100 + 1_000))
    expect(await balanceHeld(other)).toBe(kyat(500))
    await decided(await held(other), 'refuse')
  })

  test('raises an alarm at half of it, in a metric and for the staff, for a day', async () => {
    await hour(1_000)
    const waiting = async () => {
      const { body } = await consoleClient.call('GET', '/held-credits/waiting', { as: owner })
      return (body.data as HeldWaiting).full_hours
    }
    const metric = async () =>
      /thazin_partner_hour_alarm\{partner="seamless"\} (\d)/.exec((await app.call('GET', '/metrics')).text)?.[1]
    await give(prize(499))
    expect(await waiting()).toEqual([])

    await give(prize(1))

    expect(await waiting()).toEqual([
      { partner: 'seamless', at: expect.stringMatching(/:30:00\.000Z$/), credited: 500, hour_max: 1_000 },
    ])
    // The metric may be five seconds old.
    await expect.poll(metric, { timeout: 10_000, interval: 500 }).toBe('1')
    await app.owner_db`update held_credit.partner_hour set hour = hour - interval '1 hour'`
    expect(await waiting()).toHaveLength(1)
    await expect.poll(metric, { timeout: 10_000, interval: 500 }).toBe('0')
    await app.owner_db`update held_credit.partner_hour set hour = hour - interval '24 hours'`
    expect(await waiting()).toEqual([])
  })
})

describe('a correction of a held credit', () => {
  const wager = async (amount = 2_000) => {
    const wager_code = newId()
    await calls.move('withdraw', player, { action: 'BET', amount: 50, wager_code })
    await give(prize(amount, { wager_code }))
    return wager_code
  }
  const rollback = (wager_code: string, amount = -2_000, action = 'ROLLBACK') =>
    calls.move('withdraw', player, { action, amount, wager_code })

  test('takes it out of the hold, whole or in part, and leaves the balance alone', async () => {
    const wager_code = await wager()

    expect(await rollback(wager_code, -500, 'RESETTLED')).toMatchObject({ code: 0, before_balance: 50, balance: 50 })
    expect(await money()).toEqual(has(50, 1_500))
    expect(await held()).toMatchObject({ amount: 2_000, taken_back: 500, status: 'pending' })

    expect(await rollback(wager_code, -1_500)).toMatchObject({ code: 0, balance: 50 })
    expect(await money()).toEqual(has(50, 0))
    expect(await list(player)).toEqual([])
    expect(await list(player, '?show=done')).toMatchObject([{ status: 'taken_back', taken_back: 2_000 }])
  })

  test('takes what is missing from the balance, and the rest is owed', async () => {
    const wager_code = await wager()

    expect(await rollback(wager_code, -2_060, 'ADJUSTMENT')).toMatchObject({ before_balance: 50, balance: 0 })

    expect(await money()).toEqual(has(0, 0))
    const receivable =
      await app.owner_db`select receivable from seamless.player_receivable where player_id = ${player.id}`
    expect(receivable).toEqual([{ receivable: kyat(10) }])
  })

  test('of another wager takes nothing of it', async () => {
    await wager()

    await rollback(newId(), -20, 'ADJUSTMENT')

    expect(await money()).toEqual(has(30, 2_000))
  })

  test('that overtook it answers as ever, and what comes after is held', async () => {
    const wager_code = newId()
    expect(await rollback(wager_code)).toMatchObject({ code: 1006 })
    expect(await rollback(wager_code, -30, 'ADJUSTMENT')).toMatchObject({ code: 0, balance: 70 })

    await give(prize(2_000, { wager_code }))
    expect(await rollback(wager_code)).toMatchObject({ code: 0, balance: 70 })

    expect(await money()).toEqual(has(70, 0))
  })

  test('after its release takes from the balance', async () => {
    const wager_code = await wager()
    await decided(await held(), 'release')
    expect(await money()).toEqual(has(2_050, 0))

    expect(await rollback(wager_code)).toMatchObject({ before_balance: 2_050, balance: 50 })
  })

  test('after its refusal takes nothing: the money went back already', async () => {
    const wager_code = await wager()
    await decided(await held(), 'refuse')
    expect(await money()).toEqual(has(50, 0))

    expect(await rollback(wager_code)).toMatchObject({ code: 0, before_balance: 50, balance: 50 })
    expect(await rollback(wager_code, -20, 'ADJUSTMENT')).toMatchObject({ code: 0, balance: 30 })
  })

  test('and the settlement that follows it, in one batch and in one call, add up', async () => {
    const wager_code = await wager()

    const batch_requests = [
      calls.batch(player, [
        { action: 'ROLLBACK', amount: -2_000, wager_code },
        { action: 'SETTLED', amount: 3_000, wager_code },
      ]),
      calls.batch(player, [{ action: 'RESETTLED', amount: -1_000, wager_code }]),
    ]
    const { data } = await calls.send('deposit', signedBody('deposit', { batch_requests }))

    expect(data.map(({ code, balance }) => [code, balance])).toEqual([
      [0, 50],
      [0, 50],
    ])
    expect(await money()).toEqual(has(50, 2_000))
    expect(await held()).toMatchObject({ amount: 3_000, taken_back: 1_000 })
  })

  test('races with the decision, and one comes first', async () => {
    const wager_code = await wager()
    const credit = await held()
    await say(cashier, credit, 'release')

    const [answer] = await Promise.all([rollback(wager_code), say(owner, credit, 'release')])

    expect(answer).toMatchObject({ code: 0, balance: 50 })
    expect(await money()).toEqual(has(50, 0))
  })
})
