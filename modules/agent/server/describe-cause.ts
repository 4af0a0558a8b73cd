import type { CommissionBasis } from '#agent/contract/rules.ts'
import type { AgentTransactionKind } from '#agent/contract/staff.ts'
import { findRequest } from '#approval/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import { payoutsOf } from './transactions/agent-transaction.ts'
import type { AgentTransactionContent } from './transactions/approval.ts'

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

const TITLES: Record<AgentTransactionKind, string> = {
  payout: 'Payout',
  float_in: 'Float paid in',
  float_out: 'Float given back',
}

async function describeAgentTransaction(db: Queryable, id: string): Promise<Cause | null> {
  const request = await findRequest<AgentTransactionContent>(db, 'agent_transaction', id)
  if (!request) return null
  const { content, number, amount, reason, requester, requested_at, decider, decided_at } = request
  const payout = (await payoutsOf(db, [id])).get(id)
  const [agent] = await db<{ user_name: string }[]>`
    select user_name from staff.staff where id = ${BigInt(content.agent_id)}`
  return {
    title: `${TITLES[content.kind]} ${number}`,
    facts: [
      { name: 'Agent', text: agent?.user_name ?? '' },
      { name: 'Amount', amount: writeMoney(amount ?? 0n) },
      ...(payout === undefined
        ? []
        : [
            { name: 'Paid from', text: payout.account },
            { name: 'Transaction id', text: payout.transaction_id },
          ]),
      { name: 'Note', text: reason ?? '' },
      { name: 'Requested by', text: requester },
      { name: 'Requested', at: requested_at.toISOString() },
      ...(decider === null ? [] : [{ name: 'Decided by', text: decider }]),
      ...(decided_at === null ? [] : [{ name: 'Decided', at: decided_at.toISOString() }]),
    ],
    href: `/agents/${content.agent_id}?tab=transactions`,
    proof: [],
  }
}
