import type { Cause } from '#contract/report/ledger-explorer.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { Queryable } from '../../platform/database/database.ts'

interface AdjustmentRow {
  number: bigint
  player_id: bigint
  account: string
  direction: string
  amount: Money
  reason: string
  requested_by: string
  created_at: Date
  decided_by: string | null
  decided_at: Date | null
}

/** A balance adjustment as the cause of a transfer; null for an id that is none. */
export async function describeBalanceAdjustment(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<AdjustmentRow[]>`
    select c.number, c.player_id, c.account, c.direction, c.amount, c.reason, a.user_name as requested_by, c.created_at,
           d.user_name as decided_by, c.decided_at
    from player_admin.balance_adjustment c join staff.staff a on a.id = c.requested_by left join staff.staff d on d.id = c.decided_by
    where c.id = ${id}`
  if (!row) return null
  return {
    title: `Balance adjustment ${row.number}`,
    facts: [
      { name: 'What', text: `${row.direction} of the ${row.account} balance` },
      { name: 'Amount', amount: writeMoney(row.amount) },
      { name: 'Why', text: row.reason },
      { name: 'Requested by', text: row.requested_by },
      { name: 'Requested', at: row.created_at.toISOString() },
      ...(row.decided_by === null ? [] : [{ name: 'Approved by', text: row.decided_by }]),
      ...(row.decided_at === null ? [] : [{ name: 'Approved', at: row.decided_at.toISOString() }]),
    ],
    href: `/players/${row.player_id}`,
    proof: [],
  }
}
