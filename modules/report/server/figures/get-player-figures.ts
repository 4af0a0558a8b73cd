import { writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { PlayerFigures } from '#report/contract/figures.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { inSnapshot, type Snapshot } from '../snapshot.ts'
import { beginningOf, dayAfter, dayOf, type Span } from '../span.ts'
import { ggrOf, ngrOf } from './figures.ts'
import { type PlayerSum, playersOf } from './get-players-report.ts'

const DAYS = 30
const DAY_MS = 24 * 3_600_000

/**
 * One player's figures of all time and of the last thirty days, today among them, as the report of players has them: for an
 * agent of the time as the agent's player.
 */
export function getPlayerFigures(
  db: Database,
  staff: StaffCaller,
  player_id: bigint,
): Promise<{ lifetime: PlayerFigures; days_30: PlayerFigures }> {
  const today = dayOf(new Date())
  const to = beginningOf(dayAfter(today))
  const sought = { staff, player_id }
  return inSnapshot(db, async (snapshot) => ({
    lifetime: await sumOf(snapshot, { from: new Date(0), to }, sought),
    days_30: await sumOf(snapshot, { from: new Date(to.getTime() - DAYS * DAY_MS), to }, sought),
  }))
}

async function sumOf(
  snapshot: Snapshot,
  span: Span,
  { staff, player_id }: { staff: StaffCaller; player_id: bigint },
): Promise<PlayerFigures> {
  const { tx } = snapshot
  const [sum] = await tx<PlayerSum[]>`
    select * from (${playersOf(snapshot, span, { staff, players: tx`player_id = ${player_id}` })}) p`
  if (!sum) return { deposits: 0, withdrawals: 0, net: 0, ggr: 0, ngr: 0 }
  return {
    deposits: writeMoney(sum.deposits),
    withdrawals: writeMoney(sum.withdrawals),
    net: writeMoney(sum.deposits - sum.withdrawals),
    ggr: writeMoney(ggrOf(sum)),
    ngr: writeMoney(ngrOf({ ...sum, commissions: 0n })),
  }
}
