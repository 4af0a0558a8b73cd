import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { moveTransfersAlong } from '#tests/support/database/move-back.ts'
import {
  launch,
  md5,
  openShanProvider,
  roundOf,
  type ShanProvider,
  sendBalances,
  signed,
} from '#tests/support/partners/shan-provider.ts'
import { compareRounds, createProvider } from '../index.ts'

let provider: ShanProvider
let app: TestApp
beforeAll(async () => {
  provider = await openShanProvider()
  app = await startTestApp({ shan: provider.settings })
})
afterEach(async () => {
  await moveTransfersAlong(app)
  await app.expectReconciled()
  // Nobody is asked about again in the next test.
  await app.owner_db`delete from shan.dispute`
  await app.owner_db`update shan.settlement set created_at = created_at - interval '2 days'`
  await app.owner_db`update shan.session set seen_at = seen_at - interval '2 days'`
})
afterAll(() => Promise.all([app.close(), provider.close()]))

const compare = () => compareRounds(app.worker_db, createProvider(provider.settings))
const gameOf = async (player: TestPlayer) => (await app.balancesOf(player)).game

async function seated(): Promise<TestPlayer> {
  const player = await app.player({ game: kyat(1_000) })
  await launch(app, player)
  // The player sat down a while ago: the rounds of this file are in the past of the platform's clock.
  await app.owner_db`update shan.session set launched_at = now() - interval '1 hour' where player_id = ${player.id}`
  return player
}

interface Row {
  wager_code: string
  before: number
  after: number
  bet: number
  seconds_ago: number
}

/** The provider's list, newest first and decimals as texts, as its database gives them. */
function list(player: TestPlayer, rows: Row[]): { body: unknown } {
  const transactions = rows.toReversed().map((row) => ({
    member_account: player.user.member_account,
    wager_code: row.wager_code,
    bet_amount: row.bet.toFixed(2),
    before_balance: row.before.toFixed(2),
    after_balance: row.after.toFixed(2),
    status: row.after > row.before ? 1 : 0,
    created_at: new Date(Date.now() - row.seconds_ago * 1_000).toISOString(),
  }))
  const answer = { body: { status: 'Request was successful.', data: { transactions } } }
  provider.answer('member-transactions', answer)
  return answer
}
const ago = (seconds: number) => ({ timestamp: new Date(Date.now() - seconds * 1_000).toISOString() })

test('a round whose callback never came is settled from the provider’s list, once, and the next callback goes on from it', async () => {
  const player = await seated()
  list(player, [{ wager_code: 'LOST-1', before: 1_000, after: 1_250.5, bet: 250.5, seconds_ago: 120 }])

  expect(await compare()).toEqual({ players: 1, settled: 1, differences: [] })
  expect(await compare()).toMatchObject({ settled: 0, differences: [] })
  expect(await gameOf(player)).toBe(12_505_000n)

  const late = signed(roundOf(player, 1_250.5, { wager_code: 'LOST-1', ...ago(120) }))
  expect(await sendBalances(app, late)).toMatchObject({ body: { code: 'ALREADY_PROCESSED' } })
  await sendBalances(app, signed(roundOf(player, 1_200.5, ago(60))))
  expect(await gameOf(player)).toBe(12_005_000n)
})

test('a lost round that a later callback held already moves nothing more, but counts in the log', async () => {
  const player = await seated()
  await sendBalances(app, signed(roundOf(player, 900, { wager_code: 'HELD-2', ...ago(60) })))
  list(player, [
    { wager_code: 'HELD-1', before: 1_000, after: 1_300, bet: 300, seconds_ago: 120 },
    { wager_code: 'HELD-2', before: 1_300, after: 900, bet: 200, seconds_ago: 60 },
  ])

  expect(await compare()).toMatchObject({ settled: 1, differences: [] })

  expect(await gameOf(player)).toBe(kyat(900))
  const log = await app.call('GET', '/api/player/game-logs?type=today', { token: player.token })
  expect(log.body.data).toMatchObject([{ spin_count: 2, turnover: 500, win_loss: -100 }])
})

test('a round of just now is left to its callback', async () => {
  const player = await seated()
  list(player, [{ wager_code: 'FRESH-1', before: 1_000, after: 2_000, bet: 1_000, seconds_ago: 2 }])

  expect(await compare()).toMatchObject({ settled: 0 })
  expect(await gameOf(player)).toBe(kyat(1_000))
})

test('a round that the next callback may hold is left to the next list', async () => {
  const player = await seated()
  const next = signed(roundOf(player, 1_300, { wager_code: 'NEXT-2', ...ago(40) }))
  const rows = [{ wager_code: 'NEXT-1', before: 1_000, after: 1_200, bet: 200, seconds_ago: 120 }]
  const listed = list(player, rows)
  // The callback comes while the list is on its way.
  provider.answer('member-transactions', async () => {
    await sendBalances(app, next)
    return listed
  })

  expect(await compare()).toMatchObject({ settled: 0 })
  expect(await gameOf(player)).toBe(kyat(1_300))

  list(player, [...rows, { wager_code: 'NEXT-2', before: 1_200, after: 1_300, bet: 100, seconds_ago: 40 }])
  expect(await compare()).toMatchObject({ settled: 1, differences: [] })
  expect(await gameOf(player)).toBe(kyat(1_300))
})

test('a round from before the player first sat down does not count', async () => {
  const player = await seated()
  list(player, [{ wager_code: 'OLD-1', before: 0, after: 9_000, bet: 1, seconds_ago: 7_200 }])

  expect(await compare()).toMatchObject({ settled: 0 })
  expect(await gameOf(player)).toBe(kyat(1_000))
})

test('a lost round of a session that was followed by another is settled, and the new one knows nothing of it', async () => {
  const player = await seated()
  await launch(app, player)
  list(player, [{ wager_code: 'BEFORE-1', before: 1_000, after: 700, bet: 300, seconds_ago: 300 }])

  expect(await compare()).toMatchObject({ settled: 1, differences: [] })
  expect(await gameOf(player)).toBe(kyat(700))

  await sendBalances(app, signed(roundOf(player, 1_100)))
  expect(await gameOf(player)).toBe(kyat(800))
})

test('what does not agree is named', async () => {
  const player = await seated()
  const round = roundOf(player, 1_100, { wager_code: 'OFF-1', ...ago(60) })
  await sendBalances(app, signed(round))
  await sendBalances(app, signed({ ...round, banker_balance: 3 }))
  list(player, [{ wager_code: 'OFF-1', before: 1_000, after: 1_150, bet: 150, seconds_ago: 60 }])
  const other = await seated()
  await app.owner_db`
    update shan.session set state = 'closed', closed_because = 'operator', closed_at = now() where player_id = ${other.id}`
  await sendBalances(app, signed(roundOf(other, 5_000, { wager_code: 'OFF-2' })))

  const { differences } = await compare()

  expect(differences).toHaveLength(3)
  expect(differences).toContainEqual('round OFF-1 came again with another content')
  expect(differences).toContainEqual(`round OFF-2 of player ${other.id} came after the end of the session`)
  expect(differences).toContainEqual(
    expect.stringMatching(/^session .* moved 100\.0+ Ks here and 150\.0+ Ks at the provider$/),
  )
})

test('a list that is full, and begins with a round that no list told before, is named', async () => {
  const player = await seated()
  const rows = Array.from({ length: 100 }, (_, n) => ({
    wager_code: `FULL-${n}`,
    before: 1_000,
    after: 1_000,
    bet: 10,
    seconds_ago: 1_000 - n,
  }))
  list(player, rows)
  const full = `the provider's list of player ${player.id} is full: earlier rounds may be missing here`

  expect(await compare()).toMatchObject({ settled: 100, differences: [full] })
  expect(await compare()).toMatchObject({ settled: 0, differences: [] })
})

test('the provider is asked, signed, and again when it does not answer', async () => {
  const player = await seated()
  let times = 0
  provider.answer('member-transactions', () => (++times < 3 ? 'hang up' : { body: { data: { transactions: [] } } }))
  provider.requested.length = 0

  expect(await compare()).toEqual({ players: 1, settled: 0, differences: [] })

  expect(provider.requested).toHaveLength(3)
  const { path, body } = provider.requested[2] ?? { path: '', body: {} }
  expect(path).toBe('/api/member-transactions')
  expect(body).toMatchObject({ agent_code: 'a3h1', member_account: player.user.member_account, limit: 100 })
  expect(body.sign).toBe(md5(`${String(body.request_time)}${provider.settings.secret_key}membertransactionsa3h1`))
})

test.each([
  ['is down', 'hang up'],
  ['lists nonsense', { body: { data: { transactions: [{ wager_code: 7 }] } } }],
  ['sends no list', { body: { data: null } }],
] as const)('a provider that %s is named, and nothing moves', async (_what, answer) => {
  const player = await seated()
  const nonsense = typeof answer === 'object' && JSON.stringify(answer).includes('wager_code')
  provider.answer(
    'member-transactions',
    nonsense
      ? { body: { data: { transactions: [{ member_account: player.user.member_account, wager_code: 7 }] } } }
      : answer,
  )

  const { players, differences } = await compare()

  expect(players).toBe(0)
  expect(differences).toEqual([expect.stringContaining('the provider did not list its rounds')])
  expect(await gameOf(player)).toBe(kyat(1_000))
})
