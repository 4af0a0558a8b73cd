import { CLAIM_SECONDS } from '#cashier/contract/rules.ts'
import type { QueueRow } from '#cashier/contract/staff.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { agencyOf, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { type LockedRequest, lockRequest, nounOf, objectOf, type RequestKey, refuseDecided } from './locked-request.ts'
import { getQueueRow } from './queue/queue-row.ts'

/**
 * A senior takes a request over from somebody who holds it, for instance with a screen that was left open. Who held it
 * cannot decide any more, and the audit log says from whom it was taken.
 * @throws Problem not_found, approver_required, not_permitted, request_decided, request_claimed
 */
export function takeOver(db: Database, staff: StaffCaller, chosen: RequestKey): Promise<QueueRow> {
  return transaction(db, async (tx) => {
    if (!staff.permissions.has('requests.take_over')) throw new Problem('not_permitted')
    const request = await lockRequest(tx, staff, chosen)
    refuseDecided(request)
    await refuseOutsiders(tx, staff, request)
    await tx`
      update cashier.request
      set claimed_by = ${staff.staff_id}, claimed_until = now() + ${CLAIM_SECONDS} * interval '1 second'
      where id = ${request.id}`
    if (request.holder !== staff.staff_id) {
      await recordAudit(tx, {
        staff,
        action: `${nounOf(request.direction)}.take_over`,
        object: objectOf(request),
        before: { claimed_by: request.holder === null ? null : request.holder_name },
        after: { claimed_by: staff.user_name },
      })
    }
    return getQueueRow(tx, staff, request.id)
  })
}

/** An agent is the senior of their sub-agents, and not of the operator's own staff. @throws Problem request_claimed */
async function refuseOutsiders(tx: Transaction, staff: StaffCaller, request: LockedRequest): Promise<void> {
  const { holder, holder_name } = request
  if (staff.agent_id === null || holder === null) return
  if ((await agencyOf(tx, holder)) === staff.agent_id) return
  throw new Problem('request_claimed', { values: { user_name: holder_name ?? '' } })
}
