import type { RejectionReason } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'
import type { Direction, Status } from '../rules.ts'
import { writeRejection } from './event.ts'

interface RequestRow {
  id: string
  number: bigint
  direction: Direction
  status: Status
  amount: Money
  payment_type: string
  refrence_no: string | null
  transaction_id: string | null
  has_receipt: boolean
  created_at: Date
  decided_at: Date | null
  decided_by: string | null
  reason: RejectionReason | null
  note: string | null
}

/** A player's deposits and withdrawals, newest first, for the staff; each way has an index in that order. */
export async function listRequests(
  db: Queryable,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const of = (direction: Direction) => db`(
    select * from cashier.request
    where player_id = ${player_id} and direction = ${direction} ${after === null ? db`` : db`and number < ${after}`}
    order by number desc limit ${limit + 1})`
  const rows = await db<RequestRow[]>`
    select r.id, r.number, r.direction, r.status, r.effective_amount as amount, t.name as payment_type, r.created_at, r.decided_at,
           r.refrence_no, coalesce(r.transaction_id, r.payout_transaction_id) as transaction_id,
           exists (select from cashier.receipt where request_id = r.id) as has_receipt, s.user_name as decided_by,
           e.reason, e.note
    from (${of('deposit')} union all ${of('withdrawal')}) r
    join cashier.payment_type t on t.id = r.payment_type_id
    left join staff.staff s on s.id = r.decided_by
    left join cashier.event e on e.request_id = r.id and e.kind = 'rejected'
    order by r.number desc limit ${limit + 1}`
  const { page, next } = pageOf(rows, limit, ({ number }) => number)
  return {
    data: page.map(({ created_at, reason, note, has_receipt, ...row }) => ({
      ...row,
      number: Number(row.number),
      amount: writeMoney(row.amount),
      at: created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      receipt_url: has_receipt ? `/api/console/deposits/${row.id}/receipt` : null,
      rejection: writeRejection({ reason, note }),
    })),
    next,
  }
}
