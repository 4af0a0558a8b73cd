import { afterEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithCallbacks } from '#tests/support/app/test-app-with-callbacks.ts'
import { newId, signedBody } from '#tests/support/partners/aggregator-calls.ts'

const { app, calls } = await startTestAppWithCallbacks()
let player: TestPlayer
afterEach(() => app.expectReconciled())

const game = async () => (await app.balancesOf(player)).game
const bet = (more: object = {}) => ({ action: 'BET', amount: 10, wager_status: 'BET', ...more })
const settled = (more: object = {}) => ({ action: 'SETTLED', amount: 25, ...more })

describe('a transaction that comes again', () => {
  test.each([
    ['withdraw', bet(), 90],
    ['deposit', settled(), 125],
    ['withdraw', { action: 'ADJUSTMENT', amount: -30 }, 70],
  ] as const)('by %s has one effect, and the balance of now for an answer', async (name, movement, balance) => {
    player = await app.player({ game: kyat(100) })
    const first = { ...movement, id: newId() }

    expect(await calls.move(name, player, first)).toMatchObject({ code: 0, balance })
    await calls.move('deposit', player, { action: 'BONUS', amount: 1 })

    const again = await calls.move(name, player, first)
    expect(again).toMatchObject({ code: 1003, before_balance: balance + 1, balance: balance + 1 })
    const [kept] =
      await app.owner_db`select balance_before, balance_after from seamless.effect where transaction_id = ${first.id}`
    expect(kept).toEqual({ balance_before: kyat(100), balance_after: kyat(balance) })
  })

  test('has one effect when twenty copies race, and nineteen are told so', async () => {
    player = await app.player({ game: kyat(100) })
    const movement = bet({ id: newId() })

    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.move('withdraw', player, movement)))

    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0,
      ...Array.from({ length: 19 }, () => 1003),
    ])
    expect(await game()).toBe(kyat(90))
  })

  test('is another one when its id is a number that differs in the last of many digits', async () => {
    player = await app.player({ game: kyat(100) })
    const send = (id: string) => {
      const body = signedBody('withdraw', { batch_requests: [calls.batch(player, [bet({ id: 'ID' })])] })
      return calls.send('withdraw', JSON.stringify(body).replace('"ID"', id))
    }

    for (const id of ['12345678901234567890', '12345678901234567891'])
      expect((await send(id)).data).toMatchObject([{ code: 0 }])
    expect((await send('12345678901234567891')).data).toMatchObject([{ code: 1003 }])
    expect(await game()).toBe(kyat(80))
  })

  test('has one effect when twenty members are named for it at once', async () => {
    const players: TestPlayer[] = []
    while (players.length < 20) players.push(await app.player({ game: kyat(100) }))
    const id = newId()

    const answers = await Promise.all(players.map((each) => calls.move('withdraw', each, bet({ id }))))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 1003)).toHaveLength(19)
  })

  test('is told so also when the other member’s call is just committing, and its neighbours are done', async () => {
    player = await app.player({ game: kyat(100) })
    const [other, id] = [await app.player(), newId()]
    const isWaiting = async () =>
      (
        await app.owner_db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%seamless.effect%'`
      ).length > 0

    const answers = await app.owner_db.begin(async (tx) => {
      await tx`
        insert into seamless.effect (id, player_id, product_code, transaction_id, action, amount, receivable, balance_before,
                                     balance_after, game_type)
        values (gen_random_uuid(), ${other.id}, 1091, ${id}, 'SETTLED', 0, 0, 0, 0, 'SLOT')`
      const racing = Promise.all([calls.move('withdraw', player, bet({ id })), calls.move('withdraw', player, bet())])
      while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10))
      return { racing }
    })

    expect((await answers.racing).map(({ code }) => code)).toEqual([1003, 0])
    expect(await game()).toBe(kyat(90))
  })

  test('with another amount changes nothing', async () => {
    player = await app.player({ game: kyat(100) })
    const movement = bet({ id: newId() })
    await calls.move('withdraw', player, movement)

    expect(await calls.move('withdraw', player, { ...movement, amount: 90 })).toMatchObject({ code: 1003, balance: 90 })
    expect(await calls.move('deposit', player, { ...movement, action: 'BONUS' })).toMatchObject({ code: 1003 })
    expect(await game()).toBe(kyat(90))
  })

  test('beside a new one is passed over, and the new one is done', async () => {
    player = await app.player({ game: kyat(100) })
    const [one, other] = [bet({ id: newId() }), bet({ id: newId() })]
    await calls.move('withdraw', player, one)

    expect(await calls.move('withdraw', player, one, other, other)).toMatchObject({
      code: 0,
      before_balance: 90,
      balance: 80,
    })
    expect(await calls.move('withdraw', player, one, other)).toMatchObject({ code: 1003, balance: 80 })
  })

  test('of another product is another transaction', async () => {
    player = await app.player({ game: kyat(100) })
    const batches = [calls.batch(player, [bet({ id: 'same' })], 1091), calls.batch(player, [bet({ id: 'same' })], 1006)]

    const { data } = await calls.send('withdraw', signedBody('withdraw', { batch_requests: batches }))

    expect(data.map(({ code, balance }) => [code, balance])).toEqual([
      [0, 90],
      [0, 80],
    ])
  })

  test.each([
    ['with "quotes", \\ and {braces}'],
    ['null'],
    ['NULL'],
    ['တစ်'],
    ["'; drop table seamless.effect; --"],
    ['1/2:3.4'],
  ])('is known by its id %s', async (id) => {
    player = await app.player({ game: kyat(100) })

    expect(await calls.move('withdraw', player, bet({ id: `${id}`, wager_code: id, game_code: id }))).toMatchObject({
      code: 0,
    })
    expect(await calls.move('withdraw', player, bet({ id: `${id}` }))).toMatchObject({ code: 1003 })
  })
})

describe('money', () => {
  test('is never taken twice over when forty bets race for it', async () => {
    player = await app.player({ game: kyat(100) })

    const answers = await Promise.all(Array.from({ length: 40 }, () => calls.move('withdraw', player, bet())))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(answers.filter(({ code }) => code === 1001)).toHaveLength(30)
    expect(await game()).toBe(0n)
  })

  test('of a slot and of a digit bet at the same time is all there', async () => {
    player = await app.player({ game: kyat(1_000) })
    const digit = () =>
      app.call('POST', '/api/digitbet', {
        token: player.token,
        body: { bet_type: 'digit', digit: 1, bet_amount: 1, multiplier: 1 },
      })

    const [digits, slots] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, digit)),
      Promise.all(Array.from({ length: 20 }, () => calls.move('deposit', player, settled()))),
    ])

    expect(digits.every(({ status }) => status === 200)).toBe(true)
    expect(slots.every(({ code }) => code === 0)).toBe(true)
    const [sums] = await app.owner_db<{ net: string }[]>`
      select sum(win_amount - bet_amount * multiplier) as net from digit_bet.bet where player_id = ${player.id}`
    expect(await game()).toBe(kyat(1_500) + BigInt(sums?.net ?? 0))
  })
})

describe('a bet that was taken', () => {
  test('is given back once', async () => {
    player = await app.player({ game: kyat(100) })
    const wager_code = newId()
    await calls.move('withdraw', player, bet({ wager_code }))
    const cancel = { action: 'CANCEL', amount: 10, wager_code, wager_status: 'VOID', id: newId() }

    expect(await calls.move('deposit', player, cancel)).toMatchObject({ code: 0, before_balance: 90, balance: 100 })
    expect(await calls.move('deposit', player, cancel)).toMatchObject({ code: 1003, balance: 100 })
    expect(await calls.move('deposit', player, { ...cancel, id: newId() })).toMatchObject({ code: 1006, balance: 100 })
    expect(await calls.move('withdraw', player, bet({ wager_code }))).toMatchObject({ code: 1003, balance: 100 })
  })

  test('is given back to nobody else, and never with more than it took', async () => {
    player = await app.player({ game: kyat(100) })
    const stranger = await app.player({ game: kyat(100) })
    const wager_code = newId()
    const cancel = { action: 'CANCEL', amount: 10, wager_code }
    await calls.move('withdraw', player, bet({ wager_code }))

    expect(await calls.move('deposit', stranger, cancel)).toMatchObject({ code: 1006, balance: 100 })
    expect(await calls.move('deposit', player, { ...cancel, amount: 10.0001 })).toMatchObject({
      code: 999,
      balance: 90,
    })
    expect(await calls.move('deposit', player, { ...cancel, amount: 4 })).toMatchObject({ code: 0, balance: 94 })
    expect(await calls.move('deposit', player, { ...cancel, amount: 7 })).toMatchObject({ code: 999, balance: 94 })
    expect(await calls.move('deposit', player, { ...cancel, amount: 6 })).toMatchObject({ code: 0, balance: 100 })
  })

  test('is not given back once it is settled, but its settlement is taken back, once', async () => {
    player = await app.player({ game: kyat(100) })
    const wager_code = newId()
    await calls.move('withdraw', player, bet({ wager_code }))
    const rollback = { action: 'ROLLBACK', amount: -25, wager_code }

    expect(await calls.move('withdraw', player, rollback)).toMatchObject({ code: 1006, balance: 90 })
    await calls.move('deposit', player, settled({ wager_code }))
    expect(await calls.move('deposit', player, { action: 'CANCEL', amount: 10, wager_code })).toMatchObject({
      code: 1006,
      balance: 115,
    })
    expect(await calls.move('withdraw', player, rollback)).toMatchObject({ code: 0, before_balance: 115, balance: 90 })
    expect(await calls.move('deposit', player, rollback)).toMatchObject({ code: 1006, balance: 90 })
    expect(await calls.move('deposit', player, settled({ wager_code, amount: 40 }))).toMatchObject({
      code: 0,
      balance: 130,
    })
    expect(await calls.move('deposit', player, { ...rollback, amount: 5 })).toMatchObject({ code: 0, balance: 135 })
    expect(await calls.move('deposit', player, { action: 'CANCEL', amount: 10, wager_code })).toMatchObject({
      code: 0,
      balance: 145,
    })
  })
})

describe('calls that overtake each other', () => {
  test('a prize before its bet is paid, and the bet is taken after it', async () => {
    player = await app.player({ game: kyat(5) })
    const wager_code = newId()

    expect(await calls.move('deposit', player, settled({ wager_code }))).toMatchObject({ code: 0, balance: 30 })
    expect(await calls.move('withdraw', player, bet({ wager_code }))).toMatchObject({ code: 0, balance: 20 })
  })

  test.each([
    ['CANCEL', 10],
    ['ROLLBACK', -10],
  ])('a %s before its bet finds none, and the bet that comes late takes nothing', async (action, amount) => {
    player = await app.player({ game: kyat(100) })
    const wager_code = newId()
    const late = bet({ wager_code, id: newId() })

    expect(await calls.move('deposit', player, { action, amount, wager_code })).toMatchObject({
      code: 1006,
      balance: 100,
    })
    expect(await calls.move('withdraw', player, late)).toMatchObject({ code: 1003, before_balance: 100, balance: 100 })
    expect(await calls.move('withdraw', player, late)).toMatchObject({ code: 1003, balance: 100 })
    expect(await calls.move('deposit', player, { action, amount, wager_code })).toMatchObject({
      code: 1006,
      balance: 100,
    })
    expect(await app.owner_db`select from seamless.effect where player_id = ${player.id}`).toHaveLength(0)
  })

  test('a bet and its cancellation that race leave nothing, no matter who comes first', async () => {
    player = await app.player({ game: kyat(1_000) })
    const wagers = Array.from({ length: 30 }, newId)

    await Promise.all(
      wagers.flatMap((wager_code) => [
        calls.move('deposit', player, { action: 'CANCEL', amount: 10, wager_code }),
        calls.move('withdraw', player, bet({ wager_code })),
      ]),
    )

    expect(await game()).toBe(kyat(1_000))
  })
})
