import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import {
  launch,
  openShanProvider,
  roundOf,
  type ShanProvider,
  sendBalances,
  signed,
  type TestRound,
} from '#tests/support/partners/shan-provider.ts'

let provider: ShanProvider
let app: TestApp
beforeAll(async () => {
  provider = await openShanProvider()
  app = await startTestApp({ shan: provider.settings })
})
afterEach(() => app.expectReconciled())
afterAll(() => Promise.all([app.close(), provider.close()]))

const SUCCESS = { status: 'success', code: 'SUCCESS', message: 'Balances updated successfully.' }
const REPEATED = { status: 200, body: { status: 'success', code: 'ALREADY_PROCESSED' } }
const CLOSED = { status: 409, body: { status: 'error', code: 'SESSION_CLOSED' } }

async function seated(money: { main?: bigint; game: bigint } = { game: kyat(1_000) }): Promise<TestPlayer> {
  const player = await app.player(money)
  const reply = await launch(app, player)
  if (reply.status !== 200) throw new Error(reply.text)
  return player
}
const gameOf = async (player: TestPlayer) => (await app.balancesOf(player)).game

describe('a round', () => {
  test.each([
    ['won', 1_250.5, 12_505_000n],
    ['lost', 899.75, 8_997_500n],
    ['drawn', 1_000, 10_000_000n],
    ['that cost everything', 0, 0n],
  ])('%s moves its difference, and nothing moves for the seats of the provider', async (_what, wallet, game) => {
    const player = await seated()

    const reply = await sendBalances(app, signed(roundOf(player, wallet)))

    expect(reply.status).toBe(200)
    expect(reply.body).toEqual(SUCCESS)
    expect(await gameOf(player)).toBe(game)
  })

  test('after another moves what it changed since that one', async () => {
    const player = await seated()

    for (const wallet of [1_100, 700, 2_000]) await sendBalances(app, signed(roundOf(player, wallet)))

    expect(await gameOf(player)).toBe(kyat(2_000))
  })

  test('never overwrites what moved elsewhere meanwhile', async () => {
    const player = await seated({ main: kyat(500), game: kyat(1_000) })
    await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 500 } })

    await sendBalances(app, signed(roundOf(player, 1_010)))

    expect(await gameOf(player)).toBe(kyat(1_510))
  })

  test('settles each of our players at the table, and passes over strangers', async () => {
    const [one, two, never_sat] = [await seated(), await seated(), await app.player({ game: kyat(50) })]
    const players = [
      { player_id: one.user.member_account, balance: 1_300 },
      { player_id: two.user.member_account, balance: 750 },
      { player_id: never_sat.user.member_account, balance: 1_000_000 },
      { player_id: 'PLAYER-OF-ANOTHER-PLATFORM', balance: 5 },
      { player_id: "'; drop table --", balance: 5 },
      { player_id: 'SKP0101', balance: 1 },
    ]

    expect(await sendBalances(app, signed(roundOf(one, 0, { players })))).toMatchObject({ status: 200, body: SUCCESS })
    expect([await gameOf(one), await gameOf(two), await gameOf(never_sat)]).toEqual([kyat(1_300), kyat(750), kyat(50)])
  })

  test('of strangers alone is taken note of', async () => {
    const round = signed(roundOf(await app.player(), 0, { players: [{ player_id: 'SKP0101', balance: 1 }] }))

    expect(await sendBalances(app, round)).toMatchObject({ status: 200, body: SUCCESS })
    expect(await sendBalances(app, round)).toMatchObject(REPEATED)
  })

  test('of a player who was banned or put on hold since is settled all the same: it was played', async () => {
    const player = await seated()
    await app.owner_db`update identity.player set status = 'banned' where id = ${player.id}`

    expect(await sendBalances(app, signed(roundOf(player, 400)))).toMatchObject({ status: 200 })
    expect(await gameOf(player)).toBe(kyat(400))
  })

  test('stays in the log of games, with what was staked where the provider says it', async () => {
    const player = await seated()
    const seat = { player_id: player.user.member_account, balance: 1_200, bet_amount: 100 }
    await sendBalances(app, signed(roundOf(player, 0, { players: [seat] })))
    await sendBalances(app, signed(roundOf(player, 1_150)))

    const reply = await app.call('GET', '/api/player/game-logs?type=today&lan=mm', { token: player.token })

    expect(reply.body.data).toMatchObject([{ game_name: 'ရှမ်းကိုးမီး', spin_count: 2, turnover: 150, win_loss: 150 }])
  })
})

describe('a repeated round', () => {
  test('moves nothing again, with the same content or another', async () => {
    const player = await seated()
    const round = roundOf(player, 1_100)
    await sendBalances(app, signed(round))
    const other = signed({ ...round, players: [{ player_id: player.user.member_account, balance: 9_000 }] })

    expect(await sendBalances(app, signed(round))).toMatchObject(REPEATED)
    expect(await sendBalances(app, other)).toMatchObject(REPEATED)
    expect(await sendBalances(app, other)).toMatchObject(REPEATED)
    expect(await gameOf(player)).toBe(kyat(1_100))
    const disputes = await app.owner_db`select content from shan.dispute where wager_code = ${round.wager_code}`
    expect(disputes).toHaveLength(1)
  })

  test('moves its money once when twenty copies race', async () => {
    const player = await seated()
    const round = signed(roundOf(player, 1_100))

    const replies = await Promise.all(Array.from({ length: 20 }, () => sendBalances(app, round)))

    expect(replies.filter((reply) => reply.body.code === 'SUCCESS')).toHaveLength(1)
    expect(replies.filter((reply) => reply.body.code === 'ALREADY_PROCESSED')).toHaveLength(19)
    expect(await gameOf(player)).toBe(kyat(1_100))
  })
})

describe('rounds that overtake each other', () => {
  test('end with the wallet that was told last by the provider’s clock', async () => {
    const player = await seated()
    const [first, second] = [signed(roundOf(player, 1_500)), signed(roundOf(player, 1_400))]

    await sendBalances(app, second)
    expect(await sendBalances(app, first)).toMatchObject({ status: 200, body: SUCCESS })

    expect(await gameOf(player)).toBe(kyat(1_400))
  })

  test('and one whose callback was lost is held by the next', async () => {
    const player = await seated()
    roundOf(player, 1_900)

    await sendBalances(app, signed(roundOf(player, 1_700)))

    expect(await gameOf(player)).toBe(kyat(1_700))
  })
})

describe('a round of a session that is over', () => {
  test.each([
    [
      'was ended',
      (id: bigint) => app.owner_db`
      update shan.session set state = 'closed', closed_because = 'operator', closed_at = now() where player_id = ${id}`,
    ],
    [
      'had no round for half a day',
      (id: bigint) => app.owner_db`
      update shan.session set seen_at = now() - interval '12 hours 1 second' where player_id = ${id}`,
    ],
  ])('that %s is refused each time, and kept for the operator', async (_what, end) => {
    const player = await seated()
    await end(player.id)
    const round = signed(roundOf(player, 5_000))

    expect(await sendBalances(app, round)).toMatchObject(CLOSED)
    expect(await sendBalances(app, round)).toMatchObject(CLOSED)
    expect(await gameOf(player)).toBe(kyat(1_000))
    const kept = await app.owner_db`select outcome, stated_balance from shan.settlement where player_id = ${player.id}`
    expect(kept).toMatchObject([{ outcome: 'refused', stated_balance: kyat(5_000) }])
    const log = await app.call('GET', '/api/player/game-logs?type=today', { token: player.token })
    expect(log.body.data).toEqual([])
  })

  test('does not hold up the others at the table', async () => {
    const [one, two] = [await seated(), await seated()]
    await app.owner_db`
      update shan.session set state = 'closed', closed_because = 'operator', closed_at = now() where player_id = ${one.id}`
    const players = [one, two].map((player) => ({ player_id: player.user.member_account, balance: 1_200 }))

    expect(await sendBalances(app, signed(roundOf(one, 0, { players })))).toMatchObject({ status: 200, body: SUCCESS })
    expect([await gameOf(one), await gameOf(two)]).toEqual([kyat(1_000), kyat(1_200)])
  })
})

describe('a loss of more than the game balance holds', () => {
  async function owing(): Promise<TestPlayer> {
    const player = await seated({ main: kyat(1_000), game: kyat(1_000) })
    await app.call('POST', '/api/exchange-game-to-main', { token: player.token, body: { amount: 900 } })
    await sendBalances(app, signed(roundOf(player, 400)))
    return player
  }

  test('takes what there is, and the rest is owed', async () => {
    const player = await owing()

    expect(await app.balancesOf(player)).toEqual({ main: kyat(1_900), game: 0n })
    const receivable = await app.owner_db`
      select t.amount, t.debit_account_id, t.credit_account_id from ledger.transfer t
      join shan.settlement s on s.id = t.cause_id where s.player_id = ${player.id} and t.kind = 'shan_owed'`
    expect(receivable).toMatchObject([{ amount: kyat(500), debit_account_id: 310n, credit_account_id: 400n }])
  })

  test('keeps the player from the table until it is paid, which the next launch does', async () => {
    const player = await owing()
    const exchange = (amount: number) =>
      app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount } })
    expect(await launch(app, player)).toMatchObject({
      status: 403,
      body: { status: 'fail', code: 'shan_owing', values: { amount: 500 } },
    })
    await exchange(700)

    expect(await launch(app, player)).toMatchObject({ status: 200 })
    expect(await gameOf(player)).toBe(kyat(200))
    expect(provider.requested.at(-1)?.body.balance).toBe(200)
    await sendBalances(app, signed(roundOf(player, 150)))
    expect(await gameOf(player)).toBe(kyat(150))
  })
})

describe('a callback', () => {
  test('without the right signature moves nothing', async () => {
    const player = await seated()
    const round = roundOf(player, 9_000)

    for (const body of [round, signed(round, 'another key'), { ...signed(round), banker_balance: 5 }]) {
      expect(await sendBalances(app, body)).toMatchObject({
        status: 401,
        body: { status: 'error', code: 'INVALID_SIGNATURE' },
      })
    }
    expect(await gameOf(player)).toBe(kyat(1_000))
    expect(await sendBalances(app, signed(round))).toMatchObject({ status: 200 })
  })

  test.each([
    ['a wallet in text', { balance: '5' }, 1],
    ['nobody else than a player who sits twice', { balance: 5 }, 2],
  ])('with %s is refused as well, and moves nothing for anybody', async (_what, seat, times) => {
    const [player, neighbour] = [await seated(), await seated()]
    const odd = { player_id: player.user.member_account, ...seat }
    const players = [
      { player_id: neighbour.user.member_account, balance: 1_500 },
      ...Array.from({ length: times }, () => odd),
    ]

    expect(
      await sendBalances(app, signed(roundOf(player, 0, { players: players as TestRound['players'] }))),
    ).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST_DATA' },
    })
    expect([await gameOf(player), await gameOf(neighbour)]).toEqual([kyat(1_000), kyat(1_000)])
  })

  test('with the noise of floats in its sums is read, exponents and all', async () => {
    const player = await seated()
    const round = roundOf(player, 1_250.299_999_999_999_7, { total_player_net: -5.684_341_886_080_8e-14 })

    expect(await sendBalances(app, signed(round))).toMatchObject({ status: 200, body: SUCCESS })
    expect(await gameOf(player)).toBe(12_503_000n)
  })

  test.each([
    ['no code', { wager_code: undefined }],
    ['no seats', { players: [] }],
    ['no time', { timestamp: 5 }],
    ['a time in the far future', { timestamp: '9999-12-31T23:59:59+0000' }],
  ])('with %s is refused in the provider’s words', async (_what, more) => {
    const body = Object.entries({ ...roundOf(await app.player(), 5), ...more }).filter(
      ([, value]) => value !== undefined,
    )

    expect(await sendBalances(app, signed(Object.fromEntries(body)))).toMatchObject({
      status: 400,
      body: { status: 'error', code: 'INVALID_REQUEST_DATA' },
    })
  })

  test.each([
    ['that is no JSON', '{"wager_code":'],
    ['that is a list', '[]'],
    ['with a field twice', '{"wager_code":"a","wager_code":"b"}'],
  ])('%s is refused in the provider’s words', async (_what, body) => {
    expect(await sendBalances(app, body)).toMatchObject({
      status: 400,
      body: { status: 'error', code: 'INVALID_REQUEST_DATA' },
    })
  })

  test.each([
    ['lists', '[', ']'],
    ['maps', '{"a":[', ']}'],
  ])('of thousands of %s in each other is unsigned, and no fault', async (_what, open, close) => {
    const body = `{"signature":"a","players":${open.repeat(6_000)}${close.repeat(6_000)}}`
    expect(await sendBalances(app, body)).toMatchObject({ status: 401, body: { code: 'INVALID_SIGNATURE' } })
  })

  test('is answered by a platform that has no provider as unsigned', async () => {
    const bare = await startTestApp()

    expect(await sendBalances(bare, signed(roundOf(await bare.player(), 5)))).toMatchObject({ status: 401 })
    await bare.close()
  })
})
