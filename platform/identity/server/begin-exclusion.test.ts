import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Break } from '#identity/contract/player.ts'
import { BREAK_PERIODS } from '#identity/contract/time-out-rules.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithCallbacks } from '#tests/support/app/test-app-with-callbacks.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

const { app, calls } = await startTestAppWithCallbacks()
const DAY_MS = 86_400_000
let account: TestAccount
let link_id: number
beforeAll(async () => {
  account = await paymentAccount(app)
  await openTestDraw(app.owner_db)
  const [link] = await app.owner_db<{ id: number }[]>`
    insert into external_game.link (place, is_on, name_en, name_mm, name_zh, name_th, url)
    values (1, true, 'Elsewhere', 'ဂိမ်း', '游戏', 'เกม', 'https://play.example/') returning id`
  link_id = link?.id ?? 0
})

let player: TestPlayer
beforeEach(async () => {
  player = await app.player({ main: kyat(200_000), game: kyat(10_000) })
})

const post = (path: string, body: object, token = player.token) => app.call('POST', path, { token, body })
const take = (period: unknown, { password = player.password, token = player.token } = {}) =>
  app.call('POST', '/api/break', {
    token,
    body: { period, password },
    address: `10.90.${player.id % 250n}.1`,
  })

async function logIn(): Promise<string> {
  const body = { user_name: player.phone, password: player.password }
  const reply = await app.call('POST', '/api/login', { body, address: `10.91.${player.id % 250n}.1` })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as { token: string }).token
}

const current = async (token: string) => (await app.call('GET', '/api/break', { token })).body.data as Break | null
const roll = (token?: string) =>
  post('/api/digitbet', { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 0 }, token)
const codeOf = async (reply: Promise<Reply>) => (await reply).body.code

describe('an excluded player', () => {
  test('is logged out everywhere at once', async () => {
    const other = await logIn()

    expect((await take('day')).status).toBe(200)

    for (const token of [player.token, other]) {
      expect((await app.call('GET', '/api/user', { token })).status).toBe(401)
      expect((await roll(token)).status).toBe(401)
    }
  })

  test('is told again what they requested before it', async () => {
    const requested: [string, object][] = [
      ['/api/depositfinicial', { agent_payment_type_id: account.id, amount: 50_000, refrence_no: '123456' }],
      ['/api/exchange-main-to-game', { amount: 100 }],
      ['/api/digitbet', { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 0 }],
    ]
    const ask = (token: string) =>
      Promise.all(
        requested.map(async ([path, body], place) => {
          const reply = await app.call('POST', path, { token, body, idempotency_key: `before-the-break-${place}` })
          return [reply.status, reply.body.message]
        }),
      )
    const first = await ask(player.token)
    expect(first.map(([status]) => status)).toEqual([200, 200, 200])
    await take('for_good')

    expect(await ask(await logIn())).toEqual(first)
  })

  test('is not named to another site by a token from before', async () => {
    const opened = await post(`/api/external-games/${link_id}/open`, {})
    const token = new URL((opened.body.data as { url: string }).url).searchParams.get('token') ?? ''
    expect(token).not.toBe('')
    await take('day')

    expect((await app.call('POST', '/api/external-games/redeem', { body: { token } })).status).toBe(404)
  })

  test('stakes nothing, pays nothing in and claims nothing', async () => {
    await take('week')
    const token = await logIn()
    const before = await app.balancesOf(player)

    const refused = await Promise.all(
      [
        roll(token),
        post('/api/twod-bet', { totalAmount: 100, amounts: [{ num: '07', amount: 100 }], session: 'morning' }, token),
        post('/api/exchange-main-to-game', { amount: 100 }, token),
        post(`/api/external-games/${link_id}/open`, {}, token),
        post(
          '/api/depositfinicial',
          { agent_payment_type_id: account.id, amount: 50_000, refrence_no: '123456' },
          token,
        ),
        post('/api/promotion/1/claim', {}, token),
      ].map(codeOf),
    )

    expect(refused).toEqual(refused.map(() => 'player_on_break'))
    expect(await app.balancesOf(player)).toEqual(before)
    await app.expectReconciled()
  })

  test('is refused by the games of others too, and still wins what they staked before', async () => {
    await calls.move('withdraw', player, { action: 'BET', amount: 1_000, wager_code: 'w1' })
    await take('day')

    const bet = await calls.move('withdraw', player, { action: 'BET', amount: 1_000, wager_code: 'w2' })
    const won = await calls.move('deposit', player, { action: 'SETTLED', amount: 3_000, wager_code: 'w1' })

    expect(bet.code).not.toBe(0)
    expect(won.code).toBe(0)
    expect((await app.balancesOf(player)).game).toBe(kyat(12_000))
    await app.expectReconciled()
  })

  test('withdraws as before', async () => {
    await take('for_good')
    const token = await logIn()

    expect((await post('/api/exchange-game-to-main', { amount: 10_000 }, token)).status).toBe(200)
    await requestWithdrawalFor(app, { ...player, token }, account, { amount: 210_000 })

    expect(await app.balancesOf(player)).toEqual({ main: 0n, game: 0n })
    await app.expectReconciled()
  })
})

test.each(BREAK_PERIODS)('of "%s" the player is told the end', async (period) => {
  const said = (await take(period)).body.data as Break

  expect(await current(await logIn())).toEqual(said)
  const days = said.ends_at === null ? null : (Date.parse(said.ends_at) - Date.parse(said.begins_at)) / DAY_MS
  const [least, most] = {
    day: [1, 1],
    week: [7, 7],
    month: [28, 31],
    quarter: [89, 92],
    half_year: [181, 184],
    year: [365, 366],
    five_years: [1_826, 1_827],
    for_good: [null, null],
  }[period] as [number | null, number | null]
  if (most === null) expect(days).toBeNull()
  else {
    expect(days).toBeGreaterThanOrEqual(least as number)
    expect(days).toBeLessThanOrEqual(most)
  }
})

test('a break is made longer and never shorter, by nobody', async () => {
  await take('month')
  const month = await current(await logIn())
  const token = await logIn()
  expect(await take('day', { token })).toMatchObject({ status: 409, body: { code: 'break_is_longer' } })

  expect(await current(token), 'and nobody is logged out').toEqual(month)
  await take('year', { token: await logIn() })
  expect(await current(await logIn())).toMatchObject({ period: 'year' })
  for (const until of [null, new Date()]) {
    await expect(
      app.owner_db`update identity.player set excluded_until = ${until} where id = ${player.id}`,
    ).rejects.toThrow('never shortened')
  }
})

test('when it is over the player plays again', async () => {
  await take('day')
  await app.owner_db.begin(async (tx) => {
    await tx`alter table identity.player disable trigger player_keeps_exclusion`
    await tx`update identity.player set excluded_until = now() where id = ${player.id}`
    await tx`alter table identity.player enable trigger player_keeps_exclusion`
    await tx`update identity.exclusion set begins_at = now() - interval '1 day', ends_at = now() where player_id = ${player.id}`
  })
  const token = await logIn()

  expect(await current(token)).toBeNull()
  expect((await roll(token)).status).toBe(200)
})

test('a break is answered once no bet is under way any more', async () => {
  let begun: Promise<Reply> | undefined
  await app.owner_db.begin(async (tx) => {
    // As a bet that was requested before, and is not decided yet.
    await tx`select from ledger.account where player_id = ${player.id} and name = 'game' for update`
    begun = take('day')
    // Not by the transaction, which sees one picture of what goes on.
    const waiting = () => app.owner_db`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%lock_accounts%'`
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1)
    expect(await app.owner_db`select from identity.exclusion where player_id = ${player.id}`).toHaveLength(0)
  })
  expect((await begun)?.status).toBe(200)
})

test('a break in the midst of a storm of bets: none is taken after its answer', async () => {
  const rolls = Array.from({ length: 40 }, () => roll())
  const [begun] = await Promise.all([take('day'), ...rolls])
  expect(begun.status).toBe(200)
  const after = await app.balancesOf(player)
  const later = await Promise.all(Array.from({ length: 10 }, () => roll()))

  expect(new Set(later.map(({ status }) => status))).toEqual(new Set([401]))
  expect(await app.balancesOf(player)).toEqual(after)
  const late = await app.owner_db`
    select from digit_bet.bet b join identity.exclusion k on k.player_id = b.player_id
    where b.player_id = ${player.id} and b.created_at > k.begins_at`
  expect(late).toHaveLength(0)
  await app.expectReconciled()
})

test.each([
  ['no length', undefined, 'required'],
  ['a length that is not offered', 'hour', 'invalid'],
])('%s begins nothing', async (_what, period, fault) => {
  const reply = await take(period)

  expect(reply).toMatchObject({ status: 422, body: { error_codes: { period: fault } } })
  expect(await current(player.token)).toBeNull()
})

test('without the password nobody stops another', async () => {
  expect(await take('day', { password: 'not-it-at-all' })).toMatchObject({
    status: 422,
    body: { error_codes: { password: 'password_wrong' } },
  })
  expect(await current(player.token)).toBeNull()
  expect((await roll()).status).toBe(200)
})
