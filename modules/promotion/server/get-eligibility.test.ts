import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { Eligibility } from '#promotion/contract/player.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { seedPromotionDemo, settleClaims } from './index.ts'

const { app, consoleClient, cashier } = await startTestAppWithStaff(['cashier'])
let account: TestAccount
let daily: number
let welcome: number
beforeAll(async () => {
  account = await paymentAccount(app)
  await seedPromotionDemo(app.owner_db)
  await settled()
  const offers = await app.owner_db<
    { id: number }[]
  >`select id from promotion.promotion where event is not null order by place`
  ;[daily, welcome] = offers.map(({ id }) => id) as [number, number]
})

const eligibilityOf = async (player: TestPlayer) =>
  (await app.call('GET', '/api/promotion/eligibility', { token: player.token })).body.data as Eligibility[]
const claim = (player: TestPlayer, id: number) =>
  app.call('POST', `/api/promotion/${id}/claim`, { token: player.token, body: {} })
async function pay(player: TestPlayer, amount: number): Promise<void> {
  const id = await requestDepositFor(app, player, account, { amount })
  const reply = await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })
  expect(reply.status, reply.text).toBe(200)
}

/** Claims each offer that is shown as refused, and expects the same refusal. Answers the code of each offer, or null. */
async function expectAsTold(player: TestPlayer): Promise<(string | null)[]> {
  const told = await eligibilityOf(player)
  for (const { promotion_id, refusal } of told.filter((each) => each.refusal !== null)) {
    const reply = await claim(player, promotion_id)
    expect(reply.body).toMatchObject({ code: refusal?.code, message: refusal?.message })
  }
  return told.map(({ refusal }) => refusal?.code ?? null)
}

test('what is refused beforehand is what the claim refuses: before a deposit, while a bonus is active, and after it', async () => {
  const player = await app.player({ game: kyat(30_000) })

  expect(await expectAsTold(player)).toEqual(['offer_needs_deposit', null])
  await pay(player, 20_000)
  expect(await expectAsTold(player)).toEqual([null, null])
  expect((await claim(player, daily)).status).toBe(200)
  expect(await expectAsTold(player)).toEqual(['offer_claimed', 'bonus_running'])
  // The next day, when its time is over; the deposit has brought its bonus.
  await app.owner_db`update promotion.claim set ends_at = now(), period = period - 1 where player_id = ${player.id}`
  await settleClaims(app.worker_db)
  expect(await expectAsTold(player)).toEqual(['offer_needs_deposit', null])
  await app.owner_db`update identity.player set created_at = now() - interval '31 days' where id = ${player.id}`
  expect(await expectAsTold(player)).toEqual(['offer_needs_deposit', 'offer_for_new_players'])
  await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
  expect(await expectAsTold(player)).toEqual(['player_frozen', 'player_frozen'])
})

test('a claim that locks out a larger bonus names it, unless the bonus is over at once or the larger one is not theirs', async () => {
  const player = await app.player()
  const locks = async () => (await eligibilityOf(player)).map(({ locks_out }) => locks_out)

  expect(await locks()).toEqual([[], [{ promotion_id: daily, amount: 50_000 }]])
  await pay(player, 20_000)
  // The deposit brings 2,000 now, less than the gift for new players.
  expect(await locks()).toEqual([[{ promotion_id: welcome, amount: 5_000 }], [{ promotion_id: daily, amount: 50_000 }]])
  await app.owner_db`update promotion.promotion set wagering_times_100 = 0 where id = ${welcome}`
  expect(await locks()).toEqual([[{ promotion_id: welcome, amount: 5_000 }], []])
  await app.owner_db`update promotion.promotion set wagering_times_100 = 500 where id = ${welcome}`
  await app.owner_db`update identity.player set created_at = now() - interval '31 days' where id = ${player.id}`
  expect(await locks()).toEqual([[], []])
  // A deposit that brings 8,000 now loses nothing by the gift that cannot be claimed beside it.
  const other = await app.player()
  await pay(other, 80_000)
  expect((await eligibilityOf(other)).map(({ locks_out }) => locks_out)).toEqual([
    [],
    [{ promotion_id: daily, amount: 50_000 }],
  ])
  expect((await app.call('GET', '/api/promotion/eligibility')).status).toBe(401)
})
