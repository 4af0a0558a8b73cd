import { kyat } from '#contract/shared/money.ts'
import type { TwoDLimitChange, TwoDLimitChangeBody } from '#contract/two-d/limits-staff.ts'
import { type Database, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { type Draw, drawObject, lockDraw } from '../draw.ts'
import { getLimitChange, wantedOf } from './limit-change.ts'

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
    const inserted = await tx<{ id: string }[]>`
      insert into two_d.limit_change (id, draw_id, odds, stake_min, stake_max, default_number_limit, number_limits, cutoff_at, draws_at,
                                      reason, requested_by)
      values (uuidv7(), ${draw_id}, ${limits.odds ?? null}, ${wanted.stake_min}, ${wanted.stake_max},
              ${wanted.default_number_limit}, ${JSON.stringify(number_limits)}::text::jsonb, ${times?.cutoff_at ?? null},
              ${times?.draws_at ?? null}, ${reason.trim()}, ${staff.staff_id})
      on conflict (draw_id) where status = 'pending' do nothing returning id`
    const [row] = inserted
    if (!row) throw new Problem('two_d_change_pending')
    const change = await getLimitChange(tx, staff, row.id)
    const after = { change: change.number, status: 'pending', ...wantedOf(change) }
    const object = drawObject(draw_id)
    await recordAudit(tx, { staff, action: 'two_d.request_limits', object, after, reason: change.reason })
    return change
  })
}

function parseTimes({ cutoff_at, draws_at }: TwoDLimitChangeBody): { cutoff_at: Date; draws_at: Date } | null {
  if (cutoff_at === undefined || draws_at === undefined) return null
  return { cutoff_at: new Date(cutoff_at), draws_at: new Date(draws_at) }
}

/** In 1/10000 kyat; null for what stays. */
export function parseAmounts(
  wanted: Partial<Record<'stake_min' | 'stake_max' | 'default_number_limit', number | null>>,
) {
  const read = (amount: number | null = null) => (amount === null ? null : kyat(amount))
  return {
    stake_min: read(wanted.stake_min),
    stake_max: read(wanted.stake_max),
    default_number_limit: read(wanted.default_number_limit),
  }
}

/** @throws Problem not_found, two_d_draw_in_other_state */
export function refuseUnlessOpen(draw: Draw | null): asserts draw is Draw {
  if (!draw) throw new Problem('not_found')
  if (!draw.is_open) throw new Problem('two_d_draw_in_other_state', { values: { status: draw.status } })
}
