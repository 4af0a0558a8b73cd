/** What a player owes the house, whichever slice keeps it, bound for the console. */

import { type Money, writeMoney } from '#contract/money.ts'
import type { PlayerDebt, PlayerDebtsAnswer } from '#contract/player-admin.ts'
import type { Database } from './platform/database/database.ts'
import { owedToProviders } from './seamless/index.ts'
import { debtOf as owedToShan } from './shan/index.ts'
import { owedFromPrizes } from './two-d/index.ts'

const DEBTS: [PlayerDebt['game'], (db: Database, player_id: bigint) => Promise<Money>][] = [
  ['shan', owedToShan],
  ['two_d', owedFromPrizes],
  ['providers', owedToProviders],
]

/** One row per kind of game where he owes something. */
export async function listDebts(
  db: Database,
  { player_id }: { player_id: bigint },
): Promise<Pick<PlayerDebtsAnswer, 'data' | 'next'>> {
  const rows = await Promise.all(
    DEBTS.map(async ([game, owedIn]) => ({ game, amount: writeMoney(await owedIn(db, player_id)) })),
  )
  return { data: rows.filter(({ amount }) => amount > 0), next: null }
}
