import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Approval } from '#approval/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Claim, Eligibility } from '#promotion/contract/player.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { seedPromotionDemo, settleClaims } from './index.ts'

const { app, consoleClient, cashier, owner } = await startTestAppWithStaff(['cashier', 'owner'], { gsc: TEST_GSC })
const aggregator = createAggregatorCalls(app)
let account: TestAccount
let welcome: number
let daily: number
beforeAll(async () => {
  account = await paymentAccount(app)
  await openTestDraw(app.owner_db)
  await seedPromotionDemo(app.owner_db)
  await settled()
  const rows = await app.owner_db<{ id: number }[]>`
    select id from promotion.promotion where event is not null order by place`
  ;[daily, welcome] = rows.map(({ id }) => id) as [number, number]
})
/** Nobody has claimed it yet, and it has no rules of its own. */
beforeEach(async () => {
  const [row] = await app.owner_db<{ id: number }[]>`
    insert into promotion.promotion (place, title_en, title_mm, title_zh, title_th, description_en, description_mm, description_zh,
                                     description_th, event, audience, new_days, amount, wagering_times_100, wagering_days, frequency)
    select place, title_en, title_mm, title_zh, title_th, description_en, description_mm, description_zh, description_th, event,
           audience, new_days, amount, wagering_times_100, wagering_days, frequency
    from promotion.promotion where id = ${welcome} returning id`
  welcome = row?.id ?? 0
})
const rule = (change: string) => app.owner_db.unsafe(`update promotion.promotion set ${change} where id = ${welcome}`)

let addresses = 0
/** Each from an address of its own, unless it is said. */
const claim = (player: TestPlayer, { address = `172.16.${++addresses >> 8}.${addresses & 255}`, id = welcome } = {}) =>
  app.call('POST', `/api/promotion/${id}/claim`, { token: player.token, body: {}, address })
const claimsOf = async ({ token }: TestPlayer) =>
  (await app.call('GET', '/api/promotion/claims', { token })).body.data as Claim[]
const refusalOf = async ({ token }: TestPlayer, address?: string) => {
  const reply = await app.call('GET', '/api/promotion/eligibility', { token, ...(address && { address }) })
  return (reply.body.data as Eligibility[]).find(({ promotion_id }) => promotion_id === welcome)?.refusal?.code ?? null
}
async function bonusOf({ id }: TestPlayer): Promise<bigint | null> {
  const [row] = await app.owner_db<{ balance: bigint }[]>`
    select balance from ledger.account where player_id = ${id} and name = 'bonus'`
  return row?.balance ?? null
}

/** Signs in with what the browser keeps; answers the player with the new session, and what it keeps then. */
async function signIn(player: TestPlayer, cookie?: string, more: Record<string, string> = {}) {
  const body = { user_name: player.phone, password: player.password }
  const headers = { ...(cookie && { cookie }), ...more }
  const reply = await app.call('POST', '/api/login', { body, headers, address: `10.120.${player.id % 250n}.1` })
  expect(reply.status, reply.text).toBe(200)
  const [kept = ''] = [reply.headers['set-cookie'] as string | undefined]
  return {
    player: { ...player, token: (reply.body.data as { token: string }).token },
    kept,
    cookie: kept.split(';')[0],
  }
}

describe('a browser', () => {
  test('keeps one mark for all who sign in, which no script reads and which is no session', async () => {
    const first = await signIn(await app.player())
    const second = await signIn(await app.player(), `lan=mm; ${first.cookie}`)

    expect(first.kept).toMatch(/^device=[0-9a-f]{32}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
    expect(second.cookie).toBe(first.cookie)
    expect((await app.call('GET', '/api/user', { headers: { cookie: String(first.cookie) } })).status).toBe(401)
    const marks = await app.owner_db<{ device_mark: string }[]>`
      select distinct device_mark from identity.session
      where player_id in (${first.player.id}, ${second.player.id}) and address like '10.120.%'`
    expect(marks).toEqual([{ device_mark: first.cookie?.slice('device='.length) }])
  })

  test('gets a new mark in place of one that is none of ours, and none as a page of another host', async () => {
    const player = await app.player()

    const forged = await signIn(player, 'device=x')
    const foreign = await signIn(player, undefined, { origin: 'https://elsewhere.example' })

    expect(forged.cookie).toMatch(/^device=[0-9a-f]{32}$/)
    expect(foreign.kept).toBe('')
  })
})

describe('an offer', () => {
  test('is claimed once by ten players of one device, though all of them claim at once', async () => {
    const first = await signIn(await app.player())
    const others = await Promise.all(
      Array.from({ length: 9 }, async () => (await signIn(await app.player(), first.cookie)).player),
    )
    const all = [first.player, ...others]

    const replies = await Promise.all(all.map((player) => claim(player)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['offer_on_device']))
    expect(refused[0]).toMatchObject({
      status: 409,
      body: { status: 'Request has failed.', message: 'This promotion was already claimed on this device.' },
    })
    const bonuses = await Promise.all(all.map(bonusOf))
    expect(bonuses.filter((bonus) => bonus !== null)).toEqual([kyat(5_000)])
    const loser = all[replies.findIndex(({ status }) => status !== 200)] as TestPlayer
    expect(await refusalOf(loser)).toBe('offer_on_device')
    // Another device is another matter, and so is another offer.
    expect((await claim((await signIn(loser)).player)).status).toBe(200)
    await app.expectReconciled()
  })

  test('waits for a person where so many of one address have claimed it today', async () => {
    await rule("address_rule = 'review', address_claims_max = 2")
    const players = await Promise.all(Array.from({ length: 4 }, () => app.player()))
    const address = '198.51.100.7'

    const replies = []
    for (const player of players) replies.push(await claim(player, { address }))

    const states = replies.map(({ body }) => (body.data as Claim).status)
    expect(states).toEqual(['open', 'open', 'waiting', 'waiting'])
    expect(await Promise.all(players.map(bonusOf))).toEqual([kyat(5_000), kyat(5_000), null, null])
    // Of yesterday none counts.
    await app.owner_db`update promotion.claim set created_at = created_at - interval '1 day' where promotion_id = ${welcome}`
    expect(((await claim(await app.player(), { address })).body.data as Claim).status).toBe('open')
    await app.expectReconciled()
  })

  test('is refused from such an address where the operator says so; a /64 of IPv6 is one', async () => {
    await rule("address_rule = 'refuse', address_claims_max = 1")
    expect((await claim(await app.player(), { address: '2400:ac40:601:ab::1' })).status).toBe(200)
    const player = await app.player()

    expect(await refusalOf(player, '2400:ac40:601:ab:9::2')).toBe('offer_on_address')
    expect((await claim(player, { address: '2400:ac40:601:ab:9::2' })).body.code).toBe('offer_on_address')
    expect((await claim(player, { address: '2400:ac40:601:ac::1' })).status).toBe(200)
  })

  test('is refused to a player who is paid on the account of another who has claimed it', async () => {
    await rule("account_rule = 'refuse'")
    const [one, other, third] = (await Promise.all(
      Array.from({ length: 3 }, () => app.player({ main: kyat(100_000) })),
    )) as [TestPlayer, TestPlayer, TestPlayer]
    await requestWithdrawalFor(app, one, account, { account_number: '09770000111' })
    await requestWithdrawalFor(app, other, account, { account_number: '09770000111' })
    await requestWithdrawalFor(app, third, account, { account_number: '09770000222' })

    expect((await claim(one)).status).toBe(200)

    expect(await refusalOf(other)).toBe('offer_on_account')
    expect((await claim(other)).body.code).toBe('offer_on_account')
    expect((await claim(third)).status).toBe(200)
  })

  test('may ask for an approved deposit first', async () => {
    await rule("deposit_first = 'yes'")
    const player = await app.player()
    const id = await requestDepositFor(app, player, account, { amount: 10_000 })
    expect(await refusalOf(player)).toBe('offer_deposit_first')
    expect((await claim(player)).body.code).toBe('offer_deposit_first')

    expect((await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })).status).toBe(200)

    expect(await refusalOf(player)).toBe(null)
    expect((await claim(player)).status).toBe(200)
  })

  test('counts stakes by its weights as they were at the claim, and none of games that it leaves out', async () => {
    await rule(
      "digit_bet_weight = 50, two_d_weight = 0, provider_weight = 10, excluded_game_types = 'LIVE_CASINO, POKER'",
    )
    const player = await app.player({ main: kyat(3_000), game: kyat(30_000) })
    expect((await claim(player)).status).toBe(200)
    await rule('digit_bet_weight = 100')
    const staked = async () => (await claimsOf(player))[0]?.staked
    const body = { bet_type: 'big', bet_amount: 1_000, multiplier: 1, rolled_number: 3 }
    await app.call('POST', '/api/digitbet', { token: player.token, body })
    expect(await staked()).toBe(500)

    const bet = { action: 'BET', amount: 2_000, wager_code: newId(), wager_status: 'BET' }
    await aggregator.move('withdraw', player, bet)
    expect(await staked()).toBe(700)
    await aggregator.move('deposit', player, { ...bet, action: 'CANCEL' })
    const slip = { totalAmount: 1_000, amounts: [{ num: '07', amount: 1_000 }] }
    expect((await app.call('POST', '/api/twod-bet', { token: player.token, body: slip })).status).toBe(200)
    await aggregator.move('withdraw', player, { ...bet, wager_code: newId() })
    await app.owner_db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update seamless.effect set game_type = 'POKER' where player_id = ${player.id} and action = 'BET' and wager_code <> ${bet.wager_code}`
    })

    expect(await staked()).toBe(500)
    await settleClaims(app.worker_db)
    expect(await staked()).toBe(500)
    expect((await claimsOf(player))[0]).toMatchObject({ status: 'open' })
  })
})

describe('a claim that waits', () => {
  const waiting = async (player: TestPlayer) => {
    const list = (await consoleClient.call('GET', '/approvals', { as: owner })).body.data as Approval[]
    return list.find(({ kind, title }) => kind === 'bonus_claim' && title.includes(player.user.user_name))
  }
  const decide = (id: string | undefined, decision: 'approve' | 'reject', as = owner) =>
    consoleClient.call('POST', `/approvals/${id}/${decision}`, {
      as,
      body: decision === 'reject' ? { reason: 'the same person' } : {},
    })
  let player: TestPlayer
  let answered: unknown
  beforeEach(async () => {
    await rule("device_rule = 'review'")
    const first = await signIn(await app.player())
    await claim(first.player)
    player = (await signIn(await app.player({ game: kyat(30_000) }), first.cookie)).player
    answered = (await claim(player)).body.data
  })

  test('is answered as such, and gives nothing', async () => {
    expect(answered).toMatchObject({ status: 'waiting', amount: 5_000, staked: 0 })
    expect(await bonusOf(player)).toBe(null)
    expect((await claim(player)).body.code).toBe('offer_claimed')
  })

  test('is given once, by one person, though twenty approvals race; what was staked before does not count', async () => {
    const body = { bet_type: 'big', bet_amount: 1_000, multiplier: 1, rolled_number: 3 }
    await app.call('POST', '/api/digitbet', { token: player.token, body })
    const request = await waiting(player)
    expect(request).toMatchObject({
      amount: 5_000,
      requested_by: { user_name: 'the player', is_me: false },
      changes: [{ name: 'Bonus' }, { name: 'Why it waits', to: 'This promotion was already claimed on this device.' }],
      may_approve: true,
    })

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => decide(request?.id, 'approve', index % 2 === 0 ? owner : cashier)),
    )

    expect(replies.some(({ status }) => status === 200)).toBe(true)
    expect(await bonusOf(player)).toBe(kyat(5_000))
    expect(await claimsOf(player)).toMatchObject([{ status: 'open', staked: 0 }])
    expect((await claim(player)).body.code).toBe('offer_claimed')
    expect(await waiting(player)).toBeUndefined()
    await app.expectReconciled()
  })

  test('is never given when it was rejected, and counts for nobody else then', async () => {
    const request = await waiting(player)

    expect((await decide(request?.id, 'reject', cashier)).status).toBe(200)

    expect(await claimsOf(player)).toMatchObject([{ status: 'refused' }])
    expect((await decide(request?.id, 'approve')).body.code).toBe('already_decided')
    expect(await bonusOf(player)).toBe(null)
    expect((await claim(player)).body.code).toBe('offer_claimed')
    expect(await settleClaims(app.worker_db)).toEqual({ released: 0, lapsed: 0 })
    await app.expectReconciled()
  })

  test('cannot be given beside another bonus, nor to a player who is frozen since', async () => {
    const request = await waiting(player)
    await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
    expect((await decide(request?.id, 'approve')).body.code).toBe('approval_ground_moved')
    await app.owner_db`update identity.player set status = 'active' where id = ${player.id}`
    const id = await requestDepositFor(app, player, account, { amount: 20_000 })
    await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })
    expect((await claim(player, { id: daily })).status).toBe(200)

    expect((await decide(request?.id, 'approve')).body.code).toBe('approval_ground_moved')
    expect(await waiting(player)).toMatchObject({ is_stale: true, may_approve: false, may_reject: true })
    await app.expectReconciled()
  })

  test('is nobody’s own to decide', async () => {
    const self = await consoleClient.staff('owner', { player_id: player.id })
    const request = await waiting(player)

    expect((await decide(request?.id, 'approve', self)).body.code).toBe('approver_required')
    expect(await bonusOf(player)).toBe(null)
  })
})

describe('an open bonus of a player who takes a break', () => {
  const DAY_MS = 86_400_000
  const take = (player: TestPlayer, period: string) =>
    app.call('POST', '/api/break', {
      token: player.token,
      body: { period, password: player.password },
      address: `10.121.${player.id % 250n}.1`,
    })
  const endOf = async (player: TestPlayer) => Date.parse((await claimsOf(player))[0]?.ends_at ?? '')
  const claimed = async () => {
    const player = await app.player({ game: kyat(30_000) })
    expect((await claim(player)).status).toBe(200)
    return player
  }

  test('has its time again after a time-out; a longer one adds only what is more', async () => {
    const player = await claimed()
    const before = await endOf(player)

    expect((await take(player, 'day')).status).toBe(200)
    const day = (await signIn(player)).player
    expect(Math.round((await endOf(day)) - before)).toBe(DAY_MS)
    expect((await take(day, 'week')).status).toBe(200)
    const week = (await signIn(player)).player

    // The week began some moments after the day.
    expect(Math.abs((await endOf(week)) - before - 7 * DAY_MS)).toBeLessThan(10_000)
    expect(await settleClaims(app.worker_db)).toEqual({ released: 0, lapsed: 0 })
    expect(await claimsOf(week)).toMatchObject([{ status: 'open' }])
    await app.expectReconciled()
  })

  test.each(['half_year', 'for_good'])('ends with a self-exclusion: %s', async (period) => {
    const player = await claimed()

    expect((await take(player, period)).status).toBe(200)
    expect(await settleClaims(app.worker_db)).toEqual({ released: 0, lapsed: 1 })

    expect(await claimsOf((await signIn(player)).player)).toMatchObject([{ status: 'given_up' }])
    expect(await bonusOf(player)).toBe(0n)
    expect((await app.balancesOf(player)).main).toBe(0n)
    await app.expectReconciled()
  })

  test('is the player’s own where its goal was reached before', async () => {
    const player = await claimed()
    const body = { bet_type: 'big', bet_amount: 25_000, multiplier: 1, rolled_number: 3 }
    expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)

    await take(player, 'for_good')
    expect(await settleClaims(app.worker_db)).toEqual({ released: 1, lapsed: 0 })

    expect((await app.balancesOf(player)).main).toBe(kyat(5_000))
    await app.expectReconciled()
  })
})
