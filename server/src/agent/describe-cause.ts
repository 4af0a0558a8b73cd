import type { MovementKind } from '#contract/agent-console.ts'
import type { Basis } from '#contract/agent-rules.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import type { Cause } from '#contract/transfer-console.ts'
import type { Queryable } from '../platform/database/database.ts'

/** What moved an agent's money: a day that was settled, or a payout or float; null for an id that is neither. */
export async function describeAgentCause(db: Queryable, id: string): Promise<Cause | null> {
  return (await describeDay(db, id)) ?? (await describeMovement(db, id))
}

interface DayRow {
  agent_id: bigint
  user_name: string
  day: string
  basis: Basis
  earned: Money
  carried_before: Money
  settled_at: Date
}

const RECKONED_BY: Record<Basis, string> = { turnover: 'turnover', net: 'GGR' }

async function describeDay(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<DayRow[]>`
    select d.agent_id, s.user_name, d.day::text, d.basis, d.earned, d.carried_before, d.settled_at
    from agent.day d join staff.staff s on s.id = d.agent_id where d.id = ${id}`
  if (!row) return null
  return {
    title: `Commission of ${row.day}`,
    facts: [
      { name: 'Agent', text: row.user_name },
      { name: 'Reckoned by', text: RECKONED_BY[row.basis] },
      { name: 'Earned', amount: writeMoney(row.earned) },
      { name: 'Carried in', amount: writeMoney(row.carried_before) },
      { name: 'Settled', at: row.settled_at.toISOString() },
    ],
    href: `/agents/${row.agent_id}?tab=days`,
    proof: [],
  }
}

interface MovementRow {
  agent_id: bigint
  user_name: string
  number: bigint
  kind: MovementKind
  amount: Money
  note: string
  asked_by: string
  created_at: Date
  decided_by: string | null
  decided_at: Date | null
}

const TITLES: Record<MovementKind, string> = {
  payout: 'Payout',
  float_in: 'Float paid in',
  float_out: 'Float given back',
}

async function describeMovement(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<MovementRow[]>`
    select m.agent_id, s.user_name, m.number, m.kind, m.amount, m.note, asker.user_name as asked_by, m.created_at,
           decider.user_name as decided_by, m.decided_at
    from agent.movement m join staff.staff s on s.id = m.agent_id join staff.staff asker on asker.id = m.asked_by
    left join staff.staff decider on decider.id = m.decided_by where m.id = ${id}`
  if (!row) return null
  return {
    title: `${TITLES[row.kind]} ${row.number}`,
    facts: [
      { name: 'Agent', text: row.user_name },
      { name: 'Amount', amount: writeMoney(row.amount) },
      { name: 'Note', text: row.note },
      { name: 'Asked by', text: row.asked_by },
      { name: 'Asked', at: row.created_at.toISOString() },
      ...(row.decided_by === null ? [] : [{ name: 'Decided by', text: row.decided_by }]),
      ...(row.decided_at === null ? [] : [{ name: 'Decided', at: row.decided_at.toISOString() }]),
    ],
    href: `/agents/${row.agent_id}?tab=movements`,
    proof: [],
  }
}
