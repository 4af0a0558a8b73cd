import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { TwoDSession, TwoDSlip, TwoDSlipsQuery } from '#two-d/contract/player.ts'
import { TWO_D_SLIPS_PAGE_SIZE } from '#two-d/contract/rules.ts'
import { correctedPrizes } from '../settlement/corrected-draw.ts'
import { PENDING, placedSlips, serializeSlip } from '../slip.ts'
import { numberOfSlip } from '../slip-rules.ts'
import { outcomesOf } from './outcome.ts'

interface OwnSlipsQuery extends TwoDSlipsQuery {
  player_id: bigint
  sessions: TwoDSession[]
}

/** One page of the player's slips, newest first. */
export async function listOwnSlips(
  db: Database,
  { player_id, sessions, date, before }: OwnSlipsQuery,
): Promise<TwoDSlip[]> {
  const where = db`
    slip.player_id = ${player_id} and s.session = any (${arrayOf(db, 'text', sessions)})
    ${date === undefined ? db`` : db`and d.game_date = ${date}::text::date`}
    ${before === undefined ? db`` : db`and slip.number < ${numberOfSlip(before)}`}`
  const slips = await placedSlips(db, { where, limit: TWO_D_SLIPS_PAGE_SIZE })
  const outcomes = await outcomesOf(db, [...new Set(slips.map(({ draw_id }) => draw_id))])
  const corrected = await correctedPrizes(db, slips, outcomes)
  return slips.map((slip) => serializeSlip(slip, outcomes.get(slip.draw_id) ?? PENDING, corrected.get(slip.id)))
}
