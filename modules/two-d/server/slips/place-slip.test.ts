import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { createCrowd } from '#tests/support/use-cases/crowd.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { TwoDCapacity, TwoDOwnCapacity, TwoDSession, TwoDSlip } from '#two-d/contract/player.ts'

let app: TestApp
let draw_id: number
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  draw_id = (await openTestDraw(app.owner_db)).id
  player = await app.player({ main: kyat(1_000_000), game: kyat(5) })
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

type Amounts = Record<string, number>

interface Bet {
  session?: TwoDSession
  idempotency_key?: string
  total?: unknown
}

const bodyOf = (amounts: Amounts, { session, total }: Bet) => ({
  totalAmount: total ?? Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
  amounts: Object.entries(amounts).map(([num, amount]) => ({ num, amount })),
  ...(session && { session }),
})

const bet = (token: string, amounts: Amounts, options: Bet = {}): Promise<Reply> =>
  app.call('POST', '/api/twod-bet', {
    token,
    body: bodyOf(amounts, options),
    idempotency_key: options.idempotency_key ?? randomUUID(),
  })

const slipOf = (reply: Reply) => reply.body.data as TwoDSlip
const mainOf = async (one: TestPlayer = player) => (await app.balancesOf(one)).main

async function slipsOf(token: string, path = '/twod-bet-slips'): Promise<TwoDSlip[]> {
  const { body } = await app.call('GET', `/api${path}`, { token })
  expect(body).toMatchObject({ status: 'Request was successful.', message: '' })
  return body.data as TwoDSlip[]
}

async function capacity(session: TwoDSession = 'morning'): Promise<TwoDCapacity> {
  return (await app.call('GET', `/api/twod-capacity?session=${session}`)).body.data as TwoDCapacity
}

/** The amount that each number of the draw still takes of this player. */
async function ownCapacity(token: string, session: TwoDSession = 'morning'): Promise<Record<string, number>> {
  const { body } = await app.call('GET', `/api/twod-capacity/own?session=${session}`, { token })
  const { numbers } = body.data as TwoDOwnCapacity
  return Object.fromEntries(numbers.map(({ num, remaining }) => [num, remaining]))
}

/** The stakes on a number, by its number limit. */
async function stakedOn(id: number, digits: string): Promise<bigint> {
  const [row] = await app.owner_db<{ staked: bigint }[]>`
    select staked from two_d.number_limit where draw_id = ${id} and digits = ${digits}`
  return row?.staked ?? -1n
}

describe('a slip', () => {
  test('takes its total from the main balance, and says number, balances, odds and what each line could win', async () => {
    const before = await mainOf()
    const body = {
      totalAmount: 1_700,
      amounts: [
        { num: '07', amount: 500 },
        { num: '00', amount: 1_000 },
        { num: '07', amount: 200 },
      ],
    }

    const reply = await app.call('POST', '/api/twod-bet', { token: player.token, body })

    expect(reply.body).toMatchObject({ status: 'Request was successful.', message: 'Bet placed successfully' })
    const slip = slipOf(reply)
    expect(slip).toMatchObject({
      player_name: 'Ko Aung',
      total_bet_amount: 1_700,
      session: 'morning',
      status: 'pending',
      game_date: (await capacity()).game_date,
      before_balance: Number(before) / 10_000,
      after_balance: Number(before) / 10_000 - 1_700,
      result: null,
    })
    expect(slip.slip_no).toMatch(/^M-[0-9]{6}-[0-9]{6}$/)
    // Two stakes on the same number add up.
    expect(slip.two_bets).toMatchObject([
      { bet_number: '00', bet_amount: 1_000, win_lose: null, potential_payout: 80_000, odds: 80 },
      { bet_number: '07', bet_amount: 700, win_lose: null, potential_payout: 56_000, odds: 80 },
    ])
    expect(await app.balancesOf(player)).toEqual({ main: before - kyat(1_700), game: kyat(5) })
    expect(await slipsOf(player.token)).toEqual([slip])
    expect(await slipsOf(player.token, '/evening-twod-bet-slips')).toEqual([])
    const stranger = await app.player()
    const requested = ['', `?before=${slip.slip_no.slice(0, 9)}999999`, `?date=${slip.game_date}`]
    for (const query of requested) expect(await slipsOf(stranger.token, `/twod-bet-slips${query}`)).toEqual([])
  })

  test('asked for again gets the first answer, and has one effect also when twenty copies race', async () => {
    const idempotency_key = randomUUID()
    const before = await mainOf()

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => bet(player.token, { '11': 300 }, { idempotency_key })),
    )
    const later = await bet(player.token, { '11': 300 }, { idempotency_key })

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set([...replies, later].map(({ text }) => text)).size).toBe(1)
    expect(await mainOf()).toBe(before - kyat(300))
    const other = await bet(player.token, { '12': 300 }, { idempotency_key })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused'])
  })

  test('is one request whether its stakes come as numbers or as text, also when twenty copies race', async () => {
    const idempotency_key = randomUUID()
    const before = await mainOf()
    const numbers = { totalAmount: 700, amounts: [13, 14].map((num) => ({ num: String(num), amount: 350 })) }
    const texts = {
      totalAmount: '700',
      amounts: ['13', '14'].map((num) => ({ num, amount: '350', odds: 9_999, win_lose: true })),
      balance: 1,
    }
    const send = (body: object) => app.call('POST', '/api/twod-bet', { token: player.token, body, idempotency_key })

    const replies = await Promise.all(Array.from({ length: 20 }, (_, place) => send(place % 2 === 0 ? numbers : texts)))
    const other = await send({ ...texts, totalAmount: '351', amounts: [{ num: '13', amount: '351' }] })

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(slipOf(replies[0] as Reply).two_bets).toMatchObject([{ odds: 80 }, { odds: 80 }])
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused'])
    expect(await mainOf()).toBe(before - kyat(700))
  })

  const refused: [string, Amounts, Bet, [number, string]][] = [
    ['under the smallest stake', { '01': 99 }, {}, [422, 'stake_too_small']],
    ['of part of a kyat', { '01': 100.5 }, {}, [422, 'invalid_fields']],
    ['on what is no number', { '1': 100 }, {}, [422, 'invalid_fields']],
    ['without numbers', {}, {}, [422, 'no_bet_placed']],
    ['whose total is another', { '01': 100 }, { total: 200 }, [422, 'two_d_total_differs']],
    [
      'of more than there is',
      {
        '01': 90_000,
        '02': 90_000,
        '03': 90_000,
        '04': 90_000,
        '05': 90_000,
        '06': 90_000,
        '07': 90_000,
        '08': 90_000,
        '09': 90_000,
        '10': 90_000,
        '13': 90_000,
        '14': 90_000,
      },
      {},
      [422, 'insufficient_main_balance'],
    ],
    ['for a draw that nobody opened', { '01': 100 }, { session: 'afternoon' }, [403, 'two_d_no_draw']],
  ]
  test.each(refused)('%s is refused, and leaves nothing', async (_name, amounts, options, refusal) => {
    const before = [await mainOf(), (await slipsOf(player.token)).length]

    const reply = await bet(player.token, amounts, options)

    expect([reply.status, reply.body.code]).toEqual(refusal)
    expect([await mainOf(), (await slipsOf(player.token)).length]).toEqual(before)
  })

  test('that no screen would send is refused, and leaves nothing', async () => {
    const before = [await mainOf(), (await slipsOf(player.token)).length]
    const line = '{"num":"01","amount":100}'
    const bodies = [
      '',
      '[]',
      'null',
      '"100"',
      '{',
      '{"totalAmount":100}',
      `{"amounts":[${line}]}`,
      ...[
        'null',
        '"01"',
        '{}',
        '{"length":1}',
        '[null]',
        '[[]]',
        '["01"]',
        '[{}]',
        `[${Array(1_001).fill(line).join()}]`,
      ].map((amounts) => `{"totalAmount":100,"amounts":${amounts}}`),
      ...[
        '"1e2"',
        '"+100"',
        '" 100"',
        '"1,00"',
        '"၁၀၀"',
        '"100.0"',
        '"0x64"',
        '""',
        '-100',
        '0',
        '-0',
        '100.5',
        '1e2',
        '10000000000000',
        'null',
        'true',
        '[100]',
        '{}',
      ].flatMap((amount) => [
        `{"totalAmount":100,"amounts":[{"num":"01","amount":${amount}}]}`,
        `{"totalAmount":${amount},"amounts":[${line}]}`,
      ]),
      ...['1', '"1"', '"001"', '" 1"', '"1e"', '"-1"', '"၀၁"', '"01\\n"', 'null', '["01"]'].map(
        (num) => `{"totalAmount":100,"amounts":[{"num":${num},"amount":100}]}`,
      ),
      ...['"noon"', '"Morning"', '""', '2', 'null', '["morning"]', '"__proto__"'].map(
        (session) => `{"totalAmount":100,"amounts":[${line}],"session":${session}}`,
      ),
      `{"totalAmount":900,"amounts":[${line}],"totalAmount":100}`,
    ]

    for (const body of bodies) {
      const reply = await app.call('POST', '/api/twod-bet', { token: player.token, body })
      expect([400, 422], `${body.slice(0, 100)}: ${reply.text}`).toContain(reply.status)
    }

    expect([await mainOf(), (await slipsOf(player.token)).length]).toEqual(before)
  })

  test('over a limit is refused whole, with the bare array of its numbers, and leaves its neighbours', async () => {
    await app.owner_db`update two_d.number_limit set is_closed = true where draw_id = ${draw_id} and digits = '33'`
    await app.owner_db`update two_d.number_limit set number_limit = 40000000 where draw_id = ${draw_id} and digits = '31'`
    const before = await mainOf()

    const [reply, neighbour] = await Promise.all([
      bet(player.token, { '30': 500, '31': 4_100, '32': 100_001, '33': 100 }),
      bet(player.token, { '30': 200, '31': 3_950 }),
    ])

    expect([reply.status, reply.text]).toEqual([422, '["31","32","33"]'])
    expect(neighbour.status, neighbour.text).toBe(200)
    expect(await mainOf()).toBe(before - kyat(4_150))
    const after = await bet(player.token, { '31': 100, '30': 99_900, '32': 100_000 })
    expect([after.status, after.body]).toEqual([422, ['30', '31']])
  })

  test('of the rest takes as much of each number as the player is told that it still takes', async () => {
    const own = await ownCapacity(player.token)

    // Less than the smallest stake is nothing.
    expect([own['30'], own['31'], own['32'], own['33']]).toEqual([99_800, 0, 100_000, 0])
    expect((await ownCapacity((await app.player()).token))['30']).toBe(100_000)
    expect((await bet(player.token, { '30': 99_801 })).text).toBe('["30"]')
    expect((await bet(player.token, { '30': 99_800 })).status).toBe(200)
    expect((await ownCapacity(player.token))['30']).toBe(0)
    expect((await app.call('GET', '/api/twod-capacity/own?session=morning')).status).toBe(401)
    const none = await app.call('GET', '/api/twod-capacity/own?session=early', { token: player.token })
    expect(none.body.code).toBe('two_d_no_draw')
  })

  test('is for players with a live session that is not on hold', async () => {
    await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
    const frozen = await bet(player.token, { '01': 100 })
    await app.owner_db`update identity.player set status = 'active' where id = ${player.id}`

    expect(frozen.body.code).toBe('player_frozen')
    expect((await app.call('POST', '/api/twod-bet', { body: bodyOf({ '01': 100 }, {}) })).status).toBe(401)
    expect((await app.call('GET', '/api/twod-bet-slips')).status).toBe(401)
  })
})

test('capacity says what each number still takes, and closed ones take nothing', async () => {
  await expect
    .poll(async () => (await capacity()).two_digits[33])
    .toMatchObject({ is_closed: true, over_all_remaining: 0 })
  const now = await capacity()
  expect(now).toMatchObject({
    session: 'morning',
    session_number: 2,
    is_open: true,
    default_number_limit: 1_000_000,
    odds: 80,
    stake_min: 100,
    stake_max: 100_000,
  })
  expect(now.two_digits).toHaveLength(100)
  const seven = { two_digit: '07', over_all_remaining: 999_300, is_closed: false, number_limit: 1_000_000 }
  expect(now.two_digits[7]).toEqual(seven)
  expect((await app.call('GET', '/api/twod-capacity?session=early')).body.code).toBe('two_d_no_draw')
})

describe('many at once', () => {
  test('twenty slips of one player, each of all that they have, are one slip; and their own limit on a number holds', async () => {
    const poor = await app.player({ main: kyat(1_000) })
    const rich = await app.player({ main: kyat(400_000) })
    const twenty = (one: TestPlayer, amount: number) =>
      Promise.all(Array.from({ length: 20 }, () => bet(one.token, { '88': amount })))

    const [all, limited] = await Promise.all([twenty(poor, 1_000), twenty(rich, 20_000)])

    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(all.map(({ body }) => body.code))).toEqual(new Set([undefined, 'insufficient_main_balance']))
    expect(limited.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = limited.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ text }) => text))).toEqual(new Set(['["88"]']))
    expect([await mainOf(poor), await mainOf(rich)]).toEqual([0n, kyat(300_000)])
  })

  test('a slip may name each of the hundred numbers ten times', async () => {
    await openTestDraw(app.owner_db, { session: 'early' })
    await expect.poll(async () => (await capacity('early')).is_open).toBe(true)
    const before = await mainOf()
    const lines = Array.from({ length: 1_000 }, (_, n) => `{"num":"${String(n % 100).padStart(2, '0')}","amount":10}`)
    const body = `{"totalAmount":10000,"amounts":[${lines.join()}],"session":"early"}`

    const reply = await app.call('POST', '/api/twod-bet', { token: player.token, body })

    expect(reply.status, reply.text).toBe(200)
    expect(slipOf(reply).two_bets.map(({ bet_amount }) => bet_amount)).toEqual(Array(100).fill(100))
    expect(await mainOf()).toBe(before - kyat(10_000))
  })

  const NUMBER_LIMIT = 5_000
  let tokens: string[]
  beforeAll(async () => {
    tokens = await createCrowd(app.owner_db, { size: 200, game: kyat(1), main: kyat(100_000) })
  })

  test('two hundred players on one number meet its limit exactly, and never pass it', async () => {
    const { id } = await openTestDraw(app.owner_db, { session: 'afternoon', default_number_limit: kyat(NUMBER_LIMIT) })
    await expect.poll(async () => (await capacity('afternoon')).default_number_limit).toBe(NUMBER_LIMIT)

    // Some also ask for others, so that batches lock numbers in every order.
    const replies = await Promise.all(
      tokens.map((token, n) =>
        bet(token, { '55': 100, [String((n * 7) % 50).padStart(2, '0')]: 100 }, { session: 'afternoon' }),
      ),
    )

    const placed = replies.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(NUMBER_LIMIT / 100)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ text }) => text)).size).toBe(1)
    expect(await stakedOn(id, '55')).toBe(kyat(NUMBER_LIMIT))
  })

  test('at the close each slip is wholly in or out, none is accepted late, and the draw stays shut', async () => {
    // All of them together do not fill a number: only the close ends the storm.
    const { id } = await openTestDraw(app.owner_db, { session: 'evening', default_number_limit: kyat(10_000_000) })
    await expect.poll(async () => (await capacity('evening')).default_number_limit).toBe(10_000_000)
    const replies: Reply[] = []
    const until_closed = async (token: string) => {
      // More than one player may send at once; the close comes first.
      for (let bets = 0; bets < 60; bets++) {
        const reply = await bet(token, { '10': 100, '20': 100, '30': 100 }, { session: 'evening' })
        replies.push(reply)
        if (reply.status !== 200) return
      }
    }

    const storm = Promise.all(tokens.map(until_closed))
    // Each has bet once at least, however busy the machine is.
    await expect.poll(() => replies.length, { timeout: 20_000 }).toBeGreaterThan(tokens.length)
    await app.owner_db.begin(async (tx) => {
      // Locked before the clock is read: bets under way would otherwise be late afterwards.
      await tx`select from two_d.draw where id = ${id} for update`
      await tx`
        update two_d.draw set cutoff_at = clock_timestamp() + interval '200 ms', draws_at = clock_timestamp() + interval '1 s'
        where id = ${id}`
    })
    await storm

    const codes = new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))
    expect(codes).toEqual(new Set(['two_d_draw_closed']))
    const placed = replies.filter(({ status }) => status === 200)
    expect(placed.length).toBeGreaterThan(0)
    const [row] = await app.owner_db<{ slips: bigint; lines: bigint; late: bigint; status: string }[]>`
      select (select count(*) from two_d.slip where draw_id = ${id}) as slips,
             (select count(*) from two_d.line where draw_id = ${id}) as lines,
             (select count(*) from two_d.slip join two_d.draw d on d.id = draw_id
              where draw_id = ${id} and accepted_at >= d.cutoff_at) as late,
             (select status from two_d.draw where id = ${id}) as status`
    expect(row).toEqual({ slips: BigInt(placed.length), lines: BigInt(placed.length * 3), late: 0n, status: 'closed' })
  })
})
