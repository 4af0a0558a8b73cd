import { type Money, writeMoney } from '#contract/money.ts'
import type { TwoDExposure } from '#contract/two-d-limit-console.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { StaffCaller } from '../../staff/index.ts'
import { draws } from '../draw.ts'
import type { Cap } from '../slips/decide-slips.ts'
import { limitChanges } from './limit-change.ts'

/** What the house stands to pay, number by number, at this moment. @throws Problem not_found */
export async function showExposure(db: Database, staff: StaffCaller, draw_id: number): Promise<TwoDExposure> {
  const [[draw], caps, [count], [pending]] = await Promise.all([
    draws(db, db`d.id = ${draw_id}`),
    db<(Cap & { is_own: boolean })[]>`
      select draw_id, digits, cap, is_own, is_closed, staked, liability from two_d.cap
      where draw_id = ${draw_id} order by digits`,
    db<{ slips: bigint; players: bigint; as_of: Date }[]>`
      select (select count(*) from two_d.slip where draw_id = ${draw_id}) as slips,
             (select count(*) from two_d.player_stake where draw_id = ${draw_id}) as players,
             clock_timestamp() as as_of`,
    limitChanges(db, staff, { where: db`c.draw_id = ${draw_id} and c.status = 'pending'`, limit: 1 }),
  ])
  if (!draw || !count) throw new Problem('not_found')
  const staked = caps.reduce((sum, cap) => sum + cap.staked, 0n)
  return {
    draw_id,
    status: draw.status,
    is_open: draw.is_open,
    odds: draw.odds,
    stake_min: writeMoney(draw.stake_min),
    stake_max: writeMoney(draw.stake_max),
    default_break: writeMoney(draw.default_break),
    slips: Number(count.slips),
    players: Number(count.players),
    staked: writeMoney(staked),
    numbers: caps.map((cap) => writeNumber(cap, staked)),
    pending_change: pending ?? null,
    as_of: count.as_of.toISOString(),
  }
}

const writeNumber = ({ digits, cap, is_own, is_closed, ...taken }: Cap & { is_own: boolean }, staked: Money) => ({
  num: digits,
  staked: writeMoney(taken.staked),
  liability: writeMoney(taken.liability),
  net: writeMoney(staked - taken.liability),
  cap: writeMoney(cap),
  is_own,
  is_closed,
})
