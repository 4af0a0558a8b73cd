import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { olderThan, timeCursor } from '#platform/server/database/time-cursor.ts'
import type { HistoryEntry, HistoryRequest } from './get-timeline.ts'

interface AdjustmentRow {
  id: string
  requested_at: Date
  cursor: string
  number: bigint
  account: string
  is_debit: boolean
  amount: Money
  status: string
  user_name: string
  reason: string | null
}

/** The balance adjustments of a player, with who requested each and why. */
export async function adjustmentHistory(
  db: Queryable,
  { player_id, after, limit }: HistoryRequest,
): Promise<HistoryEntry[]> {
  const place = { created_at: db`q.requested_at`, id: db`q.id` }
  const rows = await db<AdjustmentRow[]>`
    select q.id, q.requested_at, ${timeCursor(db, place.created_at, place.id)} as cursor, q.number,
           coalesce(q.content ->> 'account', 'main') as account,
           coalesce(q.content ->> 'direction' = 'debit', false) as is_debit, coalesce(q.amount, 0) as amount, q.status,
           s.user_name, q.reason
    from approval.request q join staff.staff s on s.id = q.requested_by
    where q.kind = 'balance_adjustment' and q.subject = ${`player:${player_id}`} and ${olderThan(db, place, after)}
    order by q.requested_at desc, q.id desc limit ${limit}`
  return rows.map((row) => ({
    id: row.id,
    cursor: row.cursor,
    at: row.requested_at.toISOString(),
    what: row.account,
    state: row.status,
    amount: writeMoney(row.is_debit ? -row.amount : row.amount),
    number: Number(row.number),
    by: row.user_name,
    text: row.reason,
    rejection: null,
    reference: null,
    receipt_url: null,
  }))
}
