import { kyat, writeMoney } from '#contract/money.ts'
import type { TwoDLimitChange } from '#contract/two-d-limit-console.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { arrayOf, rowsOf } from '../../platform/database/row-set.ts'
import { Problem, refuseFields } from '../../platform/http/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { type Draw, drawObject, lockDraw, setTimes } from '../draw.ts'
import { readAmounts, refuseUnlessOpen } from './ask-limit-change.ts'
import { readLimitChange, wantedOf } from './limit-change.ts'

/**
 * Changes the limits of a draw by the word of somebody other than who asked; bets that stand keep their odds. Said again
 * by the same person it changes nothing.
 * @throws Problem not_found, somebody_else_needed, two_d_change_decided, two_d_draw_in_other_state, two_d_cap_passed,
 *   two_d_no_time_for_a_draw
 */
export function approveLimitChange(db: Database, staff: StaffCaller, id: string): Promise<TwoDLimitChange> {
  return transaction(db, async (tx) => {
    const { draw, change } = await lockChange(tx, staff, id)
    if (change.asked_by.is_me) throw new Problem('somebody_else_needed')
    if (change.status === 'approved' && change.decided_by?.is_me) return change
    if (change.status !== 'pending') throw new Problem('two_d_change_decided')
    refuseUnlessOpen(draw)
    const before = limitsOf(draw)
    const caps_before = await capsOf(tx, draw.id, Object.keys(change.caps))
    await refusePassed(tx, draw, change)
    await applyChange(tx, draw, change)
    await tx`
      update two_d.limit_change set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now()
      where id = ${id}`
    await recordAudit(tx, {
      staff,
      action: 'two_d.approve_limits',
      object: drawObject(draw.id),
      before: { change: change.number, status: 'pending', ...before, caps: caps_before },
      after: { status: 'approved', ...wantedOf(change) },
      reason: change.reason,
    })
    return readLimitChange(tx, staff, id)
  })
}

/**
 * Changes nothing; whoever asked may take it back himself.
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
    return readLimitChange(tx, staff, id)
  })
}

/** Under the lock of its draw, so that of all who decide about it one comes first. */
async function lockChange(
  tx: Transaction,
  staff: StaffCaller,
  id: string,
): Promise<{ draw: Draw; change: TwoDLimitChange }> {
  const [of] = await tx<{ draw_id: number }[]>`select draw_id from two_d.limit_change where id = ${id}`
  const draw = of ? await lockDraw(tx, of.draw_id) : null
  if (!draw) throw new Problem('not_found')
  return { draw, change: await readLimitChange(tx, staff, id) }
}

async function capsOf(tx: Transaction, draw_id: number, numbers: string[]): Promise<Record<string, number>> {
  const rows = await tx<{ digits: string; cap: bigint }[]>`
    select digits, cap from two_d.cap
    where draw_id = ${draw_id} and digits = any (${arrayOf(tx, 'text', numbers)}) order by digits`
  return Object.fromEntries(rows.map(({ digits, cap }) => [digits, writeMoney(cap)]))
}

/** A cap cannot be set below what was taken already: such a number can only be closed. @throws Problem two_d_cap_passed */
async function refusePassed(tx: Transaction, draw: Draw, change: TwoDLimitChange): Promise<void> {
  const rows = await tx<{ digits: string }[]>`
    select digits from (${wantedCaps(tx, draw, change)}) wanted where staked > wanted_cap order by digits`
  if (rows.length > 0) {
    throw new Problem('two_d_cap_passed', { values: { numbers: rows.map(({ digits }) => digits).join(', ') } })
  }
}

/** Each number of the draw with the cap that the change gives it. */
function wantedCaps(tx: Transaction, draw: Draw, change: TwoDLimitChange) {
  const default_break = change.default_break === null ? draw.default_break : kyat(change.default_break)
  const own = Object.entries(change.caps).map(([digits, cap]) => ({ digits, cap: cap === null ? null : kyat(cap) }))
  return tx`
    select c.digits, c.staked,
           case when own.digits is null then c.is_own else own.cap is not null end as wanted_own,
           case when own.digits is null and c.is_own then c.cap else coalesce(own.cap, ${default_break}::bigint) end as wanted_cap
    from two_d.cap c
    left join ${rowsOf(tx, 'own', own, { digits: 'text', cap: 'bigint' })} on own.digits = c.digits
    where c.draw_id = ${draw.id}`
}

const limitsOf = ({ odds, stake_min, stake_max, default_break, closes_at, draws_at }: Draw) => ({
  odds,
  stake_min: writeMoney(stake_min),
  stake_max: writeMoney(stake_max),
  default_break: writeMoney(default_break),
  closes_at: closes_at.toISOString(),
  draws_at: draws_at.toISOString(),
})

async function applyChange(tx: Transaction, draw: Draw, change: TwoDLimitChange): Promise<void> {
  const { stake_min, stake_max, default_break } = readAmounts(change)
  await tx`
    update two_d.cap c set cap = wanted.wanted_cap, is_own = wanted.wanted_own
    from (${wantedCaps(tx, draw, change)}) wanted where c.draw_id = ${draw.id} and c.digits = wanted.digits`
  await tx`
    update two_d.draw set
      odds = coalesce(${change.odds}::smallint, odds), stake_min = coalesce(${stake_min}::bigint, stake_min),
      stake_max = coalesce(${stake_max}::bigint, stake_max),
      default_break = coalesce(${default_break}::bigint, default_break)
    where id = ${draw.id}`
  const { closes_at, draws_at } = change
  if (closes_at !== null && draws_at !== null) {
    await setTimes(tx, draw.id, { closes_at: new Date(closes_at), draws_at: new Date(draws_at) })
  }
}
