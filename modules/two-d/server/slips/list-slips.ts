import type { Database } from '#platform/server/database/database.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'
import type { PlayerSlip } from '#player-admin/contract/staff.ts'
import { PENDING, type PlacedSlip, placedSlips, serializeSlip } from '../slip.ts'
import { outcomesOf } from './outcome.ts'

interface SlipsOfPlayer {
  player_id: bigint
  /** The number of the last slip of the page before. */
  after: string | null
  limit: number
}

/** One page of a player's slips over all sessions, newest first, as the staff sees them. */
export async function listSlips(
  db: Database,
  { player_id, after, limit }: SlipsOfPlayer,
): Promise<{ data: PlayerSlip[]; next: string | null }> {
  const older = after === null ? db`` : db`and slip.number < ${after}::bigint`
  const slips = await placedSlips(db, { where: db`slip.player_id = ${player_id} ${older}`, limit: limit + 1 })
  const { page, next } = pageOf(slips, limit, ({ number }) => number)
  const outcomes = await outcomesOf(db, [...new Set(page.map(({ draw_id }) => draw_id))])
  return {
    data: page.map((slip) => describe(slip, serializeSlip(slip, outcomes.get(slip.draw_id) ?? PENDING))),
    next,
  }
}

function describe({ draw_id }: PlacedSlip, slip: ReturnType<typeof serializeSlip>): PlayerSlip {
  return {
    slip_no: slip.slip_no,
    at: slip.created_at,
    draw_id,
    game_date: slip.game_date,
    session: slip.session,
    lines: slip.two_bets.map(({ bet_number, bet_amount }) => ({ num: bet_number, amount: bet_amount })),
    total: slip.total_bet_amount,
    status: slip.status,
    win_amount: slip.win_amount,
    balance_after: slip.after_balance,
  }
}
