import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'

interface ClaimRow {
  player_id: bigint
  title: string
  amount: Money
  goal: Money
  status: string
  created_at: Date
  ends_at: Date
  settled_at: Date | null
}

/** A bonus that a player claimed, as the staff reads it; null for an id that is none. */
export async function describeClaim(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<ClaimRow[]>`
    select c.player_id, p.title_en as title, c.amount, c.goal, c.status, c.created_at, c.ends_at, c.settled_at
    from promotion.claim c join promotion.promotion p on p.id = c.promotion_id where c.id = ${id}`
  if (!row) return null
  return {
    title: `Bonus: ${row.title}`,
    facts: [
      { name: 'State', text: row.status },
      { name: 'Amount', amount: writeMoney(row.amount) },
      { name: 'To be staked', amount: writeMoney(row.goal) },
      { name: 'Claimed', at: row.created_at.toISOString() },
      { name: 'Until', at: row.ends_at.toISOString() },
      ...(row.settled_at === null ? [] : [{ name: 'Settled', at: row.settled_at.toISOString() }]),
    ],
    href: `/players/${row.player_id}`,
    proof: [],
  }
}
