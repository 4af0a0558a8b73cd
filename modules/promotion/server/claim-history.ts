import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { olderThan, timeCursor } from '#platform/server/database/time-cursor.ts'
import type { ClaimStatus } from '#promotion/contract/rules.ts'

interface ClaimRow {
  id: string
  created_at: Date
  cursor: string
  title: string
  amount: Money
  status: ClaimStatus
}

/** The bonuses that a player claimed, newest first, for the staff. */
export async function claimHistory(
  db: Queryable,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const place = { created_at: db`c.created_at`, id: db`c.id` }
  const rows = await db<ClaimRow[]>`
    select c.id, c.created_at, ${timeCursor(db, place.created_at, place.id)} as cursor, p.title_en as title, c.amount,
           c.status
    from promotion.claim c join promotion.promotion p on p.id = c.promotion_id
    where c.player_id = ${player_id} and ${olderThan(db, place, after)}
    order by c.created_at desc, c.id desc limit ${limit}`
  return rows.map(({ created_at, amount, ...row }) => ({
    ...row,
    at: created_at.toISOString(),
    amount: writeMoney(amount),
  }))
}
