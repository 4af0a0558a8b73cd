import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'

interface ExchangeRow {
  player_id: bigint
  type: string
  amount: Money
  main_balance_after: Money
  game_balance_after: Money
  created_at: Date
}

/** An exchange as the staff reads it; null for an id that is none. */
export async function describeExchange(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<ExchangeRow[]>`
    select player_id, type, amount, main_balance_after, game_balance_after, created_at
    from wallet.exchange where id = ${id}`
  if (!row) return null
  return {
    title: 'Exchange',
    facts: [
      { name: 'Way', text: row.type.replaceAll('_', ' ') },
      { name: 'Amount', amount: writeMoney(row.amount) },
      { name: 'Main after', amount: writeMoney(row.main_balance_after) },
      { name: 'Game after', amount: writeMoney(row.game_balance_after) },
      { name: 'At', at: row.created_at.toISOString() },
    ],
    href: `/players/${row.player_id}`,
    proof: [],
  }
}
