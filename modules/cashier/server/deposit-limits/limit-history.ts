import type { LimitPeriod } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { olderThanNumber, timeCursor } from '#platform/server/database/time-cursor.ts'

interface LimitRow {
  id: bigint
  requested_at: Date
  cursor: string
  period: LimitPeriod
  amount: Money | null
  is_held: boolean
}

/** The changes of a player's own deposit limits, newest first; `is_held` is false for one that was never confirmed. */
export async function limitHistory(
  db: Queryable,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const place = { created_at: db`l.requested_at`, id: db`l.id` }
  const rows = await db<LimitRow[]>`
    select l.id, l.requested_at, ${timeCursor(db, place.created_at, place.id)} as cursor, l.period, l.amount,
           l.holds_from is not null as is_held
    from cashier.deposit_limit l where l.player_id = ${player_id} and ${olderThanNumber(db, place, after)}
    order by l.requested_at desc, l.id desc limit ${limit}`
  return rows.map(({ id, requested_at, amount, ...row }) => ({
    ...row,
    id: String(id),
    at: requested_at.toISOString(),
    amount: amount === null ? null : writeMoney(amount),
  }))
}
