import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { TwoDExposure } from '#two-d/contract/limits-staff.ts'
import { drawObject, draws } from '../draw.ts'
import type { NumberLimit } from '../slips/decide-slips.ts'
import { listLimitChanges } from './limit-change.ts'

/** The exposure of a draw, number by number, at this moment. @throws Problem not_found */
export async function getExposure(db: Database, staff: StaffCaller, draw_id: number): Promise<TwoDExposure> {
  const [[draw], limits, [count], [pending]] = await Promise.all([
    draws(db, db`d.id = ${draw_id}`),
    db<(NumberLimit & { is_own: boolean })[]>`
      select draw_id, digits, number_limit, is_own, is_closed, staked, liability from two_d.number_limit
      where draw_id = ${draw_id} order by digits`,
    db<{ slips: bigint; players: bigint; as_of: Date }[]>`
      select (select count(*) from two_d.slip where draw_id = ${draw_id}) as slips,
             (select count(*) from two_d.player_stake where draw_id = ${draw_id}) as players,
             clock_timestamp() as as_of`,
    listLimitChanges(db, staff, { where: db`q.subject = ${drawObject(draw_id)} and q.status = 'pending'`, limit: 1 }),
  ])
  if (!draw || !count) throw new Problem('not_found')
  const staked = limits.reduce((sum, limit) => sum + limit.staked, 0n)
  return {
    draw_id,
    status: draw.status,
    is_open: draw.is_open,
    odds: draw.odds,
    stake_min: writeMoney(draw.stake_min),
    stake_max: writeMoney(draw.stake_max),
    default_number_limit: writeMoney(draw.default_number_limit),
    slips: Number(count.slips),
    players: Number(count.players),
    staked: writeMoney(staked),
    numbers: limits.map((limit) => serializeNumber(limit, staked)),
    pending_change: pending ?? null,
    as_of: count.as_of.toISOString(),
  }
}

const serializeNumber = (
  { digits, number_limit, is_own, is_closed, ...taken }: NumberLimit & { is_own: boolean },
  staked: Money,
) => ({
  num: digits,
  staked: writeMoney(taken.staked),
  liability: writeMoney(taken.liability),
  ggr: writeMoney(staked - taken.liability),
  number_limit: writeMoney(number_limit),
  is_own,
  is_closed,
})
