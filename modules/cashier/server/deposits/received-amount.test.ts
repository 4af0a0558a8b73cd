import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FinancialLogRow, RequestTimeline } from '#cashier/contract/player.ts'
import type { QueueAnswer, QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, cashier } = await startTestAppWithStaff(['cashier'])
let account: TestAccount
let cashiers: TestStaff[]
beforeAll(async () => {
  account = await paymentAccount(app)
  cashiers = [cashier]
  while (cashiers.length < 20) cashiers.push(await consoleClient.staff('cashier'))
})
afterEach(() => app.expectReconciled())

let player: TestPlayer
beforeEach(async () => {
  player = await app.player()
})

const second = () => cashiers[1] as TestStaff
const received = (amount: unknown, fields: object = {}) => ({
  received_amount: amount,
  received_reason: 'fee_taken',
  ...fields,
})
const approve = (id: string, body: object, as = cashier): Promise<Reply> =>
  decideRequest(consoleClient, `/deposits/${id}`, { as, body })
const mainOf = async (of = player) => (await app.balancesOf(of)).main
const detail = async (id: string) =>
  (await consoleClient.call('GET', `/deposits/${id}`, { as: cashier })).body.data as RequestDetail
const get = async <T>(path: string) => (await app.call('GET', `/api${path}`, { token: player.token })).body.data as T

test('what arrived is credited once, and both sides read asked and received', async () => {
  const id = await requestDepositFor(app, player, account, { amount: 50_000 })

  const first = await approve(id, received(49_500, { received_note: 'KBZ took 500' }))
  const again = await approve(id, received(49_500, { received_note: 'KBZ took 500' }))

  expect(first).toMatchObject({ status: 200, body: { data: { status: 'approved', amount: 50_000 } } })
  expect(again.text).toBe(first.text)
  expect(await mainOf()).toBe(kyat(49_500))
  const told = { requested_amount: 50_000, code: 'fee_taken', note: 'KBZ took 500' }
  expect(await get<FinancialLogRow[]>('/depositlogfinicial')).toMatchObject([{ amount: 49_500, received: told }])
  expect(await get('/transaction/deposit-requestlog')).toMatchObject({ data: [{ amount: 49_500, received: told }] })
  expect(await get<RequestTimeline>(`/transaction/deposit-requests/${id}`)).toMatchObject({
    amount: 49_500,
    received: told,
  })
  expect(await detail(id)).toMatchObject({
    amount: 50_000,
    received: { amount: 49_500, code: 'fee_taken', note: 'KBZ took 500' },
  })
  const [entries] = await app.owner_db<{ after: object; reason: string }[]>`
    select after, reason from staff.audit where action = 'deposits.approve' and object = ${`deposit:${(await detail(id)).number}`}`
  expect(entries).toMatchObject({ after: { received_amount: 49_500 }, reason: 'fee_taken: KBZ took 500' })
})

test('figures, limits and bonuses go by what arrived', async () => {
  await app.call('POST', '/api/deposit-limits', { token: player.token, body: { period: 'day', amount: 60_000 } })
  const before = ((await consoleClient.call('GET', '/deposits', { as: cashier })).body as unknown as QueueAnswer)
    .summary
  const id = await requestDepositFor(app, player, account, { amount: 50_000 })

  await approve(id, received(20_000))

  expect(await get<object[]>('/net-deposits')).toMatchObject([{ deposited: 20_000 }, {}, {}])
  expect(await get<object[]>('/deposit-limits')).toMatchObject([{ period: 'day', used: 20_000 }, {}, {}])
  const after = ((await consoleClient.call('GET', '/deposits', { as: cashier })).body as unknown as QueueAnswer).summary
  expect(after.approved_today_amount - before.approved_today_amount).toBe(20_000)
  const next = await requestDepositFor(app, player, account, { amount: 30_000 })
  const shown = await detail(next)
  expect(shown.last).toMatchObject([{ amount: 20_000 }])
})

test.each([
  ['nothing', 0, 'amount_invalid'],
  ['less than nothing', -5, 'amount_invalid'],
  ['half a kyat', 0.5, 'amount_too_small'],
  ['words', 'much', 'amount_invalid'],
  ['more than the largest deposit', 100_000_001, 'amount_too_large'],
])('%s is no amount that arrived, and nothing is left of it', async (_name, amount, fault) => {
  const id = await requestDepositFor(app, player, account)

  const reply = await approve(id, received(amount))

  expect(reply).toMatchObject({ status: 422, body: { error_codes: { received_amount: fault } } })
  expect(await mainOf()).toBe(0n)
  expect(await detail(id)).toMatchObject({ status: 'waiting', received: null, first_approval: null })
})

test.each([
  ['no reason', { received_reason: undefined }, { received_reason: 'reason_required' }],
  ['a reason that is none', { received_reason: 'because' }, { received_reason: 'reason_required' }],
  ['another reason that is not said', { received_reason: 'other' }, { received_note: 'note_required' }],
  ['too many words', { received_note: 'a'.repeat(301) }, { received_note: 'note_required' }],
])('is not credited with %s', async (_name, fields, error_codes) => {
  const id = await requestDepositFor(app, player, account)

  expect(await approve(id, received(40_000, fields))).toMatchObject({ status: 422, body: { error_codes } })
  expect(await mainOf()).toBe(0n)
})

test('a withdrawal has no received amount', async () => {
  const rich = await app.player({ main: kyat(100_000) })
  const id = await requestWithdrawalFor(app, rich, account)

  const reply = await decideRequest(consoleClient, `/withdrawals/${id}`, { as: cashier, body: received(40_000) })

  expect(reply).toMatchObject({ status: 422, body: { error_codes: { received_amount: 'field_unknown' } } })
})

describe('two people', () => {
  test('approve what arrived above the limit, whatever was asked for', async () => {
    const id = await requestDepositFor(app, player, account, { amount: 50_000 })

    const first = await approve(id, received(1_000_001))
    expect(first.body.data).toMatchObject({ status: 'waiting', received: { amount: 1_000_001 } })
    expect(await mainOf()).toBe(0n)
    // Until it is decided the player reads what they asked for.
    expect(await get<FinancialLogRow[]>('/depositlogfinicial')).toMatchObject([{ amount: 50_000, received: null }])
    expect(await approve(id, {})).toMatchObject({ body: { code: 'approver_required' } })
    expect((await approve(id, {}, second())).body.data).toMatchObject({ status: 'approved' })
    expect(await mainOf()).toBe(kyat(1_000_001))
  })

  test('are not needed where less than the limit arrived', async () => {
    const id = await requestDepositFor(app, player, account, { amount: 2_000_000 })

    expect((await approve(id, received(900_000))).body.data).toMatchObject({ status: 'approved' })
    expect(await mainOf()).toBe(kyat(900_000))
  })

  test('have to mean the same amount: another one is a first approval of its own', async () => {
    const id = await requestDepositFor(app, player, account, { amount: 2_000_000 })
    await approve(id, received(1_500_000))

    const changed = await approve(id, received(1_400_000), second())
    expect(changed.body.data).toMatchObject({
      status: 'waiting',
      received: { amount: 1_400_000 },
      first_approval: { is_mine: true },
    })
    const as_requested = await approve(id, { received_amount: 2_000_000 }, cashier)
    expect(as_requested.body.data).toMatchObject({
      status: 'waiting',
      received: null,
      first_approval: { is_mine: true },
    })
    expect((await approve(id, {}, second())).body.data).toMatchObject({ status: 'approved' })
    expect(await mainOf()).toBe(kyat(2_000_000))
    expect((await get<RequestTimeline>(`/transaction/deposit-requests/${id}`)).received).toBeNull()
  })

  test('a rejected one moves nothing, and shows what was asked for', async () => {
    const id = await requestDepositFor(app, player, account, { amount: 2_000_000 })
    await approve(id, received(1_500_000))
    const body = { reason: 'money_not_received' }
    await decideRequest(consoleClient, `/deposits/${id}`, { as: second(), decision: 'reject', body })

    expect(await mainOf()).toBe(0n)
    expect(await get<FinancialLogRow[]>('/depositlogfinicial')).toMatchObject([{ amount: 2_000_000, received: null }])
  })
})

describe('twenty at once', () => {
  test('credit what arrived once, and answer the same', async () => {
    const id = await requestDepositFor(app, player, account)
    const claimed = await consoleClient.call('POST', `/deposits/${id}/claim`, { as: cashier })
    const body = { version: (claimed.body.data as QueueRow).version, ...received(49_000) }

    const copies = Array.from({ length: 20 }, () =>
      consoleClient.call('POST', `/deposits/${id}/approve`, { as: cashier, body }),
    )
    const replies = await Promise.all(copies)

    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await mainOf()).toBe(kyat(49_000))
  })

  test('with twenty amounts credit one of them', async () => {
    const id = await requestDepositFor(app, player, account)

    await Promise.all(cashiers.map((each, n) => approve(id, received(40_000 + n), each)))

    const main = await mainOf()
    const [moved] = await app.owner_db<{ amount: bigint }[]>`select amount from ledger.transfer where cause_id = ${id}`
    expect(moved?.amount).toBe(main)
    expect(main >= kyat(40_000) && main < kyat(40_020)).toBe(true)
  })
})

describe('more than was asked for', () => {
  test('is not credited past the player’s own limit, for them or for a later request', async () => {
    await app.call('POST', '/api/deposit-limits', { token: player.token, body: { period: 'day', amount: 100_000 } })
    const id = await requestDepositFor(app, player, account, { amount: 50_000 })
    await requestDepositFor(app, player, account, { amount: 40_000 })

    const reply = await approve(id, received(60_001, { received_reason: 'other_amount_sent' }))

    expect(reply).toMatchObject({ status: 409, body: { code: 'received_over_limit' } })
    expect(await mainOf()).toBe(0n)
    expect(await detail(id)).toMatchObject({ status: 'waiting', received: null })
    expect((await approve(id, received(60_000, { received_reason: 'other_amount_sent' }))).status).toBe(200)
    expect(await mainOf()).toBe(kyat(60_000))
  })

  test('comes out of the agent’s float as it arrived', async () => {
    const agent = await consoleClient.staff('agent')
    const owner = await consoleClient.staff('owner')
    const agents = await paymentAccount(app, { agent_id: agent.id, account_number: '09555666777' })
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
    const id = await requestDepositFor(app, player, agents, { amount: 50_000 })

    const reply = await approve(id, received(45_000, { idempotency_key: randomUUID() }), owner)
    expect(reply.status).toBe(422)
    expect((await approve(id, received(45_000), owner)).body.data).toMatchObject({ status: 'approved' })
    expect(await mainOf()).toBe(kyat(45_000))
  })
})
