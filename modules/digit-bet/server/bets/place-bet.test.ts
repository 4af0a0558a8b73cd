import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DigitBetAnswer, DigitBetRow } from '#digit-bet/contract/player.ts'
import { betWins } from '#digit-bet/contract/rules.ts'
import { kyat } from '#platform/contract/money.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())
const newPlayer = () => app.player({ game: kyat(1_000) })

const bet = { bet_type: 'big', bet_amount: 100, multiplier: 5, rolled_number: 3 }

function roll(player: TestPlayer, body: object, idempotency_key?: string) {
  return app.call('POST', '/api/digitbet', { token: player.token, body, ...(idempotency_key && { idempotency_key }) })
}

async function history(player: TestPlayer): Promise<DigitBetRow[]> {
  const reply = await app.call('GET', '/api/digitbet/history', { token: player.token })
  return reply.body.data as DigitBetRow[]
}

describe('a digit bet', () => {
  test('takes the stake and pays what the roll wins, from the game balance', async () => {
    const player = await app.player({ main: kyat(700), game: kyat(1_000_000) })

    for (const requested of [
      bet,
      { ...bet, bet_type: 'small' },
      { ...bet, bet_type: 'digit', digit: 7, bet_amount: 0.5 },
    ]) {
      const before = await app.balancesOf(player)
      const reply = await roll(player, requested)

      expect(reply.status, reply.text).toBe(200)
      const { data } = reply.body as unknown as DigitBetAnswer
      const [row] = data.history
      const won = betWins({ bet_type: requested.bet_type as 'big', digit: row?.digit ?? null }, row?.rolledNumber ?? -1)
      const stake = requested.bet_amount * requested.multiplier
      const prize = won ? stake * (requested.bet_type === 'digit' ? 9.5 : 1.9) : 0
      expect(row).toMatchObject({ outcome: won ? 'win' : 'lose', win_amount: prize, profit: prize - stake })
      expect(await app.balancesOf(player)).toEqual({
        main: kyat(700),
        game: before.game - BigInt(stake * 10_000) + BigInt(prize * 10_000),
      })
      expect(data.balance).toBe(Number((await app.balancesOf(player)).game) / 10_000)
      const { s, roll: rolled } = data.fair
      expect(rolled).toBe((s + 3) % 10)
      // A client that believes its own roll reads here why it was another number.
      const what_came = prize > 0 ? `You win ${prize.toLocaleString('en-US')} Ks.` : 'You lose.'
      expect(reply.body.message).toBe(`${what_came} Rolled ${rolled}: server ${s} + yours 3 = ${s + 3}.`)
    }
  })

  test('has one effect and one answer when it is repeated', async () => {
    const player = await newPlayer()
    const idempotency_key = randomUUID()

    const first = await roll(player, bet, idempotency_key)
    await roll(player, bet)
    const again = await roll(player, { ...bet, rolled_number: 9 }, idempotency_key)

    expect(again.text).toBe(first.text)
    expect(await history(player)).toHaveLength(2)
  })

  test('has one effect when twenty copies race', async () => {
    // Two players whose phones drew one key: each has a bet of their own.
    const players = [await newPlayer(), await newPlayer()]
    const idempotency_key = randomUUID()

    const replies = await Promise.all(
      players.map((player) => Promise.all(Array.from({ length: 20 }, () => roll(player, bet, idempotency_key)))),
    )

    const answers = replies.map((own) => new Set(own.map(({ status, text }) => `${status} ${text}`)))
    expect(answers.map(({ size }) => size)).toEqual([1, 1])
    for (const player of players) {
      const [row, ...more] = await history(player)
      expect(more).toEqual([])
      expect(replies[players.indexOf(player)]?.[0]?.text).toContain(row?.id)
    }
  })

  test('is refused when its id was used for another bet', async () => {
    const player = await newPlayer()
    const idempotency_key = randomUUID()
    await roll(player, bet, idempotency_key)

    const other = await roll(player, { ...bet, bet_amount: 101 }, idempotency_key)

    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    expect(await history(player)).toHaveLength(1)
  })

  test('never takes more than the balance when fifty race for it', async () => {
    const player = await newPlayer()

    const replies = await Promise.all(
      Array.from({ length: 50 }, () => roll(player, { ...bet, bet_type: 'digit', digit: 1 })),
    )

    // Whatever was won on the way: what is left is what was there, less the stakes, plus the prizes.
    const placed = replies.filter((reply) => reply.status === 200)
    const refused = replies.filter((reply) => reply.status !== 200)
    expect(refused.every((reply) => reply.body.code === 'insufficient_game_balance')).toBe(true)
    const [sums] = await app.owner_db`
      select count(*)::int as bets, sum(win_amount - bet_amount * multiplier) as net from digit_bet.bet
      where player_id = ${player.id}`
    expect(sums?.bets).toBe(placed.length)
    expect((await app.balancesOf(player)).game).toBe(kyat(1_000) + BigInt(sums?.net as string))
    expect((await app.balancesOf(player)).game).toBeGreaterThanOrEqual(0n)
  })

  test.each([
    ['no bet type', { ...bet, bet_type: null }, 'no_bet_placed'],
    ['nothing', {}, 'no_bet_placed'],
    ['no amount', { ...bet, bet_amount: undefined }, 'invalid_amount'],
    ['no multiplier', { ...bet, multiplier: undefined }, 'invalid_fields'],
    ['an unknown bet type', { ...bet, bet_type: 'even' }, 'no_bet_placed'],
    ['a digit bet without digit', { ...bet, bet_type: 'digit' }, 'invalid_fields'],
    ['a digit of 10', { ...bet, bet_type: 'digit', digit: 10 }, 'invalid_fields'],
    ['a digit of null', { ...bet, bet_type: 'digit', digit: null }, 'invalid_fields'],
    ['a digit as text with a zero in front', { ...bet, bet_type: 'digit', digit: '07' }, 'invalid_fields'],
    ['a digit in Burmese', { ...bet, bet_type: 'digit', digit: '၇' }, 'invalid_fields'],
    ['an empty digit', { ...bet, bet_type: 'digit', digit: '' }, 'invalid_fields'],
    ['a list for a digit', { ...bet, bet_type: 'digit', digit: [7] }, 'invalid_fields'],
    ['an amount of zero', { ...bet, bet_amount: 0 }, 'invalid_amount'],
    ['a negative amount', { ...bet, bet_amount: -100 }, 'invalid_amount'],
    ['an amount as text in exponents', { ...bet, bet_amount: '1e2' }, 'invalid_amount'],
    ['an amount with a separator', { ...bet, bet_amount: '1,000' }, 'invalid_amount'],
    ['a multiplier as text that is not offered', { ...bet, multiplier: '2' }, 'invalid_fields'],
    ['an empty client contribution', { ...bet, rolled_number: '' }, 'invalid_fields'],
    ['three decimals', { ...bet, bet_amount: 1.001 }, 'invalid_amount'],
    ['a multiplier that is not offered', { ...bet, multiplier: 2 }, 'invalid_fields'],
    ['a client contribution out of range', { ...bet, rolled_number: 10 }, 'invalid_fields'],
    ['a stake under the smallest', { ...bet, bet_amount: 0.5, multiplier: 1 }, 'stake_too_small'],
    ['a stake over the largest', { ...bet, bet_amount: 1_000_000, multiplier: 100 }, 'stake_too_large'],
    ['more than the balance', { ...bet, bet_amount: 1_000 }, 'insufficient_game_balance'],
  ])('with %s changes nothing', async (_what, body, code) => {
    const player = await newPlayer()

    const reply = await roll(player, body)

    expect(reply.body.code).toBe(code)
    expect(await app.balancesOf(player)).toMatchObject({ game: kyat(1_000) })
    expect(await history(player)).toEqual([])
  })

  test.each([
    ['digit', { digit: null, bet_type: 'digit' }],
    ['digit', { bet_type: 'digit' }],
    ['bet_amount', { bet_amount: '1e2' }],
    ['multiplier', { multiplier: null }],
    ['rolled_number', { rolled_number: {} }],
    ['bet_type', { bet_type: null }],
  ])('refused for its %s names that field, and its neighbours stand', async (field, wrong) => {
    const player = await newPlayer()

    const [refused, placed] = await Promise.all([roll(player, { ...bet, ...wrong }), roll(player, bet)])

    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
    expect(placed.status, placed.text).toBe(200)
    expect(await history(player)).toHaveLength(1)
  })

  test.each([
    ['null for the digit of big', { bet_type: 'big', digit: null }, { betType: 'big', digit: null }],
    ['the digit chosen before big', { bet_type: 'small', digit: 7 }, { betType: 'small', digit: null }],
    ['a digit as text', { bet_type: 'digit', digit: '7' }, { betType: 'digit', digit: 7 }],
    ['the digit 0 as text', { bet_type: 'digit', digit: '0' }, { betType: 'digit', digit: 0 }],
    ['every number as text', { bet_amount: '100.50', multiplier: '5', rolled_number: '9' }, { bet_amount: 100.5 }],
    ['null for the client contribution', { rolled_number: null }, {}],
    ['no client contribution', { rolled_number: undefined }, {}],
    ['anything for the outcome', { outcome: { win: [1] } }, {}],
    ['more than the call names', { balance: 5, user_id: '1001', roll: 7, win_amount: 9_999_999 }, {}],
  ])('with %s is placed', async (_what, fields, row) => {
    const player = await newPlayer()

    const reply = await roll(player, { ...bet, ...fields })

    expect(reply.status, reply.text).toBe(200)
    expect(await history(player)).toMatchObject([row])
  })

  test('is one request whether its numbers come as numbers or as text, also when twenty copies race', async () => {
    const player = await newPlayer()
    const idempotency_key = randomUUID()
    const numbers = { bet_type: 'digit', digit: 7, bet_amount: 100, multiplier: 1, rolled_number: 3 }
    const texts = { bet_type: 'digit', digit: '7', bet_amount: '100.0', multiplier: '1', rolled_number: '3' }

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, place) => roll(player, place % 2 === 0 ? numbers : texts, idempotency_key)),
    )
    const other = await roll(player, { ...texts, bet_amount: '101' }, idempotency_key)

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    const rows = await history(player)
    expect(rows).toHaveLength(1)
    expect((await app.balancesOf(player)).game).toBe(kyat(900) + kyat(rows[0]?.win_amount ?? 0))
  })

  test('of a frozen player changes nothing, though they have just bet', async () => {
    const player = await newPlayer()
    expect((await roll(player, bet)).status).toBe(200)
    const before = await app.balancesOf(player)
    await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`

    expect(await roll(player, bet)).toMatchObject({ status: 403, body: { code: 'player_frozen' } })

    expect(await app.balancesOf(player)).toEqual(before)
    expect(await history(player)).toHaveLength(1)
  })

  test('with an amount in exponents changes nothing', async () => {
    const player = await app.player({ game: kyat(5_000) })

    const reply = await app.call('POST', '/api/digitbet', {
      token: player.token,
      body: '{"bet_type":"big","bet_amount":1e3,"multiplier":1}',
    })

    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    expect(await app.balancesOf(player)).toMatchObject({ game: kyat(5_000) })
  })

  test('does not believe the outcome that the browser sends', async () => {
    const player = await app.player({ game: kyat(100_000) })

    for (let bets = 0; bets < 20; bets++) await roll(player, { ...bet, bet_type: 'digit', digit: 4, outcome: 'win' })

    const rows = await history(player)
    expect(rows.every((row) => (row.outcome === 'win') === (row.rolledNumber === 4))).toBe(true)
  })

  test('is for players with a live session only', async () => {
    const player = await newPlayer()
    await roll(player, bet)

    expect(await app.call('POST', '/api/digitbet', { body: bet })).toMatchObject({ status: 401 })
    await app.call('POST', '/api/logout', { token: player.token })
    expect(await roll(player, bet)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  test('never succeeds after the logout was acknowledged, whatever the crowd', async () => {
    const player = await app.player({ game: kyat(100_000) })
    const rollOne = () => roll(player, { ...bet, bet_amount: 1 })
    // From now on the server remembers whose token this is; whether it is alive it must still ask.
    await rollOne()
    const crowd = Array.from({ length: 50 }, rollOne)

    await app.call('POST', '/api/logout', { token: player.token })
    const late = (await Promise.all(Array.from({ length: 50 }, rollOne))).map((reply) => reply.status)
    await Promise.all(crowd)

    expect(late.every((status) => status === 401)).toBe(true)
  })

  test('waits for the smallest time between rolls where the operator asks for one', async () => {
    const player = await newPlayer()
    await app.owner_db`update digit_bet.setting set roll_interval_seconds = 5`
    await new Promise((resolve) => setTimeout(resolve, 600))

    const first = await roll(player, bet)
    const second = await roll(player, bet)
    await app.call('POST', '/api/digitbet/fair/rotate', { token: player.token })
    const in_a_new_series = await roll(player, bet)
    await app.owner_db`update digit_bet.setting set roll_interval_seconds = 0`
    await new Promise((resolve) => setTimeout(resolve, 600))

    expect(first.status).toBe(200)
    const refused = { status: 429, body: { code: 'rolling_too_fast' } }
    expect([second, in_a_new_series]).toMatchObject([refused, refused])
    expect(await history(player)).toHaveLength(1)
  })

  test('goes on in a new series when one is used up, without a gap', async () => {
    await app.owner_db`update digit_bet.setting set seed_series_length = 40`
    await new Promise((resolve) => setTimeout(resolve, 600))
    const player = await app.player({ game: kyat(100_000) })

    // Of those that race over the end of a series only as many roll as it has seeds left (publication.test.ts).
    const replies: Reply[] = []
    for (const at_once of [20, 30, 30, 20, 20]) {
      const body = { ...bet, bet_amount: 1 }
      replies.push(...(await Promise.all(Array.from({ length: at_once }, () => roll(player, body)))))
    }
    await app.owner_db`update digit_bet.setting set seed_series_length = 1000`

    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(20).fill('seed_series_new'))
    const seed_series = await app.owner_db`
      select count(*)::int as bets from digit_bet.bet where player_id = ${player.id} group by seed_series_id order by seed_series_id`
    expect(seed_series.map((series) => series.bets)).toEqual([40, 40, 20])
  })
})

test('forty players who need a series at once get it from several batches, their first and their next one', async () => {
  await app.owner_db`update digit_bet.setting set seed_series_length = 10`
  await new Promise((resolve) => setTimeout(resolve, 600))
  const players: TestPlayer[] = []
  for (let place = 0; place < 40; place++) players.push(await app.player({ game: kyat(10_000) }))

  const replies: Reply[] = []
  for (let bets = 0; bets < 11; bets++) {
    replies.push(...(await Promise.all(players.map((player) => roll(player, { ...bet, bet_amount: 1 })))))
  }
  await app.owner_db`update digit_bet.setting set seed_series_length = 1000`

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const batches = await app.owner_db<{ opened: number }[]>`
    select count(*)::integer as opened from digit_bet.seed_series
    where player_id >= ${players[0]?.id ?? 0n} group by created_at`
  expect(batches.reduce((sum, { opened }) => sum + opened, 0)).toBe(2 * players.length)
  expect(Math.max(...batches.map(({ opened }) => opened))).toBeLessThanOrEqual(16)
})

test('the history has as many bets to a page as the call asks for, fifty at most, and refuses other pages by name', async () => {
  const player = await app.player({ game: kyat(100_000) })
  for (let bets = 0; bets < 12; bets++) await roll(player, { ...bet, bet_amount: bets + 1 })
  const page = async (query: string, token = player.token) =>
    app.call('GET', `/api/digitbet/history?${query}`, { token })

  const first = await page('count=11')
  expect((first.body.data as DigitBetRow[]).map((row) => row.bet_amount)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  const second = await page(`count=50&before=${first.body.next as string}`)
  expect(second.body).toMatchObject({ data: [{ bet_amount: 1 }], next: null })

  for (const count of ['0', '51', '100', '-1', '1.5', '010', 'ten', '']) {
    const { status, body } = await page(`count=${count}`)
    expect({ count, status, named: Object.keys(body.errors as object) }).toEqual({
      count,
      status: 422,
      named: ['count'],
    })
  }
  for (const before of ['1', 'newest', `${first.body.next as string}0`]) {
    expect((await page(`before=${before}`)).body, before).toMatchObject({ errors: { before: expect.anything() } })
  }
  // A bet of somebody else is no place in this list.
  const other = await app.player()
  expect((await page(`before=${first.body.next as string}`, other.token)).status).toBe(404)
})

test('the history pages through every bet once, newest first', async () => {
  const player = await app.player({ game: kyat(100_000) })
  for (let bets = 0; bets < 25; bets++) await roll(player, { ...bet, bet_amount: bets + 1 })

  const amounts: number[] = []
  let before = ''
  for (;;) {
    const reply = await app.call('GET', `/api/digitbet/history${before}`, { token: player.token })
    amounts.push(...(reply.body.data as DigitBetRow[]).map((row) => row.bet_amount))
    if (reply.body.next === null) break
    before = `?before=${reply.body.next as string}`
  }

  expect(amounts).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index))
})
