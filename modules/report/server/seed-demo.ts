import type { Database } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'

/**
 * The RTP in percent of the sandbox's games, by the lobby's words for their kinds, and the standard deviation of one return: for
 * slots over a million spins, for fish that of the rarest one, since nobody knows at which fish a player shoots.
 */
const STATED_RTP = {
  SLOT: { percent: 95.6, deviation: 2.91 },
  FISHING: { percent: 96, deviation: 14.01 },
} as const
export const TYPES_WITH_RTP = Object.keys(STATED_RTP)

interface TypedGame {
  product_code: number
  game_code: string
  type: string
}

/** The theoretical RTP of the demo's games, as a provider would state it; a row that is there stays. */
export async function seedRtpDemo(db: Database, games: TypedGame[]): Promise<void> {
  const known = games.flatMap((game) => (isKnown(game.type) ? [{ ...game, ...STATED_RTP[game.type] }] : []))
  await db`
    insert into report.theoretical_rtp (product_code, game_code, rtp_theoretical, deviation)
    select * from ${rowsOf(db, 'stated', known, {
      product_code: 'integer',
      game_code: 'text',
      percent: 'numeric',
      deviation: 'numeric',
    })} on conflict do nothing`
}

const isKnown = (type: string): type is keyof typeof STATED_RTP => type in STATED_RTP
