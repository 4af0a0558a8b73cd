import type { AgentTransaction, AgentTransactionKind } from '#contract/agent/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import { agentFloatIn, agentFloatOut, agentPayout, type Transfer } from '../../ledger/index.ts'
import type { Fragment, Queryable } from '../../platform/database/database.ts'
import { type StaffCaller, serializeStaff } from '../../staff/index.ts'
import { withinScope } from '../agent.ts'

interface AgentTransactionRow
  extends Pick<AgentTransaction, 'id' | 'kind' | 'note' | 'needs_two' | 'status' | 'decision_reason'> {
  number: bigint
  agent_id: bigint
  agent_name: string
  amount: Money
  requested_by: bigint
  requester: string
  created_at: Date
  first_approved_by: bigint | null
  first_approver: string | null
  decided_by: bigint | null
  decider: string | null
  decided_at: Date | null
}

/** Those of the caller's scope that fulfil a condition on `m`, newest first. */
export async function findAgentTransactions(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<AgentTransaction[]> {
  const rows = await db<AgentTransactionRow[]>`
    select m.id, m.number, m.agent_id, s.user_name as agent_name, m.kind, m.amount, m.note, m.needs_two, m.status,
           m.requested_by, requester.user_name as requester, m.created_at, m.first_approved_by, first.user_name as first_approver,
           m.decided_by, decider.user_name as decider, m.decided_at, m.decision_reason
    from agent.agent_transaction m
    join staff.staff s on s.id = m.agent_id
    join staff.staff requester on requester.id = m.requested_by
    left join staff.staff first on first.id = m.first_approved_by
    left join staff.staff decider on decider.id = m.decided_by
    where ${where} and ${withinScope(db, staff)}
    order by m.number desc limit ${limit}`
  return rows.map((row) => serializeAgentTransaction(row, staff))
}

/** @throws Error when there is none: the caller has just written it */
export async function getAgentTransaction(db: Queryable, staff: StaffCaller, id: string): Promise<AgentTransaction> {
  const [agentTransaction] = await findAgentTransactions(db, staff, { where: db`m.id = ${id}`, limit: 1 })
  if (!agentTransaction) throw new Error(`agent transaction ${id} is gone`)
  return agentTransaction
}

function serializeAgentTransaction(row: AgentTransactionRow, staff: StaffCaller): AgentTransaction {
  const { id, kind, note, needs_two, status, decision_reason } = row
  return {
    id,
    number: Number(row.number),
    agent: { id: String(row.agent_id), user_name: row.agent_name },
    kind,
    amount: writeMoney(row.amount),
    note,
    needs_two,
    status,
    requested_by: serializeStaff(row.requested_by, row.requester, staff),
    created_at: row.created_at.toISOString(),
    first_approved_by: serializeStaff(row.first_approved_by, row.first_approver, staff),
    decided_by: serializeStaff(row.decided_by, row.decider, staff),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason,
  }
}

/** A payout above it needs two people. */
export async function getPayoutLimit(db: Queryable): Promise<Money> {
  const [setting] = await db<{ second_person_above: Money }[]>`select second_person_above from agent.setting`
  if (!setting) throw new Error('agent.setting has no row')
  return setting.second_person_above
}

export const TRANSFERS: Record<
  AgentTransactionKind,
  (move: { cause_id: string; agent_id: bigint; amount: Money }) => Transfer
> = { payout: agentPayout, float_in: agentFloatIn, float_out: agentFloatOut }

/** The account that it takes from, or gives to. */
export const accountOf = (kind: AgentTransactionKind) => (kind === 'payout' ? 'commission' : 'float')

/** The object of its audit entries. */
export const agentTransactionObject = (number: bigint | number): `agent_transaction:${string}` =>
  `agent_transaction:${number}`
