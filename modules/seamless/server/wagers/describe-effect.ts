import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { cursorBefore } from '#platform/server/database/time-cursor.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'

interface EffectRow {
  player_id: bigint
  action: string
  product_code: number
  game_type: string
  game_code: string | null
  transaction_id: string
  wager_code: string | null
  round_id: string | null
  amount: Money
  receivable: Money
  held: Money
  covered: Money
  balance_after: Money
  created_at: Date
}

/** The transaction of the aggregator that moved money at about this time; null for an id that is none of theirs. */
export async function describeEffect(
  db: Queryable,
  { cause_id, at }: { cause_id: string; at: Date },
): Promise<Cause | null> {
  // The id has no index; the time does.
  const [row] = await db<EffectRow[]>`
    select player_id, action, product_code, game_type, game_code, transaction_id, wager_code, round_id, amount, receivable,
           held, covered, balance_after, created_at
    from seamless.effect
    where id = ${cause_id} and created_at between ${at}::timestamptz - interval '1 minute'
                                              and ${at}::timestamptz + interval '1 minute'`
  if (!row) return null
  const text = (name: string, value: string | null) => (value === null ? [] : [{ name, text: value }])
  return {
    title: `Provider transaction ${row.action}`,
    facts: [
      { name: 'Product', text: `${row.product_code}, ${row.game_type}` },
      ...text('Game', row.game_code),
      { name: 'Transaction', text: row.transaction_id },
      ...text('Wager', row.wager_code),
      ...text('Round', row.round_id),
      { name: 'Amount', amount: writeMoney(row.amount) },
      ...(row.receivable > 0n ? [{ name: 'Owed since', amount: writeMoney(row.receivable) }] : []),
      ...(row.held > 0n ? [{ name: 'Held', amount: writeMoney(row.held) }] : []),
      ...(row.covered > 0n ? [{ name: 'Of held credits', amount: writeMoney(row.covered) }] : []),
      { name: 'Balance after', amount: writeMoney(row.balance_after) },
      { name: 'Told', at: row.created_at.toISOString() },
    ],
    href: `/players/${row.player_id}?tab=rounds&from=${cursorBefore(row.created_at)}&id=${cause_id}`,
    proof: [],
  }
}
