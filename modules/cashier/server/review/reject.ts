import { rejectIn } from '#approval/server/index.ts'
import type { Rejection } from '#cashier/contract/player.ts'
import { DEPOSIT_REJECTIONS, type RejectionReason, WITHDRAWAL_REJECTIONS } from '#cashier/contract/rules.ts'
import type { QueueRow, RejectBody } from '#cashier/contract/staff.ts'
import { post, withdrawalReturned } from '#ledger/server/index.ts'
import { recordEvents } from '#outbox/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { noteEvent } from '../requests/event.ts'
import { type Direction, parseText, rejectionFaults } from '../rules.ts'
import type { ApprovalPorts } from './approval-ports.ts'
import { type LargeRequestKind, largeRequestApproval } from './large-requests/approval.ts'
import {
  type LockedRequest,
  lockRequest,
  nounOf,
  objectOf,
  type RequestKey,
  refuseDecision,
  whatIsDecided,
} from './locked-request.ts'
import { getQueueRow } from './queue/queue-row.ts'

/**
 * Says no, and why; what was held of a withdrawal is the player's again. The player reads the reason. Said again by
 * the same person it changes nothing.
 * @throws Problem invalid_fields, not_found, approver_required, and like refuseDecision
 */
export async function reject(
  db: Database,
  staff: StaffCaller,
  { ports, body, ...chosen }: RequestKey & { ports: ApprovalPorts; body: RejectBody },
): Promise<QueueRow> {
  const rejection = parseRejection(body, chosen.direction)
  return transaction(db, async (tx) => {
    const request = await lockRequest(tx, staff, chosen)
    const is_repeated = request.status === 'rejected' && request.decided_by === staff.staff_id
    if (!is_repeated) {
      refuseDecision(request, staff, body.version)
      await sayNo(tx, staff, { request, rejection, kind: largeRequestApproval(ports) })
    }
    return getQueueRow(tx, staff, request.id)
  })
}

function parseRejection(body: RejectBody, direction: Direction): Rejection {
  const reason = parseText(body.reason)
  const note = parseText(body.note)
  refuseFields(rejectionFaults(reason, note, direction === 'deposit' ? DEPOSIT_REJECTIONS : WITHDRAWAL_REJECTIONS))
  return { code: reason as RejectionReason, note: note === '' ? null : note }
}

async function sayNo(
  tx: Transaction,
  staff: StaffCaller,
  { request, rejection, kind }: { request: LockedRequest; rejection: Rejection; kind: LargeRequestKind },
): Promise<void> {
  const { id, player_id, amount, approval_id } = request
  await tx`
    update cashier.request
    set status = 'rejected', decided_by = ${staff.staff_id}, decided_at = now(), claimed_by = null, claimed_until = null
    where id = ${id} and status = 'pending'`
  if (approval_id !== null) {
    await rejectIn(tx, staff, { kind, id: approval_id, reason: rejection.note ?? rejection.code })
  }
  await noteEvent(tx, { id, kind: 'rejected', staff_id: staff.staff_id, rejection })
  if (request.direction === 'withdrawal') {
    const [posted] = await post(tx, [withdrawalReturned({ cause_id: id, player_id, amount })])
    if (posted !== 'posted') throw new Error(`request ${request.number} was rejected, and its money is ${posted}`)
  }
  const content = { number: Number(request.number), amount: writeMoney(amount), rejection }
  await recordEvents(tx, [{ player_id, cause_id: id, kind: `${request.direction}.rejected`, content }])
  await recordAudit(tx, {
    staff,
    action: `${nounOf(request.direction)}.reject`,
    object: objectOf(request),
    before: whatIsDecided(request),
    after: { status: 'rejected' },
    reason: rejection.note === null ? rejection.code : `${rejection.code}: ${rejection.note}`,
  })
}
