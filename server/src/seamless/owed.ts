import type { Money } from '#contract/money.ts'
import type { Queryable } from '../platform/database/database.ts'

/** What a player owes since a maker took back what was not there any more. */
export async function owedToProviders(db: Queryable, player_id: bigint): Promise<Money> {
  const [row] = await db<{ owed: Money }[]>`select owed from seamless.player_owed where player_id = ${player_id}`
  return row?.owed ?? 0n
}
