import { beforeAll, expect, test } from 'vitest'
import { checkEverything, sentencesOf } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Claim, Promotion } from '#promotion/contract/player.ts'
import { DEPOSIT_COUNTS_DAYS } from '#promotion/contract/rules.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { openTestDraw, payTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { countStakes } from './count-stakes.ts'
import { promotionChecks, seedPromotionDemo, settleClaims } from './index.ts'

const { app, consoleClient, cashier, owner } = await startTestAppWithStaff(['cashier', 'owner'], { gsc: TEST_GSC })
const aggregator = createAggregatorCalls(app)
let account: TestAccount
let daily: number
let welcome: number
let told: number
beforeAll(async () => {
  account = await paymentAccount(app)
  await seedPromotionDemo(app.owner_db)
  await settled()
  const offers = await promotions()
  ;[daily, welcome, told] = offers.map(({ id }) => id) as [number, number, number]
})

const promotions = async (language = 'en') =>
  (await app.call('GET', `/api/promotion?lan=${language}`)).body.data as Promotion[]
const claim = (player: TestPlayer, id: number) =>
  app.call('POST', `/api/promotion/${id}/claim`, { token: player.token, body: {} })
const claimsOf = async (player: TestPlayer) =>
  (await app.call('GET', '/api/promotion/claims', { token: player.token })).body.data as Claim[]
const stake = (player: TestPlayer, bet_amount: number) =>
  app.call('POST', '/api/digitbet', {
    token: player.token,
    body: { bet_type: 'big', bet_amount, multiplier: 1, rolled_number: 3 },
  })
async function pay(player: TestPlayer, amount: number): Promise<void> {
  const id = await requestDepositFor(app, player, account, { amount })
  const reply = await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })
  expect(reply.status, reply.text).toBe(200)
}
async function bonusOf(player: TestPlayer): Promise<bigint | null> {
  const [row] = await app.owner_db<{ balance: bigint }[]>`
    select balance from ledger.account where player_id = ${player.id} and name = 'bonus'`
  return row?.balance ?? null
}

test('promotions are told in the visitor’s language, with their terms, as long as they last', async () => {
  const shown = await promotions('th')
  expect(shown.map(({ offer }) => offer?.event ?? null)).toEqual(['deposit', 'visit', null])
  expect(shown[0]).toMatchObject({
    title: 'รับ 10% จากยอดฝากวันนี้',
    offer: { percent: 10, amount: 50_000, deposit_min: 5_000, wagering_times: 3, wagering_days: 7, frequency: 'daily' },
  })
  expect((await app.fastify.inject({ url: shown[0]?.img_url ?? '' })).statusCode).toBe(200)

  await app.owner_db`update promotion.promotion set ends_at = now() + interval '1 second' where id = ${told}`
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect((await promotions()).map(({ id }) => id)).toEqual([daily, welcome])
})

test('a bonus is given once, and is the player’s own when the player has staked enough', async () => {
  const player = await app.player({ game: kyat(30_000) })

  const replies = await Promise.all(Array.from({ length: 20 }, () => claim(player, welcome)))

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(replies.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['offer_claimed']))
  expect(await bonusOf(player)).toBe(kyat(5_000))
  expect(await app.balancesOf(player)).toEqual({ main: 0n, game: kyat(30_000) })
  expect(await claimsOf(player)).toMatchObject([{ amount: 5_000, staked: 0, goal: 25_000, status: 'open' }])

  await stake(player, 10_000)
  await settleClaims(app.worker_db)
  expect(await claimsOf(player)).toMatchObject([{ staked: 10_000, status: 'open' }])
  for (const amount of [10_000, 5_000]) await stake(player, amount)
  const jobs = await Promise.all([settleClaims(app.worker_db), settleClaims(app.worker_db)])

  expect(jobs.reduce((sum, { released }) => sum + released, 0)).toBe(1)
  expect(await claimsOf(player)).toMatchObject([{ staked: 25_000, status: 'released' }])
  expect(await bonusOf(player)).toBe(0n)
  expect((await app.balancesOf(player)).main).toBe(kyat(5_000))
  await app.expectReconciled()
})

test('a claim whose answer was lost is answered again, also of a player frozen since, and twenty at once are one', async () => {
  const player = await app.player()
  const idempotency_key = newId()
  const again = (id = welcome) =>
    app.call('POST', `/api/promotion/${id}/claim`, { token: player.token, body: {}, idempotency_key })

  const replies = await Promise.all(Array.from({ length: 20 }, () => again()))
  await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
  const late = await again()
  const other = await again(daily)

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(new Set([...replies, late].map(({ text }) => text)).size).toBe(1)
  expect(late.body.data).toMatchObject({ promotion_id: welcome, amount: 5_000, status: 'open' })
  expect(other.body.code).toBe('idempotency_key_reused')
  expect(await bonusOf(player)).toBe(kyat(5_000))
  await app.expectReconciled()
})

test('what is staked counts from the claim on, and what is given back of it does not', async () => {
  const player = await app.player({ main: kyat(3_000), game: kyat(30_000) })
  const staked = async () => (await claimsOf(player))[0]?.staked
  const bet = { action: 'BET', amount: 2_000, wager_code: newId(), wager_status: 'BET' }
  const draw = await openTestDraw(app.owner_db)
  const slip = { totalAmount: 3_000, amounts: [{ num: '07', amount: 3_000 }] }
  await stake(player, 4_000)
  await claim(player, welcome)

  await aggregator.move('withdraw', player, bet)
  await aggregator.move('withdraw', player, { action: 'TIP', amount: 100 })
  expect((await app.call('POST', '/api/twod-bet', { token: player.token, body: slip })).status).toBe(200)
  expect(await staked()).toBe(5_000)

  await aggregator.move('deposit', player, { ...bet, action: 'CANCEL' })
  expect(await staked()).toBe(3_000)
  const void_draw = { as: owner, body: { reason: 'the market stayed closed' } }
  expect((await consoleClient.call('POST', `/two-d/draws/${draw.id}/void`, void_draw)).status).toBe(200)
  await payTestDraw(app.worker_db, draw.id)
  expect(await staked()).toBe(0)
})

test('stakes are counted once, however many workers count while the player bets', async () => {
  const player = await app.player({ game: kyat(30_000) })
  await claim(player, welcome)
  const counted = async () =>
    await app.owner_db`
      select c.staked, c.game_version_counted = a.version as is_up_to_date
      from promotion.claim c join ledger.account a on a.id = c.player_id * 10 + 2 where c.player_id = ${player.id}`

  for (let round = 0; round < 5; round++) {
    await stake(player, 1_000)
    // All of them come to the claim at one moment.
    let workers: Promise<number>[] = []
    await app.owner_db.begin(async (tx) => {
      await tx`select from promotion.claim where player_id = ${player.id} for update`
      workers = Array.from({ length: 4 }, () => countStakes(app.worker_db))
      await new Promise((resolve) => setTimeout(resolve, 150))
    })
    await Promise.all(workers)
    await countStakes(app.worker_db)
  }
  await Promise.all([...Array.from({ length: 6 }, () => stake(player, 1_000)), countStakes(app.worker_db)])
  await countStakes(app.worker_db)

  expect(await counted()).toEqual([{ staked: kyat(11_000), is_up_to_date: true }])
  expect(await countStakes(app.worker_db)).toBe(0)
  await app.expectReconciled()
})

test('a run looks at players who moved since the last one, and each hour at everybody', async () => {
  const [late, soon] = [await app.player({ game: kyat(30_000) }), await app.player({ game: kyat(30_000) })]
  await claim(late, welcome)
  await claim(soon, welcome)
  await countStakes(app.worker_db)
  const counted = async () => {
    const rows = await app.owner_db<{ staked: bigint }[]>`
      select staked from promotion.claim where player_id in (${late.id}, ${soon.id}) order by player_id`
    return rows.map(({ staked }) => staked)
  }
  await stake(late, 2_000)
  // As if its transaction had been ten minutes on its way.
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      update ledger.transfer set created_at = created_at - interval '10 minutes'
      where cause_id in (select id from digit_bet.bet where player_id = ${late.id})`
    await tx`update digit_bet.bet set created_at = created_at - interval '10 minutes' where player_id = ${late.id}`
  })
  await stake(soon, 3_000)

  expect(await countStakes(app.worker_db)).toBe(1)
  expect(await counted()).toEqual([0n, kyat(3_000)])
  await app.owner_db`update promotion.count_progress set swept_at = swept_at - interval '61 minutes'`
  expect(await countStakes(app.worker_db)).toBe(1)
  expect(await counted()).toEqual([kyat(2_000), kyat(3_000)])
})

test('a claim that has counted other than the postings say is named', async () => {
  const player = await app.player({ game: kyat(5_000) })
  await claim(player, welcome)
  await stake(player, 1_000)
  await countStakes(app.worker_db)
  await app.owner_db`update promotion.claim set staked = staked + 1 where player_id = ${player.id}`

  const checks = await checkEverything(app.owner_db, promotionChecks)

  expect(sentencesOf(checks)).toEqual([expect.stringMatching(/^claim .*: 10000001 counted, 10000000 staked$/)])
  await app.owner_db`update promotion.claim set staked = staked - 1 where player_id = ${player.id}`
})

test('what the job has not counted yet decides when the time of a claim is over', async () => {
  const player = await app.player({ game: kyat(30_000) })
  await claim(player, welcome)
  await stake(player, 25_000)
  await app.owner_db`update promotion.claim set ends_at = now() where player_id = ${player.id}`
  // The count leaves out a claim that is locked, and the settlement waits for it.
  const held = app.owner_db.begin(async (tx) => {
    await tx`select from promotion.claim where player_id = ${player.id} for update`
    await new Promise((resolve) => setTimeout(resolve, 700))
  })
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(await settleClaims(app.worker_db)).toEqual({ released: 1, lapsed: 0 })
  await held
  expect(await claimsOf(player)).toMatchObject([{ status: 'released' }])
  expect((await app.balancesOf(player)).main).toBe(kyat(5_000))
})

test('a tenth of a deposit is given, once for each deposit and once a day, and taken back when its time is over', async () => {
  const player = await app.player()
  expect((await claim(player, daily)).body).toMatchObject({ code: 'offer_needs_deposit', values: { min: 5_000 } })
  await pay(player, 4_999)
  expect((await claim(player, daily)).body.code).toBe('offer_needs_deposit')
  await pay(player, 20_000)
  await moveBack(app, DEPOSIT_COUNTS_DAYS)
  expect((await claim(player, daily)).body.code).toBe('offer_needs_deposit')
  await pay(player, 20_000)

  expect((await claim(player, daily)).body.data).toMatchObject({ amount: 2_000, goal: 6_000 })
  expect((await claim(player, daily)).body.code).toBe('offer_claimed')
  expect((await claim(player, welcome)).body.code).toBe('bonus_running')

  await app.owner_db`
    update promotion.claim set ends_at = now(), period = period - 1 where player_id = ${player.id}`
  expect(await settleClaims(app.worker_db)).toEqual({ released: 0, lapsed: 1 })
  expect((await claimsOf(player))[0]?.status).toBe('lapsed')
  expect(await bonusOf(player)).toBe(0n)
  // The next day, but the same deposit.
  expect((await claim(player, daily)).body.code).toBe('offer_needs_deposit')
})

test('a deposit of which the share is less than a kyat brings no bonus', async () => {
  const player = await app.player()
  await app.owner_db`update cashier.setting set deposit_min = ${kyat(1)}`
  await app.owner_db`update promotion.promotion set deposit_min = ${kyat(1)} where id = ${daily}`

  await pay(player, 9)
  const too_little = await claim(player, daily)
  await pay(player, 10)
  const enough = await claim(player, daily)

  expect(too_little.body).toMatchObject({ code: 'offer_needs_deposit', values: { min: 10 } })
  expect(enough.body.data).toMatchObject({ amount: 1, goal: 3 })
})

test('an offer that is over, not yet there, switched off or only told gives nothing; nor does a frozen player get it', async () => {
  const player = await app.player()
  expect((await claim(player, told)).body.code).toBe('offer_over')
  expect((await claim(player, 999_999)).body.code).toBe('offer_over')
  await app.owner_db`update identity.player set created_at = now() - interval '31 days' where id = ${player.id}`
  expect((await claim(player, welcome)).body.code).toBe('offer_for_new_players')
  await app.owner_db`update identity.player set created_at = now(), status = 'frozen' where id = ${player.id}`
  expect((await claim(player, welcome)).body.code).toBe('player_frozen')
  await app.owner_db`update identity.player set status = 'active' where id = ${player.id}`
  for (const change of ['is_on = false', "is_on = true, starts_at = now() + interval '1 hour'"]) {
    await app.owner_db.unsafe(`update promotion.promotion set ${change} where id = ${welcome}`)
    expect((await claim(player, welcome)).body.code).toBe('offer_over')
  }
  expect(await bonusOf(player)).toBe(null)
  expect((await app.call('POST', `/api/promotion/${daily}/claim`, { body: {} })).status).toBe(401)
  await app.expectReconciled()
})
