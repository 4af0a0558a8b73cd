/** What a player owes, of all kinds of games, for the console. */

import type { PlayerReceivable, PlayerReceivablesAnswer } from '#contract/player-admin/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { Database } from '../platform/database/database.ts'
import { receivableOfProviders } from '../seamless/index.ts'
import { receivableOfShan } from '../shan/index.ts'
import { receivableFromPrizes } from '../two-d/index.ts'

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
