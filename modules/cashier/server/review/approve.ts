import { approveIn } from '#approval/server/index.ts'
import type { ApproveBody, QueueRow } from '#cashier/contract/staff.ts'
import { writeMoney } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { refuseOtherPayout } from '../withdrawals/payout.ts'
import type { ApprovalPorts } from './approval-ports.ts'
import { parseTerms, sayReasons } from './approval-terms.ts'
import { type ApprovedRequest, getApprovedRequest, isFirst } from './approved-request.ts'
import { finishRequest } from './finish-request.ts'
import { largeRequestApproval } from './large-requests/approval.ts'
import { requestSecondPerson } from './large-requests/request-second-person.ts'
import { lockSetting } from './lock-setting.ts'
import { lockRequest, nounOf, objectOf, type RequestKey, refuseDecision, whatIsDecided } from './locked-request.ts'
import { getQueueRow } from './queue/queue-row.ts'

/**
 * Moves the money: a deposit becomes the player's, a withdrawal leaves what was held. Above the setting's amount, and where
 * its reference stands on an approved request, the first approval moves nothing, and another person's finishes it. Said
 * again by the same person it changes nothing.
 * @throws Problem invalid_fields, not_found, approver_required, not_permitted, reference_used, received_over_limit,
 * float_too_small, account_too_small, player_owes, and like refuseDecision
 */
export function approve(
  db: Database,
  staff: StaffCaller,
  { ports, body, ...chosen }: RequestKey & { ports: ApprovalPorts; body: ApproveBody },
): Promise<QueueRow> {
  return transaction(db, async (tx) => {
    const setting = await lockSetting(tx)
    const terms = parseTerms(body, chosen.direction, setting)
    const request = await lockRequest(tx, staff, chosen)
    const is_repeated = request.status === 'approved' && request.decided_by === staff.staff_id
    if (is_repeated) refuseOtherPayout(request, body)
    if (!is_repeated) {
      refuseDecision(request, staff, body.version)
      const decided = await getApprovedRequest(tx, request, terms)
      const { approval_id: id } = request
      const kind = largeRequestApproval(ports)
      if (isFirst(request, decided, setting)) await requestSecondPerson(tx, staff, { kind, decided, setting })
      else if (id !== null) await approveIn(tx, staff, { kind, id, input: body })
      else await approveAlone(tx, staff, { decided, body, ports })
    }
    return getQueueRow(tx, staff, request.id)
  })
}

interface Alone {
  decided: ApprovedRequest
  body: ApproveBody
  ports: ApprovalPorts
}

async function approveAlone(tx: Transaction, staff: StaffCaller, { decided, body, ports }: Alone): Promise<void> {
  const payout = await finishRequest(tx, staff, decided, { body, ports, first: null })
  const { received } = decided
  await recordAudit(tx, {
    staff,
    action: `${nounOf(decided.direction)}.approve`,
    object: objectOf(decided),
    before: whatIsDecided(decided),
    after: { status: 'approved', ...payout, ...(received && { received_amount: writeMoney(received.amount) }) },
    reason: sayReasons(decided),
  })
}
