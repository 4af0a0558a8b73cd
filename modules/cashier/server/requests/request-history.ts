import type { Rejection } from '#cashier/contract/player.ts'
import type { RejectionReason } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { olderThan, timeCursor } from '#platform/server/database/time-cursor.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { Direction, Status } from '../rules.ts'
import { writeRejection } from './event.ts'

interface HistoryRow {
  id: string
  created_at: Date
  cursor: string
  number: bigint
  direction: Direction
  status: Status
  amount: Money
  reference: string | null
  has_receipt: boolean
  decided_by: string | null
  reason: RejectionReason | null
  note: string | null
}

export interface RequestInHistory
  extends Pick<HistoryRow, 'id' | 'cursor' | 'direction' | 'status' | 'reference' | 'decided_by'> {
  number: number
  at: string
  /** In kyat. */
  amount: number
  receipt_url: string | null
  rejection: Rejection | null
}

/** A player's deposits and withdrawals by time, newest first; those that the caller may read. */
export async function requestHistory(
  db: Queryable,
  { staff, player_id, after, limit }: { staff: StaffCaller; player_id: bigint; after: string | null; limit: number },
): Promise<RequestInHistory[]> {
  const directions = (['deposit', 'withdrawal'] as const).filter((one) => staff.permissions.has(`${one}s.read`))
  const place = { created_at: db`r.created_at`, id: db`r.id` }
  const rows = await db<HistoryRow[]>`
    select r.id, r.created_at, ${timeCursor(db, place.created_at, place.id)} as cursor, r.number, r.direction, r.status,
           r.effective_amount as amount, s.user_name as decided_by, e.reason, e.note,
           coalesce(r.transaction_id, r.payout_transaction_id, r.refrence_no) as reference,
           exists (select from cashier.receipt where request_id = r.id) as has_receipt
    from cashier.request r
    left join staff.staff s on s.id = r.decided_by
    left join lateral (
      select reason, note from cashier.event where request_id = r.id and kind = 'rejected' order by at desc limit 1
    ) e on true
    where r.player_id = ${player_id} and r.direction = any (${arrayOf(db, 'text', directions)})
      and ${olderThan(db, place, after)}
    order by r.created_at desc, r.id desc limit ${limit}`
  return rows.map(({ created_at, has_receipt, reason, note, ...row }) => ({
    ...row,
    number: Number(row.number),
    at: created_at.toISOString(),
    amount: writeMoney(row.amount),
    receipt_url: has_receipt ? `/api/console/deposits/${row.id}/receipt` : null,
    rejection: writeRejection({ reason, note }),
  }))
}
