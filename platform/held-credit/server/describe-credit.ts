import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'

interface CreditRow {
  number: bigint
  player_id: bigint
  status: string
  wager_code: string | null
  amount: Money
  taken_back: Money
  created_at: Date
  first_by: string
  first_reason: string
  decided_by: string
  decision_reason: string | null
  decided_at: Date | null
}

/** A held credit that two people decided; null for an id that is none. */
export async function describeHeldCredit(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<CreditRow[]>`
    select c.number, c.player_id, c.status, c.wager_code, c.amount, c.taken_back, c.created_at, f.user_name as first_by,
           coalesce(q.reason, '') as first_reason, d.user_name as decided_by, q.decision_reason, q.decided_at
    from held_credit.credit c
    join approval.request q
      on q.kind = 'held_credit' and q.subject = 'held_credit:' || c.number and q.status = 'approved'
    join staff.staff f on f.id = q.requested_by join staff.staff d on d.id = q.decided_by
    where c.id = ${id}`
  if (!row) return null
  return {
    title: `Held credit ${row.number}, ${row.status}`,
    facts: [
      ...(row.wager_code === null ? [] : [{ name: 'Wager', text: row.wager_code }]),
      { name: 'Amount', amount: writeMoney(row.amount) },
      ...(row.taken_back > 0n ? [{ name: 'Taken back before', amount: writeMoney(row.taken_back) }] : []),
      { name: 'Held', at: row.created_at.toISOString() },
      { name: 'First', text: `${row.first_by}: ${row.first_reason}` },
      {
        name: 'Second',
        text: row.decision_reason === null ? row.decided_by : `${row.decided_by}: ${row.decision_reason}`,
      },
      ...(row.decided_at === null ? [] : [{ name: 'Decided', at: row.decided_at.toISOString() }]),
    ],
    href: `/players/${row.player_id}`,
    proof: [],
  }
}
