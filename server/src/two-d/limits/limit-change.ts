import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { TwoDLimitChange } from '#contract/two-d/limits-staff.ts'
import type { Fragment, Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../staff/index.ts'

/** Of one draw the newest; nobody changes the limits of a draw more often than a few times. */
export const LIMIT_CHANGES_MAX = 100

interface LimitChangeRow {
  id: string
  number: bigint
  draw_id: number
  odds: number | null
  stake_min: Money | null
  stake_max: Money | null
  default_number_limit: Money | null
  number_limits: TwoDLimitChange['number_limits']
  cutoff_at: Date | null
  draws_at: Date | null
  reason: string
  status: TwoDLimitChange['status']
  requested_by: bigint
  requester: string
  created_at: Date
  decided_by: bigint | null
  decider: string | null
  decided_at: Date | null
  decision_reason: string | null
}

/** Those that fulfil a condition on `c`, newest first. */
export async function listLimitChanges(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<TwoDLimitChange[]> {
  const rows = await db<LimitChangeRow[]>`
    select c.id, c.number, c.draw_id, c.odds, c.stake_min, c.stake_max, c.default_number_limit, c.number_limits,
           c.cutoff_at, c.draws_at, c.reason, c.status, c.requested_by,
           requester.user_name as requester, c.created_at, c.decided_by, decider.user_name as decider, c.decided_at,
           c.decision_reason
    from two_d.limit_change c
    join staff.staff requester on requester.id = c.requested_by
    left join staff.staff decider on decider.id = c.decided_by
    where ${where} order by c.number desc limit ${limit}`
  return rows.map((row) => serializeChange(row, staff))
}

/** @throws Error when there is none: the caller has just written it */
export async function getLimitChange(db: Queryable, staff: StaffCaller, id: string): Promise<TwoDLimitChange> {
  const [change] = await listLimitChanges(db, staff, { where: db`c.id = ${id}`, limit: 1 })
  if (!change) throw new Error(`the change ${id} of limits is gone`)
  return change
}

const serializeAmount = (amount: Money | null) => (amount === null ? null : writeMoney(amount))

function serializeChange({ requester, decider, ...row }: LimitChangeRow, { staff_id }: StaffCaller): TwoDLimitChange {
  return {
    ...row,
    number: Number(row.number),
    stake_min: serializeAmount(row.stake_min),
    stake_max: serializeAmount(row.stake_max),
    default_number_limit: serializeAmount(row.default_number_limit),
    cutoff_at: row.cutoff_at?.toISOString() ?? null,
    draws_at: row.draws_at?.toISOString() ?? null,
    requested_by: { user_name: requester, is_me: row.requested_by === staff_id },
    created_at: row.created_at.toISOString(),
    decided_by: decider === null ? null : { user_name: decider, is_me: row.decided_by === staff_id },
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

/** What a change wants, as the audit log names it. */
export const wantedOf = ({
  odds,
  stake_min,
  stake_max,
  default_number_limit,
  number_limits,
  cutoff_at,
  draws_at,
}: TwoDLimitChange) => ({
  ...(odds !== null && { odds }),
  ...(stake_min !== null && { stake_min }),
  ...(stake_max !== null && { stake_max }),
  ...(default_number_limit !== null && { default_number_limit }),
  ...(Object.keys(number_limits).length > 0 && { number_limits }),
  ...(cutoff_at !== null && { cutoff_at, draws_at }),
})
