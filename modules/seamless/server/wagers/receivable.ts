import type { Money } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** The amount that a player owes because a provider took back more than the player had. */
export async function receivableOfProviders(db: Queryable, player_id: bigint): Promise<Money> {
  const [row] = await db<
    { receivable: Money }[]
  >`select receivable from seamless.player_receivable where player_id = ${player_id}`
  return row?.receivable ?? 0n
}
