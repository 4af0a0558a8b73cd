import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Approval } from '#approval/contract/staff.ts'
import { expireRequests } from '#approval/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '../support/app/open-console.ts'
import type { TestPlayer } from '../support/app/start-test-app.ts'
import { startTestAppWithStaff } from '../support/app/test-app-with-staff.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '../support/partners/aggregator-calls.ts'
import { decideRequest } from '../support/use-cases/decide-request.ts'
import { setCaps } from '../support/use-cases/held-credits.ts'
import { paymentAccount } from '../support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '../support/use-cases/request-from-cashier.ts'
import { openTestDraw } from '../support/use-cases/two-d-draw.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'], { gsc: TEST_GSC })
/** Who may do all that the first owner may. */
let second: TestStaff
let auditor: TestStaff
let agent: TestStaff
let draw_id: number
/** Whose credits are held. */
let winner: TestPlayer
const aggregator = createAggregatorCalls(app)
beforeAll(async () => {
  second = await consoleClient.staff('owner')
  auditor = await consoleClient.staff('auditor')
  agent = await consoleClient.staff('agent')
  draw_id = (await openTestDraw(app.owner_db)).id
  await setCaps(app, { call: 1_000, day: 5_000 })
  winner = await app.player({ game: kyat(100) })
})

const call = (path: string, as: TestStaff, body?: object) =>
  consoleClient.call(body ? 'POST' : 'GET', path, { as, ...(body && { body }) })

interface Kind {
  /** Requests one as the first owner. */
  request(): Promise<void>
  /** The value that its approval changes. */
  effect(): Promise<unknown>
  /** Lets its ground move. */
  moveGround?(): Promise<unknown>
  /** Waits until somebody decides. */
  never_expires?: true
}

let odds = 70
let payout = 2
/** The player of the last balance adjustment. */
let player_id = 0n
let account_id = 0
let accounts = 0
const newAccount = () => paymentAccount(app, { account_number: String(90_000_000_000 + ++accounts) })
let reference = 100_000
/** Of the credit that was held last. */
let wager_code = ''

/** Holds a credit of 2,000 Ks. Answers its id. */
async function holdCredit(): Promise<string> {
  wager_code = newId()
  await aggregator.move('deposit', winner, { action: 'SETTLED', amount: 2_000, wager_code })
  const [credit] = await app.owner_db<{ id: string }[]>`
    select id from held_credit.credit where wager_code = ${wager_code}`
  return credit?.id ?? ''
}

const KINDS: Record<string, Kind> = {
  setting: {
    request: async () =>
      ok(await call('/settings/digit_bet', owner, { values: { payout_digit: ++payout }, reason: 'the board' })),
    effect: () => app.owner_db`select payout_digit_times_100 from digit_bet.setting`,
    moveGround: () => app.owner_db`update digit_bet.setting set payout_digit_times_100 = payout_digit_times_100 + 1`,
  },
  balance_adjustment: {
    async request() {
      player_id = (await app.player({ main: kyat(1_000) })).id
      const body = {
        id: randomUUID(),
        account: 'main',
        direction: 'credit',
        amount: 500,
        reason: 'a bet that was lost on its way',
      }
      ok(await call(`/players/${player_id}/balance-adjustments`, owner, body))
    },
    effect: () => app.owner_db`select balance from ledger.account where id = ${player_id * 10n + 1n}`,
    moveGround: () => app.owner_db`update identity.player set status = 'frozen' where id = ${player_id}`,
  },
  two_d_limits: {
    request: async () =>
      ok(await call(`/two-d/draws/${draw_id}/limit-changes`, owner, { odds: ++odds, reason: 'a dream' })),
    effect: () => app.owner_db`select odds from two_d.draw where id = ${draw_id}`,
    moveGround: () => app.owner_db`update two_d.draw set stake_min = stake_min + 10000 where id = ${draw_id}`,
  },
  agent_transaction: {
    request: async () =>
      ok(
        await call(`/agents/${agent.id}/transactions`, owner, {
          id: randomUUID(),
          kind: 'float_in',
          amount: 700,
          note: 'cash',
        }),
      ),
    effect: () =>
      app.owner_db`select balance from ledger.account where id = ${1_000_000_000_000_000n + agent.id * 10n + 2n}`,
  },
  account_movement: {
    async request() {
      account_id = (
        await paymentAccount(app, { account_number: String(90_000_000_000 + ++accounts), may_be_overdrawn: false })
      ).id
      const body = { id: randomUUID(), kind: 'paid_in', account_id, amount: 2_000_000, note: 'by the statement' }
      ok(await call('/account-movements', owner, body))
    },
    effect: () => app.owner_db`select balance from ledger.account where payment_account_id = ${account_id}`,
  },
  large_request: {
    never_expires: true,
    async request() {
      const player = await app.player()
      player_id = player.id
      const fields = { amount: 2_000_000, refrence_no: String(++reference) }
      const id = await requestDepositFor(app, player, await newAccount(), fields)
      ok(await decideRequest(consoleClient, `/deposits/${id}`, { as: owner }))
    },
    effect: () => app.owner_db`select balance from ledger.account where id = ${player_id * 10n + 1n}`,
    moveGround: async () =>
      requestDepositFor(app, await app.player(), await newAccount(), { refrence_no: String(reference) }),
  },
  held_credit: {
    request: async () => ok(await call(`/held-credits/${await holdCredit()}/release`, owner, { reason: 'a jackpot' })),
    effect: () => app.owner_db`select balance from ledger.account where id = ${winner.id * 10n + 2n}`,
    // Out of the hold, so that the game balance stays.
    moveGround: () => aggregator.move('withdraw', winner, { action: 'RESETTLED', amount: -500, wager_code }),
  },
}

function ok(reply: { status: number; text: string }): void {
  expect(reply.status, reply.text).toBe(200)
}

const list = async (as: TestStaff, show = '') => (await call(`/approvals${show}`, as)).body.data as Approval[]
const decide = (id: string, word: 'approve' | 'reject' | 'withdraw', as: TestStaff) =>
  call(`/approvals/${id}/${word}`, as, word === 'approve' ? {} : { reason: 'not this time' })

/** The one that the first owner has just requested. */
async function requested(kind: string): Promise<Approval> {
  await KINDS[kind]?.request()
  const approval = (await list(owner, '?show=mine')).find((one) => one.kind === kind && one.status === 'pending')
  if (!approval) throw new Error(`${kind} was not requested`)
  return approval
}

describe.each(Object.keys(KINDS))('a request of the kind %s', (kind) => {
  const effect = () => KINDS[kind]?.effect()

  test('waits for another person, who sees what it would change; approved it has its effect once, also when twenty approve', async () => {
    const { id } = await requested(kind)
    const before = await effect()

    const waiting = (await list(second)).find((one) => one.id === id)
    expect(waiting).toMatchObject({ kind, status: 'pending', may_approve: true, may_reject: true, may_withdraw: false })
    expect(waiting?.changes.length).toBeGreaterThan(0)
    expect((await list(owner)).find((one) => one.id === id)).toMatchObject({ may_approve: false, may_withdraw: true })
    expect(await decide(id, 'approve', owner)).toMatchObject({ status: 403, body: { code: 'approver_required' } })
    expect(await effect()).toEqual(before)

    const replies = await Promise.all(Array.from({ length: 20 }, () => decide(id, 'approve', second)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const after = await effect()
    expect(after).not.toEqual(before)
    await decide(id, 'approve', second)
    expect(await effect()).toEqual(after)
    expect((await list(owner, '?show=mine')).find((one) => one.id === id)).toMatchObject({
      status: 'approved',
      decided_by: { user_name: second.user_name },
    })
    expect((await decide(id, 'reject', second)).status).not.toBe(200)
    await app.expectReconciled()
  })

  test('is decided once when approval and rejection race', async () => {
    const { id } = await requested(kind)
    const before = await effect()
    const third = await consoleClient.staff('owner')

    const [approved, rejected] = await Promise.all([decide(id, 'approve', second), decide(id, 'reject', third)])

    expect([approved.status, rejected.status].filter((status) => status === 200)).toHaveLength(1)
    expect(isDeepStrictEqual(await effect(), before)).toBe(rejected.status === 200)
  })

  test('rejected or withdrawn it changes nothing, and says why', async () => {
    const one = await requested(kind)
    const before = await effect()
    ok(await decide(one.id, 'reject', second))
    expect((await list(owner, '?show=mine')).find(({ id }) => id === one.id)).toMatchObject({
      status: 'rejected',
      decision_reason: 'not this time',
    })
    expect((await decide(one.id, 'approve', second)).status).not.toBe(200)

    const other = await requested(kind)
    expect(await decide(other.id, 'withdraw', second)).toMatchObject({ status: 403 })
    ok(await decide(other.id, 'withdraw', owner))
    expect((await decide(other.id, 'approve', second)).status).not.toBe(200)
    expect((await list(owner, '?show=mine')).find(({ id }) => id === other.id)).toMatchObject({ status: 'withdrawn' })
    if (!['balance_adjustment', 'account_movement', 'large_request'].includes(kind))
      expect(await effect()).toEqual(before)
  })

  test('expires where it has a time, and is approved no more', async () => {
    const { id, expires_at } = await requested(kind)
    if (KINDS[kind]?.never_expires) {
      expect(expires_at).toBeNull()
      return ok(await decide(id, 'withdraw', owner))
    }
    const before = await effect()
    await app.owner_db`update approval.request set expires_at = now() - interval '1 second' where id = ${id}`

    expect(await decide(id, 'approve', second)).toMatchObject({ status: 409, body: { code: 'approval_expired' } })
    expect(await expireRequests(app.worker_db)).toBe(1)
    expect((await list(owner, '?show=mine')).find((one) => one.id === id)).toMatchObject({
      status: 'expired',
      decided_by: null,
    })
    const [entry] = await app.owner_db<{ action: string; object: string }[]>`
      select action, object from staff.audit order by id desc limit 1`
    const asked = await app.owner_db`
      select from staff.audit where object = ${entry?.object ?? ''} and after ->> 'status' = 'pending'`
    expect(entry?.action).toBe('approvals.expire')
    expect(asked.length).toBeGreaterThan(0)
    expect(await effect()).toEqual(before)
  })

  test('whose ground has moved is shown as such, and cannot be approved', async () => {
    const { moveGround } = KINDS[kind] ?? {}
    if (!moveGround) return
    const { id } = await requested(kind)
    await moveGround()
    const before = await effect()

    expect((await list(second)).find((one) => one.id === id)).toMatchObject({ is_stale: true, may_approve: false })
    expect(await decide(id, 'approve', second)).toMatchObject({ status: 409 })
    expect(await effect()).toEqual(before)
    ok(await decide(id, 'reject', second))
  })

  test('is nobody’s to decide without the permission, and stands in the audit log', async () => {
    const { id, number } = await requested(kind)

    expect((await list(auditor)).filter((one) => one.id === id)).toEqual([])
    expect((await decide(id, 'approve', auditor)).status).toBe(403)
    ok(await decide(id, 'reject', second))
    const entries = await app.owner_db<{ action: string }[]>`
      select action from staff.audit where (before ->> 'status' = 'pending' or after ->> 'status' = 'pending')
      order by id desc limit 2`
    expect(entries).toHaveLength(2)
    expect(number).toBeGreaterThan(0)
  })
})

test('nobody approves a change of their own account as a player', async () => {
  const { id: own } = await app.player()
  const player = await consoleClient.staff('owner', { player_id: own })
  const body = {
    id: randomUUID(),
    account: 'main',
    direction: 'credit',
    amount: 500,
    reason: 'a bet that was lost on its way',
  }
  ok(await call(`/players/${own}/balance-adjustments`, owner, body))
  const approval = (await list(player)).find(({ href }) => href === `/players/${own}`)

  expect(await decide(approval?.id ?? '', 'approve', player)).toMatchObject({ body: { code: 'approver_required' } })
  ok(await decide(approval?.id ?? '', 'withdraw', owner))
})

test('a credit that is held waits in the list for a first person, and nobody decides about their own', async () => {
  const id = await holdCredit()
  const waiting = async (as: TestStaff) => (await list(as)).find((one) => one.id === id)

  expect(await waiting(owner)).toMatchObject({ kind: 'held_credit', requested_by: null, may_approve: false })
  expect(await waiting(agent)).toBeUndefined()
  ok(await call(`/held-credits/${id}/refuse`, owner, { reason: 'no such round' }))
  expect(await waiting(owner)).toBeUndefined()
  const approval = (await list(second)).find(({ href }) => href === `/held-credits?id=${id}`)
  expect(approval?.changes).toEqual([{ name: 'Decision', from: null, to: 'give back to the partner' }])

  const player = await consoleClient.staff('owner', { player_id: winner.id })
  expect(await decide(approval?.id ?? '', 'approve', player)).toMatchObject({ body: { code: 'approver_required' } })
  // Rejected, it waits for a first person again.
  ok(await decide(approval?.id ?? '', 'reject', second))
  expect(await waiting(owner)).toBeDefined()
})

test('how many wait is counted for each person alone', async () => {
  const counted = async (as: TestStaff) => ((await call('/approvals/waiting', as)).body.data as { count: number }).count
  const before = [await counted(owner), await counted(second)]
  const { id } = await requested('two_d_limits')

  expect([await counted(owner), await counted(second)]).toEqual([before[0], (before[1] ?? 0) + 1])
  ok(await decide(id, 'withdraw', owner))
})
