import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { olderThan, timeCursor } from '#platform/server/database/time-cursor.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'

interface RoundRow {
  id: string
  created_at: Date
  cursor: string
  wager_code: string
  outcome: string
  bet_amount: Money | null
  net: Money
  balance_after: Money
}

/** A player's rounds at the table, newest first, for the staff. */
export async function listRounds(
  db: Queryable,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const place = { created_at: db`s.created_at`, id: db`s.id` }
  const rows = await db<RoundRow[]>`
    select s.id, s.created_at, ${timeCursor(db, place.created_at, place.id)} as cursor, s.wager_code, s.outcome,
           s.bet_amount, s.net, s.balance_after
    from shan.settlement s
    where s.player_id = ${player_id} and ${olderThan(db, place, after)}
    order by s.created_at desc, s.id desc limit ${limit + 1}`
  const { page, next } = pageOf(rows, limit, ({ cursor }) => cursor)
  return {
    data: page.map((row) => ({
      id: row.id,
      wager_code: row.wager_code,
      outcome: row.outcome,
      at: row.created_at.toISOString(),
      bet_amount: row.bet_amount === null ? null : writeMoney(row.bet_amount),
      net: writeMoney(row.net),
      balance_after: writeMoney(row.balance_after),
    })),
    next,
  }
}
