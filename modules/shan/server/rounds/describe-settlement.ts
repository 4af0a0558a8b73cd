import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { cursorBefore } from '#platform/server/database/time-cursor.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'

interface SettlementRow {
  player_id: bigint
  wager_code: string
  outcome: string
  net: Money
  receivable: Money
  held: Money
  covered: Money
  bet_amount: Money | null
  balance_after: Money
  created_at: Date
}

/** The effect of a Shan round on one player; null for an id that is none. */
export async function describeSettlement(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<SettlementRow[]>`
    select player_id, wager_code, outcome, net, receivable, held, covered, bet_amount, balance_after, created_at
    from shan.settlement where id = ${id}`
  if (!row) return null
  return {
    title: 'Shan round',
    facts: [
      { name: 'Round', text: row.wager_code },
      { name: 'Outcome', text: row.outcome },
      ...(row.bet_amount === null ? [] : [{ name: 'Stake', amount: writeMoney(row.bet_amount) }]),
      { name: 'Won or lost', amount: writeMoney(row.net) },
      ...(row.receivable > 0n ? [{ name: 'Owed since', amount: writeMoney(row.receivable) }] : []),
      ...(row.held > 0n ? [{ name: 'Held', amount: writeMoney(row.held) }] : []),
      ...(row.covered > 0n ? [{ name: 'Of held wins', amount: writeMoney(row.covered) }] : []),
      { name: 'Balance after', amount: writeMoney(row.balance_after) },
      { name: 'Settled', at: row.created_at.toISOString() },
    ],
    href: shanRoundAddress({ id, ...row }),
    proof: [],
  }
}

/** Where the console shows what a round did to a player: the first of the list, and chosen. */
export const shanRoundAddress = ({ id, player_id, created_at }: { id: string; player_id: bigint; created_at: Date }) =>
  `/players/${player_id}?tab=shan&from=${cursorBefore(created_at)}&id=${id}`
