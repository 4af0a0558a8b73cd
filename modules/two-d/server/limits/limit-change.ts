import { listRequests } from '#approval/server/index.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { TwoDLimitChange } from '#two-d/contract/limits-staff.ts'
import type { LimitsContent, LimitsRequest } from './limits-content.ts'

/** Of one draw the newest; nobody changes the limits of a draw more often than a few times. */
export const LIMIT_CHANGES_MAX = 100

/** Those that fulfil a condition on `q`, newest first. */
export async function listLimitChanges(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<TwoDLimitChange[]> {
  const requests = await listRequests<LimitsContent>(db, { where: db`q.kind = 'two_d_limits' and ${where}`, limit })
  return requests.map((request) => serializeChange(request, staff))
}

/** @throws Error when there is none: the caller has just written it */
export async function getLimitChange(db: Queryable, staff: StaffCaller, id: string): Promise<TwoDLimitChange> {
  const [change] = await listLimitChanges(db, staff, { where: db`q.id = ${id}`, limit: 1 })
  if (!change) throw new Error(`the change ${id} of limits is gone`)
  return change
}

const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString())

function serializeChange(request: LimitsRequest, { staff_id }: StaffCaller): TwoDLimitChange {
  const { id, number, content, reason, status, requester, decider, decided_at } = request
  return {
    ...content,
    id,
    number: Number(number),
    cutoff_at: isoOf(content.cutoff_at),
    draws_at: isoOf(content.draws_at),
    reason: reason ?? '',
    status,
    requested_by: { user_name: requester, is_me: request.requested_by === staff_id },
    created_at: request.requested_at.toISOString(),
    decided_by: decider === null ? null : { user_name: decider, is_me: request.decided_by === staff_id },
    decided_at: decided_at?.toISOString() ?? null,
    decision_reason: request.decision_reason,
  }
}
