import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { AccountMovement } from '#cashier/contract/account-statements.ts'
import type { AgentReceivablesAnswer } from '#cashier/contract/agent-receivables.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'])
let second: TestStaff
let own: TestAccount
let of_agent: TestAccount
beforeAll(async () => {
  second = await consoleClient.staff('cashier')
  own = await paymentAccount(app)
  of_agent = await paymentAccount(app, { agent_id: agent.id, account_number: '09777204319' })
})
afterEach(() => app.expectReconciled())

async function read(as = owner): Promise<AgentReceivablesAnswer['data']> {
  const reply = await consoleClient.call('GET', '/agent-receivables', { as })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as AgentReceivablesAnswer['data']
}

async function approved(path: string, body: object = {}): Promise<void> {
  const reply = await decideRequest(consoleClient, path, { as: owner, body })
  expect(reply.status, reply.text).toBe(200)
}

async function playerOfAgent() {
  const player = await app.player({ main: kyat(500_000) })
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
  return player
}

async function handOver(amount: number): Promise<void> {
  const body = {
    id: randomUUID(),
    kind: 'hand_over',
    account_id: of_agent.id,
    to_account_id: own.id,
    amount,
    note: 'brought to the office',
  }
  const asked = await consoleClient.call('POST', '/account-movements', { as: owner, body })
  expect(asked.status, asked.text).toBe(200)
  const { id } = asked.body.data as AccountMovement
  expect((await consoleClient.call('POST', `/account-movements/${id}/approve`, { as: second })).status).toBe(200)
}

const setCap = (cap: unknown, as = owner) =>
  consoleClient.call('POST', `/agent-receivables/${agent.id}/cap`, { as, body: { cap, reason: 'agreed by phone' } })

test('what an agent collects is a receivable until it is handed over, and the oldest money leaves first', async () => {
  const player = await playerOfAgent()
  await approved(`/deposits/${await requestDepositFor(app, player, of_agent, { amount: 300_000 })}`)
  await moveBack(app, 2)
  await approved(`/deposits/${await requestDepositFor(app, player, of_agent, { amount: 100_000 })}`)
  const withdrawal = await requestWithdrawalFor(app, player, own, { amount: 50_000 })
  await approved(`/withdrawals/${withdrawal}`, { account_id: of_agent.id })

  const [first] = (await read()).rows
  expect(first).toMatchObject({ agent: { staff_id: String(agent.id) }, amount: 350_000, owed_to_agent: 0 })
  expect(Date.now() - Date.parse(first?.since ?? '')).toBeGreaterThan(47 * 3_600_000)
  expect(first?.collected_today).toBe(50_000)

  await handOver(280_000)
  const [then] = (await read()).rows
  expect(then).toMatchObject({ amount: 70_000 })
  expect(Date.now() - Date.parse(then?.since ?? '')).toBeLessThan(3_600_000)

  // Out of the agent's own pocket: the company owes it.
  const more = await requestWithdrawalFor(app, player, own, { amount: 90_000 })
  await approved(`/withdrawals/${more}`, { account_id: of_agent.id })
  expect((await read()).rows).toMatchObject([{ amount: 0, owed_to_agent: 20_000, since: null, is_above_cap: false }])
  await approved(`/deposits/${await requestDepositFor(app, player, of_agent, { amount: 120_000 })}`)
  expect((await read(agent)).rows).toMatchObject([{ amount: 100_000 }])
})

test('past its cap it raises an alarm, with the cap of the settings or one of the agent’s own', async () => {
  const gauge = async () =>
    /thazin_agents_above_receivable_cap (\d+)/.exec((await consoleClient.fastify.inject('/metrics')).body)?.[1]
  expect((await read()).above_cap).toBe(0)
  expect(await gauge()).toBe('0')

  expect((await setCap(99_999)).body.data).toMatchObject({
    rows: [{ cap: 99_999, has_own_cap: true, is_above_cap: true }],
    above_cap: 1,
  })
  expect((await setCap(100_000)).body.data).toMatchObject({ above_cap: 0 })
  await setCap(0)
  expect((await read()).above_cap).toBe(1)

  expect((await setCap(null)).body.data).toMatchObject({ rows: [{ cap: 5_000_000, has_own_cap: false }], above_cap: 0 })
  const entries = await app.owner_db<{ reason: string }[]>`
    select reason from staff.audit where action = 'agents.set_receivable_cap' order by id`
  expect(entries).toHaveLength(4)
})

test('its cap is refused with what is wrong, and not set by the agent', async () => {
  for (const cap of [-1, 1.5, 'much', {}]) {
    expect((await setCap(cap)).body).toMatchObject({ error_codes: { cap: 'amount_invalid' } })
  }
  expect((await setCap(5, agent)).status).toBe(403)
  const body = { cap: 5, reason: 'agreed by phone' }
  expect((await consoleClient.call('POST', '/agent-receivables/999999/cap', { as: owner, body })).body.code).toBe(
    'not_found',
  )
  expect((await read()).rows).toMatchObject([{ has_own_cap: false }])
})
