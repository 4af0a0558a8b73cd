import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Approval } from '#approval/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { PlayerOverviewAnswer } from '#player-admin/contract/timeline.ts'
import type { Claim } from '#promotion/contract/player.ts'
import type { PendingBonusChange } from '#promotion/contract/staff.ts'
import type { AuditAnswer } from '#staff/contract/staff.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { seedPromotionDemo, settleClaims } from '../index.ts'

const { app, consoleClient, cashier: maker, owner: checker } = await startTestAppWithStaff(['cashier', 'owner'])
const DAY_MS = 86_400_000
let offer = 0
let player: TestPlayer
let bonus: Claim
beforeAll(async () => {
  await seedPromotionDemo(app.owner_db)
  const [, welcome] = await app.owner_db<{ id: number }[]>`
    select id from promotion.promotion where event is not null order by place`
  offer = welcome?.id ?? 0
  // Three times of 5,000, by anyone.
  await app.owner_db`
    update promotion.promotion set device_rule = 'allow', address_rule = 'allow', account_rule = 'allow' where id = ${offer}`
})
beforeEach(async () => {
  player = await app.player({ game: kyat(30_000) })
  const reply = await app.call('POST', `/api/promotion/${offer}/claim`, { token: player.token, body: {} })
  bonus = reply.body.data as Claim
})
afterEach(() => app.expectReconciled())

const ask = (body: object, as = maker, of = player) =>
  consoleClient.call('POST', `/players/${of.id}/bonuses/${bonus.id}/changes`, {
    as,
    body: { id: randomUUID(), reason: 'the player asked for it', ...body },
  })
const decide = (id: string, decision: 'approve' | 'reject', as = checker) =>
  consoleClient.call('POST', `/approvals/${id}/${decision}`, {
    as,
    body: decision === 'reject' ? { reason: 'no reason' } : {},
  })
const bonusNow = async () => {
  const reply = await app.call('GET', '/api/promotion/claims', { token: player.token })
  return (reply.body.data as Claim[])[0]
}
const idOf = ({ body }: { body: Record<string, unknown> }) => (body.data as PendingBonusChange).id
async function heldBonus(): Promise<bigint> {
  const [row] = await app.owner_db<{ balance: bigint }[]>`
    select balance from ledger.account where player_id = ${player.id} and name = 'bonus'`
  return row?.balance ?? 0n
}

test('a cancellation changes nothing before a second person approves, and then the bonus goes back once', async () => {
  const asked = await ask({ change: 'cancel' })
  expect(asked.body.data).toMatchObject({ change: 'cancel', days: null, requested_by: maker.user_name })
  expect(await settleClaims(app.worker_db)).toEqual({ released: 0, lapsed: 0 })
  expect((await decide(idOf(asked), 'approve', maker)).body.code).toBe('approver_required')
  const page = await consoleClient.call('GET', `/players/${player.id}/overview`, { as: maker })
  expect((page.body as PlayerOverviewAnswer).data.bonuses[0]?.pending_change).toMatchObject({ change: 'cancel' })

  const others = [checker, await consoleClient.staff('owner')]
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => decide(idOf(asked), 'approve', others[n % others.length])),
  )
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  const runs = await Promise.all(Array.from({ length: 20 }, () => settleClaims(app.worker_db)))

  expect(runs.reduce((sum, { lapsed, released }) => sum + lapsed + released, 0)).toBe(1)
  expect(await bonusNow()).toMatchObject({ status: 'cancelled' })
  expect(await heldBonus()).toBe(0n)
  expect(await app.balancesOf(player)).toEqual({ main: 0n, game: kyat(30_000) })
})

test('a bonus whose goal was reached is the player’s own, also where it is cancelled', async () => {
  const asked = await ask({ change: 'cancel' })
  const body = { bet_type: 'big', bet_amount: 25_000, multiplier: 1, rolled_number: 3 }
  expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)

  expect((await decide(idOf(asked), 'approve')).status).toBe(200)
  await settleClaims(app.worker_db)

  expect(await bonusNow()).toMatchObject({ status: 'released' })
  expect((await app.balancesOf(player)).main).toBe(kyat(5_000))
})

test('an extension moves the end by its days, once', async () => {
  const asked = await ask({ change: 'extend', days: 7 })
  const other = await consoleClient.staff('owner')
  await Promise.all(Array.from({ length: 20 }, (_, n) => decide(idOf(asked), 'approve', n % 2 ? checker : other)))

  const now = await bonusNow()
  expect(Date.parse(now?.ends_at ?? '') - Date.parse(bonus.ends_at)).toBe(7 * DAY_MS)
  expect(now?.status).toBe('open')
  expect(await heldBonus()).toBe(kyat(5_000))
})

test('a rejected change leaves the bonus as it was, and another one may be asked for', async () => {
  const asked = await ask({ change: 'cancel' })
  expect((await ask({ change: 'extend', days: 1 })).body.code).toBe('bonus_change_pending')
  expect((await decide(idOf(asked), 'reject')).status).toBe(200)

  expect(await bonusNow()).toEqual(bonus)
  expect((await ask({ change: 'extend', days: 1 })).status).toBe(200)
})

test('is asked for once by the same id, though twenty copies race', async () => {
  const id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask({ id, change: 'extend', days: 3 })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await ask({ id, change: 'extend', days: 4 })).body.code).toBe('idempotency_key_reused')

  const list = (await consoleClient.call('GET', '/approvals', { as: checker })).body.data as Approval[]
  const mine = list.filter(({ kind, title }) => kind === 'bonus_change' && title.includes(player.user.user_name))
  expect(mine).toMatchObject([{ changes: [{ to: '3 days more' }] }])
  const audit = await consoleClient.call('GET', `/audit?object=bonus_change:${mine[0]?.number}`, { as: checker })
  expect((audit.body as AuditAnswer).data.map(({ action }) => action)).toEqual(['bonus_changes.request'])
})

test('is refused for a bonus that is over, for another player’s, without words, and to those who may not', async () => {
  expect((await ask({ change: 'extend' })).body).toMatchObject({ error_codes: { days: 'invalid' } })
  expect((await ask({ change: 'cancel', days: 2 })).body).toMatchObject({ error_codes: { days: 'invalid' } })
  expect((await ask({ change: 'extend', days: 91 })).status).toBe(422)
  expect((await ask({ change: 'cancel', reason: '.' })).body).toMatchObject({
    error_codes: { reason: expect.anything() },
  })
  expect((await ask({ change: 'cancel' }, maker, await app.player())).body.code).toBe('not_found')
  expect((await ask({ change: 'cancel' }, await consoleClient.staff('support'))).body.code).toBe('not_permitted')
  await app.owner_db`update promotion.claim set status = 'waiting' where id = ${bonus.id}`
  expect((await ask({ change: 'cancel' })).body.code).toBe('bonus_not_open')
  await app.owner_db`update promotion.claim set status = 'open' where id = ${bonus.id}`
  const asked = await ask({ change: 'extend', days: 5 })

  await app.owner_db`update promotion.claim set ends_at = now() where id = ${bonus.id}`

  expect((await decide(idOf(asked), 'approve')).body.code).toBe('approval_ground_moved')
  expect((await ask({ change: 'cancel' })).body.code).toBe('bonus_not_open')
  await settleClaims(app.worker_db)
  expect(await bonusNow()).toMatchObject({ status: 'lapsed' })
})
