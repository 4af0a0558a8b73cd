import type { CommissionBasis } from '#contract/agent/rules.ts'
import type { AgentTransactionKind } from '#contract/agent/staff.ts'
import type { Cause } from '#contract/report/ledger-explorer.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { Queryable } from '../platform/database/database.ts'

/** The cause of a transfer of an agent: a commission day, or an agent transaction; null for an id that is neither. */
export async function describeAgentCause(db: Queryable, id: string): Promise<Cause | null> {
  return (await describeCommissionDay(db, id)) ?? (await describeAgentTransaction(db, id))
}

interface CommissionDayRow {
  agent_id: bigint
  user_name: string
  day: string
  basis: CommissionBasis
  earned: Money
  carried_before: Money
  settled_at: Date
}

const BASIS_NAMES: Record<CommissionBasis, string> = { turnover: 'turnover', ggr: 'GGR' }

async function describeCommissionDay(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<CommissionDayRow[]>`
    select d.agent_id, s.user_name, d.day::text, d.basis, d.earned, d.carried_before, d.settled_at
    from agent.commission_day d join staff.staff s on s.id = d.agent_id where d.id = ${id}`
  if (!row) return null
  return {
    title: `Commission of ${row.day}`,
    facts: [
      { name: 'Agent', text: row.user_name },
      { name: 'Basis', text: BASIS_NAMES[row.basis] },
      { name: 'Earned', amount: writeMoney(row.earned) },
      { name: 'Carried in', amount: writeMoney(row.carried_before) },
      { name: 'Settled', at: row.settled_at.toISOString() },
    ],
    href: `/agents/${row.agent_id}?tab=days`,
    proof: [],
  }
}

interface AgentTransactionRow {
  agent_id: bigint
  user_name: string
  number: bigint
  kind: AgentTransactionKind
  amount: Money
  note: string
  requested_by: string
  created_at: Date
  decided_by: string | null
  decided_at: Date | null
}

const TITLES: Record<AgentTransactionKind, string> = {
  payout: 'Payout',
  float_in: 'Float paid in',
  float_out: 'Float given back',
}

async function describeAgentTransaction(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<AgentTransactionRow[]>`
    select m.agent_id, s.user_name, m.number, m.kind, m.amount, m.note, requester.user_name as requested_by, m.created_at,
           decider.user_name as decided_by, m.decided_at
    from agent.agent_transaction m join staff.staff s on s.id = m.agent_id join staff.staff requester on requester.id = m.requested_by
    left join staff.staff decider on decider.id = m.decided_by where m.id = ${id}`
  if (!row) return null
  return {
    title: `${TITLES[row.kind]} ${row.number}`,
    facts: [
      { name: 'Agent', text: row.user_name },
      { name: 'Amount', amount: writeMoney(row.amount) },
      { name: 'Note', text: row.note },
      { name: 'Requested by', text: row.requested_by },
      { name: 'Requested', at: row.created_at.toISOString() },
      ...(row.decided_by === null ? [] : [{ name: 'Decided by', text: row.decided_by }]),
      ...(row.decided_at === null ? [] : [{ name: 'Decided', at: row.decided_at.toISOString() }]),
    ],
    href: `/agents/${row.agent_id}?tab=transactions`,
    proof: [],
  }
}
