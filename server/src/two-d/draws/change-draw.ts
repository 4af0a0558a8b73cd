import type { TwoDDrawDetail, TwoDNewDrawBody, TwoDTimesBody } from '#contract/two-d-draw-console.ts'
import { type Database, hasSqlState, SQLSTATE, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { drawObject, lockDraw, setTimes } from '../draw.ts'
import { showDraw } from './list-draws.ts'

/**
 * Opens a draw that the rule would not open by itself: one that was called off and takes place after all, of a session
 * that is off, or at other times than those of the settings.
 * @throws Problem two_d_draw_exists, two_d_no_time_for_a_draw
 */
export async function openDraw(db: Database, staff: StaffCaller, body: TwoDNewDrawBody): Promise<TwoDDrawDetail> {
  const given = {
    closes_at: body.closes_at === undefined ? null : new Date(body.closes_at),
    draws_at: body.draws_at === undefined ? null : new Date(body.draws_at),
  }
  try {
    return await transaction(db, async (tx) => {
      const [opened] = await tx<{ id: number }[]>`
        insert into two_d.draw (game_date, session_number, closes_at, draws_at, shown_until, odds, stake_min,
                                stake_max, default_break, lines_max)
        select t.game_date, t.number, t.closes_at, t.draws_at, two_d.shown_until(t.game_date, t.draws_at),
               setting.odds, setting.stake_min, setting.stake_max, setting.default_break, setting.lines_max
        from (
          select ${body.game_date}::text::date as game_date, number,
                 coalesce(${given.closes_at}, (${body.game_date}::text::date + closes_at) at time zone 'Asia/Yangon') as closes_at,
                 coalesce(${given.draws_at}, (${body.game_date}::text::date + draws_at) at time zone 'Asia/Yangon') as draws_at
          from two_d.session where session = ${body.session}
        ) t cross join two_d.setting
        where two_d.is_trading_day(t.game_date) and t.closes_at > clock_timestamp() and t.closes_at < t.draws_at
        returning id`
      if (!opened) throw new Problem('two_d_no_time_for_a_draw')
      const object = drawObject(opened.id)
      await recordAudit(tx, { staff, action: 'two_d.open_draw', object, after: { ...body } })
      return showDraw(tx, staff, opened.id)
    })
  } catch (error) {
    throw hasSqlState(error, SQLSTATE.unique_violation) ? new Problem('two_d_draw_exists') : error
  }
}

/**
 * Moves the times of one draw, while it takes bets and to moments that are still to come. Bets may end earlier by the
 * word of one; that they end later is asked for like other limits (limits/ask-limit-change.ts).
 * @throws Problem invalid_fields, not_found, two_d_draw_in_other_state, two_d_no_time_for_a_draw, somebody_else_needed
 */
export function changeTimes(
  db: Database,
  staff: StaffCaller,
  { id, body }: { id: number; body: TwoDTimesBody },
): Promise<TwoDDrawDetail> {
  refuseFields({ reason: reasonFault(body.reason) })
  const [closes_at, draws_at] = [new Date(body.closes_at), new Date(body.draws_at)]
  return transaction(db, async (tx) => {
    const draw = await lockDraw(tx, id)
    if (!draw) throw new Problem('not_found')
    if (!draw.is_open) throw new Problem('two_d_draw_in_other_state', { values: { status: draw.status } })
    if (closes_at > draw.closes_at) throw new Problem('somebody_else_needed')
    await setTimes(tx, id, { closes_at, draws_at })
    await recordAudit(tx, {
      staff,
      action: 'two_d.change_times',
      object: drawObject(id),
      before: { closes_at: draw.closes_at.toISOString(), draws_at: draw.draws_at.toISOString() },
      after: { closes_at: closes_at.toISOString(), draws_at: draws_at.toISOString() },
      reason: body.reason.trim(),
    })
    return showDraw(tx, staff, id)
  })
}
