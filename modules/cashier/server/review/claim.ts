import { CLAIM_SECONDS } from '#cashier/contract/rules.ts'
import type { QueueRow } from '#cashier/contract/staff.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { lockRequest, nounOf, objectOf, type RequestKey, refuseDecided, refuseHeld } from './locked-request.ts'
import { getQueueRow } from './queue/queue-row.ts'

/**
 * Shows the others who is working on a request, and keeps it for this person for a while: a lease. Said again it is
 * renewed, never beyond its length from now, and without a renewal it ends.
 * @throws Problem not_found, approver_required, request_claimed, request_decided
 */
export function claim(db: Database, staff: StaffCaller, chosen: RequestKey): Promise<QueueRow> {
  return transaction(db, async (tx) => {
    const request = await lockRequest(tx, staff, chosen)
    refuseDecided(request)
    refuseHeld(request, staff)
    const [was] = await tx<{ is_renewed: boolean }[]>`
      update cashier.request
      set claimed_by = ${staff.staff_id}, claimed_until = now() + ${CLAIM_SECONDS} * interval '1 second'
      where id = ${request.id}
      returning coalesce(old.claimed_by = ${staff.staff_id} and old.claimed_until > now(), false) as is_renewed`
    // A screen renews again and again; that is one claim.
    if (!was?.is_renewed) {
      await recordAudit(tx, { staff, action: `${nounOf(chosen.direction)}.claim`, object: objectOf(request) })
    }
    return getQueueRow(tx, staff, request.id)
  })
}

/** Lets go of a request. One that nobody holds, or that was decided, stays as it is. @throws like claim */
export function release(db: Database, staff: StaffCaller, chosen: RequestKey): Promise<QueueRow> {
  return transaction(db, async (tx) => {
    const request = await lockRequest(tx, staff, chosen)
    refuseHeld(request, staff)
    const released = await tx`
      update cashier.request set claimed_by = null, claimed_until = null
      where id = ${request.id} and claimed_by = ${staff.staff_id} and status = 'pending' returning id`
    if (released.length > 0) {
      await recordAudit(tx, { staff, action: `${nounOf(chosen.direction)}.release`, object: objectOf(request) })
    }
    return getQueueRow(tx, staff, request.id)
  })
}
