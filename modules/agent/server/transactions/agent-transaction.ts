import type { AgentTransaction } from '#agent/contract/staff.ts'
import { listRequests } from '#approval/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { type StaffCaller, serializeStaff } from '#staff/server/index.ts'
import { withinScope } from '../agent.ts'
import type { AgentTransactionContent, AgentTransactionRequest } from './approval.ts'

/** Those of the caller's scope that fulfil a condition on `q`, newest first. */
export async function findAgentTransactions(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<AgentTransaction[]> {
  const requests = await listRequests<AgentTransactionContent>(db, {
    where: db`q.kind = 'agent_transaction' and ${where} and exists (
      select from staff.staff s where s.id = (q.content ->> 'agent_id')::bigint and ${withinScope(db, staff)})`,
    limit,
  })
  const ids = requests.map(({ content }) => BigInt(content.agent_id))
  const agents = await db<{ id: bigint; user_name: string }[]>`
    select id, user_name from staff.staff where id = any (${arrayOf(db, 'bigint', ids)})`
  const payouts = await payoutsOf(
    db,
    requests.map(({ id }) => id),
  )
  const names = new Map(agents.map(({ id, user_name }) => [String(id), user_name]))
  return requests.map((request) => ({
    ...serializeAgentTransaction(request, names.get(request.content.agent_id) ?? '', staff),
    payout: payouts.get(request.id) ?? null,
  }))
}

/** The payment account and transaction ID of each payout, by the payout's id. */
export async function payoutsOf(
  db: Queryable,
  ids: string[],
): Promise<Map<string, NonNullable<AgentTransaction['payout']>>> {
  const rows = await db<{ id: string; account: string; transaction_id: string }[]>`
    select p.id, t.name || ' ' || a.account_number as account, p.transaction_id
    from cashier.agent_payout p
    join cashier.payment_account a on a.id = p.account_id
    join cashier.payment_type t on t.id = a.payment_type_id
    where p.id = any (${arrayOf(db, 'uuid', ids)})`
  return new Map(rows.map(({ id, ...payout }) => [id, payout]))
}

/** @throws Error when there is none: the caller has just written it */
export async function getAgentTransaction(db: Queryable, staff: StaffCaller, id: string): Promise<AgentTransaction> {
  const [agentTransaction] = await findAgentTransactions(db, staff, { where: db`q.id = ${id}`, limit: 1 })
  if (!agentTransaction) throw new Error(`agent transaction ${id} is gone`)
  return agentTransaction
}

function serializeAgentTransaction(
  request: AgentTransactionRequest,
  agent_name: string,
  staff: StaffCaller,
): Omit<AgentTransaction, 'payout'> {
  const { id, content, requested_by, requester, first_approved_by, first_approver, decided_by, decider } = request
  return {
    id,
    number: Number(request.number),
    agent: { id: content.agent_id, user_name: agent_name },
    kind: content.kind,
    amount: writeMoney(request.amount ?? 0n),
    note: request.reason ?? '',
    needs_two: content.needs_two,
    status: request.status === 'approved' ? 'done' : request.status,
    requested_by: serializeStaff(requested_by, requester, staff),
    created_at: request.requested_at.toISOString(),
    // A request of the operator's staff is the first approval of two.
    first_approved_by:
      content.needs_two && request.approvals_needed === 1
        ? serializeStaff(requested_by, requester, staff)
        : serializeStaff(first_approved_by, first_approver, staff),
    decided_by: serializeStaff(decided_by, decider, staff),
    decided_at: request.decided_at?.toISOString() ?? null,
    decision_reason: request.decision_reason,
  }
}

/** A transaction above its amount needs two people. */
export async function getAgentLimits(db: Queryable): Promise<Record<'payout' | 'float', Money>> {
  const [setting] = await db<{ payout: Money; float: Money }[]>`
    select second_person_above as payout, float_second_person_above as float from agent.setting`
  if (!setting) throw new Error('agent.setting has no row')
  return setting
}
