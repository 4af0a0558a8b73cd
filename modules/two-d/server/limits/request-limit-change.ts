import { requestApproval } from '#approval/server/index.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, type StaffCaller } from '#staff/server/index.ts'
import type { TwoDLimitChange, TwoDLimitChangeBody } from '#two-d/contract/limits-staff.ts'
import { drawObject, lockDraw } from '../draw.ts'
import { limitsOf } from './apply-limits.ts'
import { limitsApproval } from './approval.ts'
import { getLimitChange } from './limit-change.ts'
import { parseAmounts, refuseUnlessOpen } from './limits-content.ts'

/**
 * Requests other limits of one draw, or a later cut-off; nothing changes before a second person approves (four-eyes). One
 * request at a time for a draw.
 * @throws Problem invalid_fields, not_found, two_d_draw_in_other_state, two_d_no_time_for_a_draw, two_d_change_pending
 */
export function requestLimitChange(
  db: Database,
  staff: StaffCaller,
  { draw_id, body }: { draw_id: number; body: TwoDLimitChangeBody },
): Promise<TwoDLimitChange> {
  const { reason, number_limits = {}, ...limits } = body
  const is_empty = Object.keys(limits).length === 0 && Object.keys(number_limits).length === 0
  refuseFields({
    reason: reasonFault(reason),
    odds: is_empty ? 'required' : null,
    cutoff_at: body.draws_at !== undefined && body.cutoff_at === undefined ? 'required' : null,
    draws_at: body.cutoff_at !== undefined && body.draws_at === undefined ? 'required' : null,
  })
  const times = parseTimes(body)
  const wanted = parseAmounts(body)
  return transaction(db, async (tx) => {
    const draw = await lockDraw(tx, draw_id)
    refuseUnlessOpen(draw)
    const stake_min = wanted.stake_min ?? draw.stake_min
    refuseFields({
      stake_max: (wanted.stake_max ?? draw.stake_max) < stake_min ? 'invalid' : null,
      default_number_limit: (wanted.default_number_limit ?? draw.default_number_limit) < stake_min ? 'invalid' : null,
    })
    if (times && (times.cutoff_at <= draw.cutoff_at || times.cutoff_at >= times.draws_at)) {
      throw new Problem('two_d_no_time_for_a_draw')
    }
    const { id } = await requestApproval(tx, staff, {
      kind: limitsApproval,
      wanted: {
        subject: drawObject(draw_id),
        content: {
          draw_id,
          odds: limits.odds ?? null,
          stake_min: limits.stake_min ?? null,
          stake_max: limits.stake_max ?? null,
          default_number_limit: limits.default_number_limit ?? null,
          number_limits,
          cutoff_at: times?.cutoff_at.toISOString() ?? null,
          draws_at: times?.draws_at.toISOString() ?? null,
        },
        ground: limitsOf(draw),
        reason: reason.trim(),
        approvals_needed: 1,
      },
    })
    return getLimitChange(tx, staff, id)
  })
}

function parseTimes({ cutoff_at, draws_at }: TwoDLimitChangeBody): { cutoff_at: Date; draws_at: Date } | null {
  if (cutoff_at === undefined || draws_at === undefined) return null
  return { cutoff_at: new Date(cutoff_at), draws_at: new Date(draws_at) }
}
