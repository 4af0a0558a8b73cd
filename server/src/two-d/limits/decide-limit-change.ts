import { kyat, writeMoney } from '#contract/shared/money.ts'
import type { TwoDLimitChange } from '#contract/two-d/limits-staff.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { arrayOf, rowsOf } from '../../platform/database/row-set.ts'
import { Problem, refuseFields } from '../../platform/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { type Draw, drawObject, lockDraw, setTimes } from '../draw.ts'
import { getLimitChange, wantedOf } from './limit-change.ts'
import { parseAmounts, refuseUnlessOpen } from './request-limit-change.ts'

/**
 * Four-eyes approval: a person other than the requester changes the limits of a draw; bets that stand keep their odds.
 * The same approval again changes nothing.
 * @throws Problem not_found, approver_required, two_d_change_decided, two_d_draw_in_other_state, two_d_number_limit_exceeded,
 *   two_d_no_time_for_a_draw
 */
export function approveLimitChange(db: Database, staff: StaffCaller, id: string): Promise<TwoDLimitChange> {
  return transaction(db, async (tx) => {
    const { draw, change } = await lockChange(tx, staff, id)
    if (change.requested_by.is_me) throw new Problem('approver_required')
    if (change.status === 'approved' && change.decided_by?.is_me) return change
    if (change.status !== 'pending') throw new Problem('two_d_change_decided')
    refuseUnlessOpen(draw)
    const before = limitsOf(draw)
    const number_limits_before = await numberLimitsOf(tx, draw.id, Object.keys(change.number_limits))
    await refusePassed(tx, draw, change)
    await applyChange(tx, draw, change)
    await tx`
      update two_d.limit_change set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now()
      where id = ${id}`
    await recordAudit(tx, {
      staff,
      action: 'two_d.approve_limits',
      object: drawObject(draw.id),
      before: { change: change.number, status: 'pending', ...before, number_limits: number_limits_before },
      after: { status: 'approved', ...wantedOf(change) },
      reason: change.reason,
    })
    return getLimitChange(tx, staff, id)
  })
}

/**
 * Changes nothing; the requester may withdraw their own request.
 * @throws Problem invalid_fields, not_found, two_d_change_decided
 */
export function rejectLimitChange(
  db: Database,
  staff: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<TwoDLimitChange> {
  refuseFields({ reason: reasonFault(reason) })
  return transaction(db, async (tx) => {
    const { draw, change } = await lockChange(tx, staff, id)
    if (change.status === 'rejected' && change.decided_by?.is_me) return change
    if (change.status !== 'pending') throw new Problem('two_d_change_decided')
    await tx`
      update two_d.limit_change
      set status = 'rejected', decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason.trim()}
      where id = ${id}`
    await recordAudit(tx, {
      staff,
      action: 'two_d.reject_limits',
      object: drawObject(draw.id),
      before: { change: change.number, status: 'pending', ...wantedOf(change) },
      after: { status: 'rejected' },
      reason: reason.trim(),
    })
    return getLimitChange(tx, staff, id)
  })
}

/** Under the lock of its draw, so that of several decisions one comes first. */
async function lockChange(
  tx: Transaction,
  staff: StaffCaller,
  id: string,
): Promise<{ draw: Draw; change: TwoDLimitChange }> {
  const [of] = await tx<{ draw_id: number }[]>`select draw_id from two_d.limit_change where id = ${id}`
  const draw = of ? await lockDraw(tx, of.draw_id) : null
  if (!draw) throw new Problem('not_found')
  return { draw, change: await getLimitChange(tx, staff, id) }
}

async function numberLimitsOf(tx: Transaction, draw_id: number, numbers: string[]): Promise<Record<string, number>> {
  const rows = await tx<{ digits: string; number_limit: bigint }[]>`
    select digits, number_limit from two_d.number_limit
    where draw_id = ${draw_id} and digits = any (${arrayOf(tx, 'text', numbers)}) order by digits`
  return Object.fromEntries(rows.map(({ digits, number_limit }) => [digits, writeMoney(number_limit)]))
}

/** A limit cannot be set below what was taken already: such a number can only be closed. @throws Problem two_d_number_limit_exceeded */
async function refusePassed(tx: Transaction, draw: Draw, change: TwoDLimitChange): Promise<void> {
  const rows = await tx<{ digits: string }[]>`
    select digits from (${wantedNumberLimits(tx, draw, change)}) wanted where staked > wanted_number_limit order by digits`
  if (rows.length > 0) {
    throw new Problem('two_d_number_limit_exceeded', {
      values: { numbers: rows.map(({ digits }) => digits).join(', ') },
    })
  }
}

/** Each number of the draw with the limit that the change gives it. */
function wantedNumberLimits(tx: Transaction, draw: Draw, change: TwoDLimitChange) {
  const default_number_limit =
    change.default_number_limit === null ? draw.default_number_limit : kyat(change.default_number_limit)
  const own = Object.entries(change.number_limits).map(([digits, number_limit]) => ({
    digits,
    number_limit: number_limit === null ? null : kyat(number_limit),
  }))
  return tx`
    select c.digits, c.staked,
           case when own.digits is null then c.is_own else own.number_limit is not null end as wanted_own,
           case when own.digits is null and c.is_own then c.number_limit else coalesce(own.number_limit, ${default_number_limit}::bigint) end as wanted_number_limit
    from two_d.number_limit c
    left join ${rowsOf(tx, 'own', own, { digits: 'text', number_limit: 'bigint' })} on own.digits = c.digits
    where c.draw_id = ${draw.id}`
}

const limitsOf = ({ odds, stake_min, stake_max, default_number_limit, cutoff_at, draws_at }: Draw) => ({
  odds,
  stake_min: writeMoney(stake_min),
  stake_max: writeMoney(stake_max),
  default_number_limit: writeMoney(default_number_limit),
  cutoff_at: cutoff_at.toISOString(),
  draws_at: draws_at.toISOString(),
})

async function applyChange(tx: Transaction, draw: Draw, change: TwoDLimitChange): Promise<void> {
  const { stake_min, stake_max, default_number_limit } = parseAmounts(change)
  await tx`
    update two_d.number_limit c set number_limit = wanted.wanted_number_limit, is_own = wanted.wanted_own
    from (${wantedNumberLimits(tx, draw, change)}) wanted where c.draw_id = ${draw.id} and c.digits = wanted.digits`
  await tx`
    update two_d.draw set
      odds = coalesce(${change.odds}::smallint, odds), stake_min = coalesce(${stake_min}::bigint, stake_min),
      stake_max = coalesce(${stake_max}::bigint, stake_max),
      default_number_limit = coalesce(${default_number_limit}::bigint, default_number_limit)
    where id = ${draw.id}`
  const { cutoff_at, draws_at } = change
  if (cutoff_at !== null && draws_at !== null) {
    await setTimes(tx, draw.id, { cutoff_at: new Date(cutoff_at), draws_at: new Date(draws_at) })
  }
}
