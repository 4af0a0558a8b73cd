import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import type { ExchangeLogRow } from '#wallet/contract/player.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

type Direction = 'main-to-game' | 'game-to-main'

function exchange(player: TestPlayer, way: Direction, amount: unknown, idempotency_key?: string): Promise<Reply> {
  return app.call('POST', `/api/exchange-${way}`, {
    token: player.token,
    body: { amount },
    ...(idempotency_key !== undefined && { idempotency_key }),
  })
}

async function log(player: TestPlayer, page = 1): Promise<{ data: ExchangeLogRow[]; links: object[] }> {
  const reply = await app.call('GET', `/api/exchange-transactions-log?page=${page}`, { token: player.token })
  return reply.body.data as { data: ExchangeLogRow[]; links: object[] }
}

describe.each([
  ['main-to-game', 'insufficient_main_balance', 'Insufficient main balance.'],
  ['game-to-main', 'insufficient_game_balance', 'Insufficient game balance.'],
] as const)('an exchange %s', (way, shortage, shortage_message) => {
  const is_to_game = way === 'main-to-game'
  /** 1,000 Ks where the exchange takes from, none where it gives to. */
  const playerWithMoney = () => app.player(is_to_game ? { main: kyat(1_000) } : { game: kyat(1_000) })
  const balances = (from: bigint, to: bigint) => (is_to_game ? { main: from, game: to } : { main: to, game: from })

  test('moves the amount and answers both balances', async () => {
    const player = await playerWithMoney()

    const reply = await exchange(player, way, 300.25)

    const after = is_to_game ? { main_balance: 699.75, balance: 300.25 } : { main_balance: 300.25, balance: 699.75 }
    expect(reply).toMatchObject({
      status: 200,
      body: { status: 'Request was successful.', message: 'Exchange successful!', data: { ...player.user, ...after } },
    })
    expect(await app.balancesOf(player)).toEqual(balances(6_997_500n, 3_002_500n))
    const user = await app.call('GET', '/api/user', { token: player.token })
    expect(user.body.data).toMatchObject(after)
    const type = is_to_game ? 'mainBalanceToGaming' : 'GamingToMainBalance'
    expect((await log(player)).data[0]).toMatchObject({ type, amount: 300.25 })
  })

  test.each([1, 0.01 + 0.99, 1_000])('takes %d Ks', async (amount) => {
    expect(await exchange(await playerWithMoney(), way, amount)).toMatchObject({ status: 200 })
  })

  test('takes the amount as a text field sends it, and ignores what else comes with it', async () => {
    const player = await playerWithMoney()
    const body = { amount: '0300.25', user_id: '1001', balance: 100_000, status: 'done', type: 'game_to_main' }

    const reply = await app.call('POST', `/api/exchange-${way}`, { token: player.token, body })

    expect(reply.status, reply.text).toBe(200)
    expect(await app.balancesOf(player)).toEqual(balances(6_997_500n, 3_002_500n))
  })

  test('is one request whether its amount comes as a number or as text, also when twenty copies race', async () => {
    const player = await playerWithMoney()
    const idempotency_key = randomUUID()
    const sent = (place: number) => [300, '300', '300.00', '0300'][place % 4]

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, place) => exchange(player, way, sent(place), idempotency_key)),
    )
    const other = await exchange(player, way, '301', idempotency_key)

    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    expect(await app.balancesOf(player)).toEqual(balances(kyat(700), kyat(300)))
  })

  test('has one effect and one answer when it is repeated, even after other exchanges', async () => {
    const player = await playerWithMoney()
    const idempotency_key = randomUUID()

    const first = await exchange(player, way, 300, idempotency_key)
    await exchange(player, way, 100)
    const again = await exchange(player, way, 300, idempotency_key)

    expect(again.text).toBe(first.text)
    expect(await app.balancesOf(player)).toEqual(balances(kyat(600), kyat(400)))
  })

  test('has one effect when twenty copies race', async () => {
    const player = await playerWithMoney()
    const idempotency_key = randomUUID()

    const replies = await Promise.all(Array.from({ length: 20 }, () => exchange(player, way, 300, idempotency_key)))

    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await app.balancesOf(player)).toEqual(balances(kyat(700), kyat(300)))
  })

  test('never takes more than there is when fifty race for it', async () => {
    const player = await playerWithMoney()

    const replies = await Promise.all(Array.from({ length: 50 }, () => exchange(player, way, 90)))

    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(11)
    expect(replies.filter((reply) => reply.body.code === shortage)).toHaveLength(39)
    expect(await app.balancesOf(player)).toEqual(balances(kyat(10), kyat(990)))
  })

  test('is refused when its id was used for another amount or the other way', async () => {
    const player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
    const idempotency_key = randomUUID()
    await exchange(player, way, 300, idempotency_key)
    const before = await app.balancesOf(player)

    const other_amount = await exchange(player, way, 301, idempotency_key)
    const other_way = await exchange(player, is_to_game ? 'game-to-main' : 'main-to-game', 300, idempotency_key)

    for (const reply of [other_amount, other_way]) {
      expect(reply).toMatchObject({
        status: 409,
        body: { status: 'Request has failed.', code: 'idempotency_key_reused' },
      })
    }
    expect(await app.balancesOf(player)).toEqual(before)
  })

  test('shares its id with no exchange of another player', async () => {
    const [one, two] = [await playerWithMoney(), await playerWithMoney()]
    const idempotency_key = randomUUID()

    const replies = [await exchange(one, way, 300, idempotency_key), await exchange(two, way, 200, idempotency_key)]

    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
    expect(await app.balancesOf(two)).toEqual(balances(kyat(800), kyat(200)))
  })

  test.each([
    ['zero', '0'],
    ['minus zero', '-0'],
    ['negative', '-100'],
    ['under one kyat', '0.99'],
    ['text in exponents', '"1e3"'],
    ['text with a sign', '"+100"'],
    ['text with a space', '" 100"'],
    ['text with a separator', '"1,000"'],
    ['text in hexadecimal', '"0x64"'],
    ['text in Burmese digits', '"၁၀၀"'],
    ['text in wide digits', '"１００"'],
    ['infinite in words', '"Infinity"'],
    ['text of three decimals', '"100.001"'],
    ['text that a float would change', '"9007199254740993"'],
    ['text of nineteen decimals', '"0.1234567890123456789"'],
    ['text under one kyat', '"0.99"'],
    ['empty text', '""'],
    ['a list', '[100]'],
    ['an object', '{"amount":100}'],
    ['null', 'null'],
    ['not there', null],
    ['true', 'true'],
    ['of three decimals', '1.001'],
    ['of a float that slipped', '0.30000000000000004'],
    ['beyond a trillion', '1000000000000.01'],
    ['beyond every integer', '9223372036854775808'],
    ['of three hundred digits', '9'.repeat(300)],
    ['of four hundred digits, which is infinite', '9'.repeat(400)],
  ])('of an amount that is %s changes nothing', async (_what, amount) => {
    const player = await playerWithMoney()

    const reply = await app.call('POST', `/api/exchange-${way}`, {
      token: player.token,
      body: amount === null ? '{}' : `{"amount":${amount}}`,
    })

    expect(reply).toMatchObject({
      status: 422,
      body: {
        status: 'Request has failed.',
        code: 'invalid_amount',
        message: 'Please enter a valid amount',
        errors: { amount: ['Please enter a valid amount'] },
        error_codes: { amount: 'amount_invalid' },
      },
    })
    expect(await app.balancesOf(player)).toEqual(balances(kyat(1_000), 0n))
    expect((await log(player)).data.length).toBe(is_to_game ? 0 : 1)
  })

  test.each([
    ['an exponent', '{"amount":1e3}'],
    ['a large exponent', '{"amount":1E21}'],
    ['a list for a body', '[{"amount":100}]'],
    ['a prototype of its choice', '{"amount":100,"__proto__":{"amount":1}}'],
  ])('with %s changes nothing', async (_what, body) => {
    const player = await playerWithMoney()

    const reply = await app.call('POST', `/api/exchange-${way}`, { token: player.token, body })

    expect(reply).toMatchObject({ status: 400, body: { status: 'Request has failed.', code: 'bad_request' } })
    expect(await app.balancesOf(player)).toEqual(balances(kyat(1_000), 0n))
  })

  test('of more than there is says which balance is short and changes nothing', async () => {
    const player = await playerWithMoney()

    for (const amount of [1_000.01, 999_999_999_999]) {
      expect(await exchange(player, way, amount)).toMatchObject({
        status: 422,
        body: { code: shortage, message: shortage_message },
      })
    }
    expect(await app.balancesOf(player)).toEqual(balances(kyat(1_000), 0n))
  })

  test('that was refused for want of money stays refused with its id once the money is there', async () => {
    const player = await app.player(is_to_game ? { game: kyat(500) } : { main: kyat(500) })
    const idempotency_key = randomUUID()
    expect(await exchange(player, way, 300, idempotency_key)).toMatchObject({ status: 422 })

    await exchange(player, is_to_game ? 'game-to-main' : 'main-to-game', 400)

    expect(await exchange(player, way, 300, idempotency_key)).toMatchObject({ status: 422, body: { code: shortage } })
    expect(await exchange(player, way, 300, randomUUID())).toMatchObject({ status: 200 })
  })

  test('is for players with a live session who are not on hold', async () => {
    const player = await playerWithMoney()

    expect(await app.call('POST', `/api/exchange-${way}`, { body: { amount: 1 } })).toMatchObject({ status: 401 })
    await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
    expect(await exchange(player, way, 1)).toMatchObject({ status: 403, body: { code: 'player_frozen' } })
    expect(await app.call('GET', '/api/user', { token: player.token })).toMatchObject({ status: 200 })
    expect(await app.balancesOf(player)).toEqual(balances(kyat(1_000), 0n))
  })
})

test('two hundred exchanges in opposite ways at once meet no deadlock and lose nothing', async () => {
  const player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
  const [before] = await app.owner_db`select deadlocks from pg_stat_database where datname = current_database()`

  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) => exchange(player, index % 2 === 0 ? 'main-to-game' : 'game-to-main', 3)),
  )

  expect(replies.every((reply) => reply.status === 200)).toBe(true)
  expect(await app.balancesOf(player)).toEqual({ main: kyat(1_000), game: kyat(1_000) })
  await app.owner_db`select pg_stat_clear_snapshot()`
  const [after] = await app.owner_db`select deadlocks from pg_stat_database where datname = current_database()`
  expect(after?.deadlocks).toBe(before?.deadlocks)
})

test('exchanges and bets of one player at once leave a ledger that reconciles', async () => {
  const player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
  const bet = { bet_type: 'big', bet_amount: 5, multiplier: 1 }

  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 3 === 0
        ? app.call('POST', '/api/digitbet', { token: player.token, body: bet })
        : exchange(player, index % 3 === 1 ? 'main-to-game' : 'game-to-main', 7),
    ),
  )

  expect(replies.every((reply) => reply.status === 200)).toBe(true)
  expect((await app.balancesOf(player)).main).toBe(kyat(1_000))
})
