import type { Database } from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/row-set.ts'

/**
 * What the sandbox's games return of 100 by the lobby's words for their kinds, and how far a single return strays from
 * it: of the slot over a million spins, of the fish the rarest, since nobody knows at which one a player shoots.
 */
const RETURNS = {
  SLOT: { percent: 95.6, deviation: 2.91 },
  FISHING: { percent: 96, deviation: 14.01 },
} as const
export const TYPES_WITH_THEORY = Object.keys(RETURNS)

interface TypedGame {
  product_code: number
  game_code: string
  type: string
}

/** So that the games of the demo are judged as a maker's own words would have it; what was said before stays. */
export async function fillTheoryDemo(db: Database, games: TypedGame[]): Promise<void> {
  const known = games.flatMap((game) => (isKnown(game.type) ? [{ ...game, ...RETURNS[game.type] }] : []))
  await db`
    insert into report.game_theory (product_code, game_code, return_percent, deviation)
    select * from ${rowsOf(db, 'theory', known, {
      product_code: 'integer',
      game_code: 'text',
      percent: 'numeric',
      deviation: 'numeric',
    })} on conflict do nothing`
}

const isKnown = (type: string): type is keyof typeof RETURNS => type in RETURNS
