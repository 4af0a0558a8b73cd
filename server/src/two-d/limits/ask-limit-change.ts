import { kyat } from '#contract/money.ts'
import type { TwoDLimitChange, TwoDLimitChangeBody } from '#contract/two-d-limit-console.ts'
import { type Database, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { type Draw, drawObject, lockDraw } from '../draw.ts'
import { readLimitChange, wantedOf } from './limit-change.ts'

/**
 * Asks for other limits of one draw, or that bets are taken longer; nothing changes until another person approves. One
 * at a time for a draw.
 * @throws Problem invalid_fields, not_found, two_d_draw_in_other_state, two_d_no_time_for_a_draw, two_d_change_pending
 */
export function askLimitChange(
  db: Database,
  staff: StaffCaller,
  { draw_id, body }: { draw_id: number; body: TwoDLimitChangeBody },
): Promise<TwoDLimitChange> {
  const { reason, caps = {}, ...limits } = body
  const is_empty = Object.keys(limits).length === 0 && Object.keys(caps).length === 0
  refuseFields({
    reason: reasonFault(reason),
    odds: is_empty ? 'required' : null,
    closes_at: body.draws_at !== undefined && body.closes_at === undefined ? 'required' : null,
    draws_at: body.closes_at !== undefined && body.draws_at === undefined ? 'required' : null,
  })
  const times = readTimes(body)
  const wanted = readAmounts(body)
  return transaction(db, async (tx) => {
    const draw = await lockDraw(tx, draw_id)
    refuseUnlessOpen(draw)
    const stake_min = wanted.stake_min ?? draw.stake_min
    refuseFields({
      stake_max: (wanted.stake_max ?? draw.stake_max) < stake_min ? 'invalid' : null,
      default_break: (wanted.default_break ?? draw.default_break) < stake_min ? 'invalid' : null,
    })
    if (times && (times.closes_at <= draw.closes_at || times.closes_at >= times.draws_at)) {
      throw new Problem('two_d_no_time_for_a_draw')
    }
    const inserted = await tx<{ id: string }[]>`
      insert into two_d.limit_change (id, draw_id, odds, stake_min, stake_max, default_break, caps, closes_at, draws_at,
                                      reason, asked_by)
      values (uuidv7(), ${draw_id}, ${limits.odds ?? null}, ${wanted.stake_min}, ${wanted.stake_max},
              ${wanted.default_break}, ${JSON.stringify(caps)}::text::jsonb, ${times?.closes_at ?? null},
              ${times?.draws_at ?? null}, ${reason.trim()}, ${staff.staff_id})
      on conflict (draw_id) where status = 'pending' do nothing returning id`
    const [row] = inserted
    if (!row) throw new Problem('two_d_change_pending')
    const change = await readLimitChange(tx, staff, row.id)
    const after = { change: change.number, status: 'pending', ...wantedOf(change) }
    const object = drawObject(draw_id)
    await recordAudit(tx, { staff, action: 'two_d.ask_limits', object, after, reason: change.reason })
    return change
  })
}

function readTimes({ closes_at, draws_at }: TwoDLimitChangeBody): { closes_at: Date; draws_at: Date } | null {
  if (closes_at === undefined || draws_at === undefined) return null
  return { closes_at: new Date(closes_at), draws_at: new Date(draws_at) }
}

/** In 1/10000 kyat; null for what stays. */
export function readAmounts(wanted: Partial<Record<'stake_min' | 'stake_max' | 'default_break', number | null>>) {
  const read = (amount: number | null = null) => (amount === null ? null : kyat(amount))
  return {
    stake_min: read(wanted.stake_min),
    stake_max: read(wanted.stake_max),
    default_break: read(wanted.default_break),
  }
}

/** @throws Problem not_found, two_d_draw_in_other_state */
export function refuseUnlessOpen(draw: Draw | null): asserts draw is Draw {
  if (!draw) throw new Problem('not_found')
  if (!draw.is_open) throw new Problem('two_d_draw_in_other_state', { values: { status: draw.status } })
}
