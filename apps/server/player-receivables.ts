/** The receivables of a player from all kinds of games, for the console. */

import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { PlayerReceivable, PlayerReceivablesAnswer } from '#player-admin/contract/staff.ts'
import { receivableOfProviders } from '#seamless/server/index.ts'
import { receivableOfShan } from '#shan/server/index.ts'
import { receivableFromPrizes } from '#two-d/server/index.ts'

const RECEIVABLES: [PlayerReceivable['game'], (db: Database, player_id: bigint) => Promise<Money>][] = [
  ['shan', receivableOfShan],
  ['two_d', receivableFromPrizes],
  ['providers', receivableOfProviders],
]

/** One row per kind of game with a receivable. */
export async function listReceivables(
  db: Database,
  { player_id }: { player_id: bigint },
): Promise<Pick<PlayerReceivablesAnswer, 'data' | 'next'>> {
  const rows = await Promise.all(
    RECEIVABLES.map(async ([game, receivableIn]) => ({ game, amount: writeMoney(await receivableIn(db, player_id)) })),
  )
  return { data: rows.filter(({ amount }) => amount > 0), next: null }
}
