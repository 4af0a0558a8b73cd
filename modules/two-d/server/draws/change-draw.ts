import { type Database, hasSqlState, SQLSTATE, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { TwoDDrawDetail, TwoDNewDrawBody, TwoDTimesBody } from '#two-d/contract/draws-staff.ts'
import { drawObject, lockDraw, setTimes } from '../draw.ts'
import { getDraw } from './list-draws.ts'

/**
 * Opens a draw that the rule would not open by itself: one that was called off and takes place after all, of a session
 * that is off, or at other times than those of the settings.
 * @throws Problem two_d_draw_exists, two_d_no_time_for_a_draw
 */
export async function openDraw(db: Database, staff: StaffCaller, body: TwoDNewDrawBody): Promise<TwoDDrawDetail> {
  const given = {
    cutoff_at: body.cutoff_at === undefined ? null : new Date(body.cutoff_at),
    draws_at: body.draws_at === undefined ? null : new Date(body.draws_at),
  }
  try {
    return await transaction(db, async (tx) => {
      const [opened] = await tx<{ id: number }[]>`
        insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min,
                                stake_max, default_number_limit, lines_max)
        select t.game_date, t.number, t.cutoff_at, t.draws_at, two_d.shown_until(t.game_date, t.draws_at),
               setting.odds, setting.stake_min, setting.stake_max, setting.default_number_limit, setting.lines_max
        from (
          select ${body.game_date}::text::date as game_date, number,
                 coalesce(${given.cutoff_at}, (${body.game_date}::text::date + cutoff_at) at time zone 'Asia/Yangon') as cutoff_at,
                 coalesce(${given.draws_at}, (${body.game_date}::text::date + draws_at) at time zone 'Asia/Yangon') as draws_at
          from two_d.session where session = ${body.session}
        ) t cross join two_d.setting
        where two_d.is_trading_day(t.game_date) and t.cutoff_at > clock_timestamp() and t.cutoff_at < t.draws_at
        returning id`
      if (!opened) throw new Problem('two_d_no_time_for_a_draw')
      const object = drawObject(opened.id)
      await recordAudit(tx, { staff, action: 'two_d.open_draw', object, after: { ...body } })
      return getDraw(tx, staff, opened.id)
    })
  } catch (error) {
    throw hasSqlState(error, SQLSTATE.unique_violation) ? new Problem('two_d_draw_exists') : error
  }
}

/**
 * Moves the times of one draw, while it takes bets and to moments that are still to come. One person may set an earlier
 * cut-off; a later one is requested like other limits (limits/ask-limit-change.ts).
 * @throws Problem invalid_fields, not_found, two_d_draw_in_other_state, two_d_no_time_for_a_draw, approver_required
 */
export function changeTimes(
  db: Database,
  staff: StaffCaller,
  { id, body }: { id: number; body: TwoDTimesBody },
): Promise<TwoDDrawDetail> {
  refuseFields({ reason: reasonFault(body.reason) })
  const [cutoff_at, draws_at] = [new Date(body.cutoff_at), new Date(body.draws_at)]
  return transaction(db, async (tx) => {
    const draw = await lockDraw(tx, id)
    if (!draw) throw new Problem('not_found')
    if (!draw.is_open) throw new Problem('two_d_draw_in_other_state', { values: { status: draw.status } })
    if (cutoff_at > draw.cutoff_at) throw new Problem('approver_required')
    await setTimes(tx, id, { cutoff_at, draws_at })
    await recordAudit(tx, {
      staff,
      action: 'two_d.change_times',
      object: drawObject(id),
      before: { cutoff_at: draw.cutoff_at.toISOString(), draws_at: draw.draws_at.toISOString() },
      after: { cutoff_at: cutoff_at.toISOString(), draws_at: draws_at.toISOString() },
      reason: body.reason.trim(),
    })
    return getDraw(tx, staff, id)
  })
}
