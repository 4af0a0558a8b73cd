import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { olderThan, timeCursor } from '#platform/server/database/time-cursor.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'

interface RoundRow {
  id: string
  created_at: Date
  cursor: string
  product_code: number
  game_type: string
  game_code: string | null
  action: string
  round_id: string | null
  amount: Money
  balance_after: Money
}

/** The transactions of a player in providers' games, newest first, for the staff. */
export async function listRounds(
  db: Queryable,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const place = { created_at: db`e.created_at`, id: db`e.id` }
  const rows = await db<RoundRow[]>`
    select e.id, e.created_at, ${timeCursor(db, place.created_at, place.id)} as cursor, e.product_code, e.game_type,
           e.game_code, e.action, e.round_id, e.amount, e.balance_after
    from seamless.effect e
    where e.player_id = ${player_id} and ${olderThan(db, place, after)}
    order by e.created_at desc, e.id desc limit ${limit + 1}`
  const { page, next } = pageOf(rows, limit, ({ cursor }) => cursor)
  return {
    data: page.map((row) => ({
      id: row.id,
      product_code: row.product_code,
      game_type: row.game_type,
      game_code: row.game_code,
      action: row.action,
      round_id: row.round_id,
      at: row.created_at.toISOString(),
      amount: writeMoney(row.amount),
      balance_after: writeMoney(row.balance_after),
    })),
    next,
  }
}
