import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'
import type { Direction, Status } from '../rules.ts'

interface RequestRow {
  id: string
  number: bigint
  direction: Direction
  status: Status
  amount: Money
  payment_type: string
  created_at: Date
  decided_at: Date | null
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
    select r.id, r.number, r.direction, r.status, r.effective_amount as amount, t.name as payment_type, r.created_at, r.decided_at
    from (${of('deposit')} union all ${of('withdrawal')}) r
    join cashier.payment_type t on t.id = r.payment_type_id
    order by r.number desc limit ${limit + 1}`
  const { page, next } = pageOf(rows, limit, ({ number }) => number)
  return {
    data: page.map(({ created_at, ...row }) => ({
      ...row,
      number: Number(row.number),
      amount: writeMoney(row.amount),
      at: created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
    next,
  }
}
