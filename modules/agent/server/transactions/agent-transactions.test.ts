import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AgentProfile, AgentTransaction, AgentTransactionKind } from '#agent/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { daysPass } from '#tests/support/database/days-pass.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { settleCommissions } from '../commissions/settle-commissions.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'], { gsc: TEST_GSC })
let cashiers: TestStaff[]
/** Each with 10,000 Ks of commission. */
let earners: TestStaff[]
/** The same, and signed in. */
let requester: TestStaff
/** The company's own, which pays agents. */
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(app)
  cashiers = [
    await consoleClient.staff('cashier'),
    await consoleClient.staff('cashier'),
    await consoleClient.staff('cashier'),
  ]
  earners = []
  for (let n = 0; n < 6; n++) earners.push(await earner(await consoleClient.hire('agent')))
  requester = await earner(await consoleClient.staff('agent'))
  await daysPass(app)
  await settleCommissions(app.worker_db)
})
afterEach(() => app.expectReconciled())

/** The one player of the agent lost 10,000 Ks, all of which the agent earns once the day is settled. */
async function earner(agent: TestStaff): Promise<TestStaff> {
  const { plan_from } = await profile(agent)
  const body = { valid_from: plan_from, basis: 'ggr', rates: [{ game_kind: 'SLOT', percent: 100 }] }
  await consoleClient.call('POST', `/agents/${agent.id}/plan`, { as: owner, body })
  const player = await playerOf(agent, kyat(10_000))
  const [games, wager_code] = [createAggregatorCalls(app), newId()]
  await games.move('withdraw', player, { action: 'BET', amount: 10_000, wager_code })
  await games.move('deposit', player, { action: 'SETTLED', amount: 0, wager_code })
  return agent
}

async function playerOf(agent: TestStaff, game = 0n): Promise<TestPlayer> {
  const player = await app.player({ game })
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
  return player
}

const nextEarner = () => earners.pop() as TestStaff
const cashier = (n = 0) => cashiers[n] as TestStaff
const profile = async (agent: TestStaff) =>
  ((await consoleClient.call('GET', `/agents/${agent.id}`, { as: owner })).body as { data: AgentProfile }).data
const commissionOf = async (agent: TestStaff) => (await profile(agent)).commission_balance
const floatOf = async (agent: TestStaff) => (await profile(agent)).float_balance

interface Fields {
  kind?: AgentTransactionKind
  amount?: unknown
  id?: string
  note?: string
  account_id?: number | null
  transaction_id?: string | null
}
const newPayment = () => ({ account_id: account.id, transaction_id: randomUUID().toUpperCase() })
const ask = (agent: TestStaff, fields: Fields = {}, as = cashier()) =>
  consoleClient.call('POST', `/agents/${agent.id}/transactions`, {
    as,
    body: { id: randomUUID(), kind: 'payout', amount: 4_000, note: 'for November', ...newPayment(), ...fields },
  })
async function waiting(agent: TestStaff, fields: Fields, as = cashier()): Promise<AgentTransaction> {
  const reply = await ask(agent, fields, as)
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as AgentTransaction
}
const approve = ({ id }: AgentTransaction, as: TestStaff, body: object = newPayment()) =>
  consoleClient.call('POST', `/agent-transactions/${id}/approve`, { as, body })

/** The ledger's balance of a payment account, in kyat. */
async function heldBy({ id }: TestAccount): Promise<number> {
  const [row] = await app.owner_db<{ held: number }[]>`
    select (-balance / 10000.0)::float8 as held from ledger.account where id = 2000000000000000 + ${id}::integer`
  return row?.held ?? 0
}

/** From here on two people are needed. */
const limit = (amount: number) => app.owner_db`update agent.setting set second_person_above = ${kyat(amount)}`

describe('a payout', () => {
  test('names the company’s account that paid it and the bank’s id, once each, and leaves that account', async () => {
    const agent = nextEarner()
    const before = await heldBy(account)
    const of_agent = await paymentAccount(app, { agent_id: agent.id, account_number: '09777000001' })
    const poor = await paymentAccount(app, { account_number: '09777000002', may_be_overdrawn: false })

    for (const [fields, error_codes] of [
      [
        { account_id: null, transaction_id: null },
        { account_id: 'paying_account_required', transaction_id: 'payout_id_invalid' },
      ],
      [{ account_id: of_agent.id }, { account_id: 'paying_account_required' }],
    ] as const) {
      expect((await ask(agent, fields)).body).toMatchObject({ code: 'invalid_fields', error_codes })
    }
    expect((await ask(agent, { account_id: poor.id })).body.code).toBe('account_too_small')
    expect(await commissionOf(agent)).toBe(10_000)
    expect(await heldBy(account)).toBe(before)

    const paid = await ask(agent, { amount: 1_000, transaction_id: 'kbz 7781' })
    expect(paid.body.data).toMatchObject({
      status: 'done',
      payout: { account: `Shwe Pay ${account.account_number}`, transaction_id: 'KBZ7781' },
    })
    expect(await heldBy(account)).toBe(before - 1_000)
    const again = await ask(agent, { amount: 500, transaction_id: 'KBZ7781' })
    expect(again.body).toMatchObject({ error_codes: { transaction_id: 'payout_id_used' } })
    expect(await commissionOf(agent)).toBe(9_000)
    // Nor does the same payment of the bank pay a withdrawal.
    const player = await app.player({ main: kyat(50_000) })
    const withdrawal = await requestWithdrawalFor(app, player, account, { amount: 20_000 })
    const body = { account_id: account.id, transaction_id: 'KBZ7781' }
    const refused = await decideRequest(consoleClient, `/withdrawals/${withdrawal}`, { as: owner, body })
    expect(refused.body).toMatchObject({ error_codes: { transaction_id: 'payout_id_used' } })
  })

  test('that one person may make is made at once, and once when it is sent again or twenty times', async () => {
    const agent = nextEarner()
    const id = randomUUID()

    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(agent, { id, amount: 2_500.5 })))

    for (const reply of replies) expect(reply.body.data).toMatchObject({ id, status: 'done', amount: 2_500.5 })
    expect(await commissionOf(agent)).toBe(7_499.5)
    expect((await ask(agent, { id, amount: 2_501 })).body.code).toBe('idempotency_key_reused')
    expect(await commissionOf(agent)).toBe(7_499.5)
  })

  test('that the agent requests waits for the company, and the agent does not approve it', async () => {
    const agent = requester
    const body = { id: randomUUID(), amount: 4_000, note: 'for the rent' }
    const reply = await consoleClient.call('POST', `/agents/${agent.id}/payouts`, { as: agent, body })
    const agentTransaction = reply.body.data as AgentTransaction
    expect(agentTransaction).toMatchObject({ status: 'pending', needs_two: false, first_approved_by: null })

    expect((await approve(agentTransaction, agent)).body.code).toBe('not_permitted')
    expect(await commissionOf(agent)).toBe(10_000)
    const second = { ...body, id: randomUUID() }
    const again = await consoleClient.call('POST', `/agents/${agent.id}/payouts`, { as: agent, body: second })
    expect(again.body.code).toBe('agent_transaction_pending')

    expect((await approve(agentTransaction, cashier(), {})).body).toMatchObject({
      error_codes: { account_id: 'paying_account_required' },
    })
    expect((await approve(agentTransaction, cashier())).body.data).toMatchObject({ status: 'done' })
    expect(await commissionOf(agent)).toBe(6_000)
  })

  test('above the set amount needs a second person for each requester, and has one effect when twenty approvals race', async () => {
    const agent = nextEarner()
    await limit(3_000)
    expect((await ask(agent, { amount: 3_000 })).body.data).toMatchObject({ status: 'done', needs_two: false })
    const agentTransaction = await waiting(agent, { amount: 3_001 })
    expect(agentTransaction).toMatchObject({ status: 'pending', needs_two: true, first_approved_by: { is_me: true } })
    expect((await approve(agentTransaction, cashier())).body.code).toBe('approver_required')

    const others = [cashier(1), cashier(2), owner]
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => approve(agentTransaction, others[n % others.length] as TestStaff)),
    )

    expect(await commissionOf(agent)).toBe(3_999)
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set([undefined, 'already_decided']))
    const entries = await app.owner_db<{ action: string; before: unknown; after: unknown }[]>`
      select action, before, after from staff.audit where object = ${`agent_transaction:${agentTransaction.number}`} order by id`
    expect(entries.map(({ action }) => action)).toEqual(['agents.request_transaction', 'agents.approve_transaction'])
    expect(entries[1]).toMatchObject({ before: { amount: 3_001, status: 'pending' }, after: { status: 'approved' } })
    await limit(1_000_000)
  })

  test('of more than the agent has is refused, and of several at one moment those that the balance holds are paid', async () => {
    const agent = nextEarner()
    const over = await ask(agent, { amount: 10_000.0001 })
    expect(over.body).toMatchObject({ error_codes: { amount: 'amount_over_agent_balance' }, values: { max: 10_000 } })

    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(agent, { amount: 3_000 })))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await commissionOf(agent)).toBe(1_000)
  })

  test('that is rejected moves nothing and says why', async () => {
    const agent = nextEarner()
    await limit(1)
    const agentTransaction = await waiting(agent, {})

    const reply = await consoleClient.call('POST', `/agent-transactions/${agentTransaction.id}/reject`, {
      as: cashier(1),
      body: { reason: 'wrong number' },
    })

    expect(reply.body.data).toMatchObject({ status: 'rejected', decision_reason: 'wrong number' })
    expect((await approve(agentTransaction, owner)).body.code).toBe('already_decided')
    expect(await commissionOf(agent)).toBe(10_000)
    await limit(1_000_000)
  })

  test.each([
    [{ amount: 0 }, { amount: 'amount_invalid' }],
    [{ amount: '+5' }, { amount: 'amount_invalid' }],
    [{ note: ' ' }, { note: 'note_required' }],
  ])('is not requested with %j', async (fields, error_codes) => {
    expect((await ask(earners[0] as TestStaff, fields)).body).toMatchObject({ code: 'invalid_fields', error_codes })
  })
})

test('the list of an agent’s transactions has them newest first, page by page', async () => {
  const agent = await consoleClient.hire('agent')
  const first = await waiting(agent, { kind: 'float_in', amount: 1 })
  const list = async (query = '') =>
    (await consoleClient.call('GET', `/agents/${agent.id}/transactions${query}`, { as: owner })).body

  expect(await list()).toMatchObject({ data: [{ id: first.id, kind: 'float_in', status: 'pending' }], next: null })
  await approve(first, owner)
  const second = await waiting(agent, { kind: 'float_out', amount: 1 })

  const { data } = await list()
  expect(data).toMatchObject([{ id: second.id }, { id: first.id, status: 'done' }])
  const [newest] = data as AgentTransaction[]
  expect((await list(`?after=${newest?.number}`)).data).toMatchObject([{ id: first.id }])
})

describe('a float', () => {
  async function floatAgent(amount: number): Promise<TestStaff> {
    const agent = await consoleClient.hire('agent')
    const body = { uses_float: true, reason: 'the agent pays in before' }
    expect((await consoleClient.call('POST', `/agents/${agent.id}/float`, { as: owner, body })).status).toBe(200)
    if (amount > 0) {
      await approve(await waiting(agent, { kind: 'float_in', amount }), cashier(1))
      expect(await floatOf(agent)).toBe(amount)
    }
    return agent
  }
  async function depositsOf(agent: TestStaff, count: number): Promise<{ player: TestPlayer; ids: string[] }> {
    const account = await paymentAccount(app, { agent_id: agent.id })
    const player = await playerOf(agent)
    const ids: string[] = []
    for (let n = 0; n < count; n++) ids.push(await requestDepositFor(app, player, account, { amount: 50_000 }))
    return { player, ids }
  }
  const approveDeposit = (id: string | undefined, as: TestStaff) =>
    decideRequest(consoleClient, `/deposits/${id}`, { as })

  test('up to its own amount is taken in by one person, once when it is sent twenty times', async () => {
    const agent = nextEarner()
    const set = (amount: number) => app.owner_db`update agent.setting set float_second_person_above = ${kyat(amount)}`
    await set(5_000)
    const id = randomUUID()

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ask(agent, { id, kind: 'float_in', amount: 5_000 })),
    )

    for (const { body } of replies) expect(body.data).toMatchObject({ id, status: 'done', needs_two: false })
    expect(await floatOf(agent)).toBe(5_000)
    expect(await waiting(agent, { kind: 'float_in', amount: 5_001 })).toMatchObject({ status: 'pending' })
    expect(await floatOf(agent)).toBe(5_000)
    await set(0)
  })

  test('is taken in and given back by two people, however small it is', async () => {
    const agent = await floatAgent(1)
    const back = await waiting(agent, { kind: 'float_out', amount: 1 })
    expect((await approve(back, cashier())).body.code).toBe('approver_required')

    await approve(back, owner)

    expect(await floatOf(agent)).toBe(0)
    expect((await ask(agent, { kind: 'float_out', amount: 1 })).body.code).toBe('invalid_fields')
  })

  test('pays the players’ deposits and never gives more than the agent has paid in', async () => {
    const agent = await floatAgent(70_000)
    const { player, ids } = await depositsOf(agent, 2)

    const { cookie } = await consoleClient.staff('sub_agent', { parent_id: agent.id, permissions: ['deposits.decide'] })
    const sub_agent = { ...agent, cookie }
    expect((await approveDeposit(ids[0], sub_agent)).status).toBe(200)
    const refused = await approveDeposit(ids[1], sub_agent)

    expect([refused.status, refused.body.code, refused.body.values]).toEqual([
      409,
      'float_too_small',
      { balance: 20_000 },
    ])
    expect(await app.balancesOf(player)).toEqual({ main: kyat(50_000), game: 0n })
    expect(await floatOf(agent)).toBe(20_000)
    // Staff of the company draw from it as well: the agent holds the money.
    await approve(await waiting(agent, { kind: 'float_in', amount: 30_000 }), owner)
    expect((await approveDeposit(ids[1], cashier())).status).toBe(200)
    expect(await floatOf(agent)).toBe(0)
  })

  test('gives exactly what it holds when many deposits are approved at one moment', async () => {
    const agent = await floatAgent(100_000)
    const ids = [...(await depositsOf(agent, 5)).ids, ...(await depositsOf(agent, 5)).ids]

    // Held for all of them: a copy that lets go would leave the others without it.
    const held = await Promise.all(ids.map((id) => consoleClient.call('POST', `/deposits/${id}/claim`, { as: owner })))

    const replies = await Promise.all(
      [...held, ...held].map(({ body }) => {
        const { id, version } = body.data as { id: string; version: number }
        return consoleClient.call('POST', `/deposits/${id}/approve`, { as: owner, body: { version } })
      }),
    )

    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set([undefined, 'float_too_small']))
    const [row] = await app.owner_db<{ approved: bigint }[]>`
      select count(*) as approved from cashier.request where agent_id = ${agent.id} and status = 'approved'`
    expect(row?.approved).toBe(2n)
    expect(await floatOf(agent)).toBe(0)
  })

  test('is not given back when deposits have used it up before the second person comes', async () => {
    const agent = await floatAgent(60_000)
    const back = await waiting(agent, { kind: 'float_out', amount: 60_000 })
    await approveDeposit((await depositsOf(agent, 1)).ids[0], owner)

    const refused = await approve(back, owner)

    expect(refused.body).toMatchObject({ code: 'agent_balance_too_small', values: { balance: 10_000 } })
    expect((await profile(agent)).pending).toMatchObject([{ id: back.id, status: 'pending' }])
    expect(await floatOf(agent)).toBe(10_000)
  })

  test('that is not used leaves deposits as they were', async () => {
    const agent = await consoleClient.hire('agent')
    const { player, ids } = await depositsOf(agent, 1)

    expect((await approveDeposit(ids[0], owner)).status).toBe(200)

    expect(await app.balancesOf(player)).toEqual({ main: kyat(50_000), game: 0n })
  })
})
