import type { Money } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { refuseReceivedOverLimit } from '../deposit-limits/deposit-limit.ts'
import { approvedOnSameReceipt } from '../deposits/same-reference.ts'
import type { Setting } from '../setting.ts'
import { isSameReceived, type Received, receivedOf, type Terms, writtenReceived } from './approval-terms.ts'
import type { LockedRequest } from './locked-request.ts'

/** A request as an approval would have it. */
export interface ApprovedRequest extends LockedRequest {
  received: Received | null
  credited: Money
  is_used: boolean
}

/** @throws Problem invalid_fields, reference_used, received_over_limit */
export async function getApprovedRequest(
  tx: Transaction,
  request: LockedRequest,
  terms: Terms,
): Promise<ApprovedRequest> {
  const received = receivedOf(request, terms)
  const credited = received?.amount ?? request.amount
  const used = await approvedOnSameReceipt(tx, request)
  const reuse_reason = used === null ? request.reuse_reason : (request.reuse_reason ?? terms.reuse_reason)
  if (used !== null && reuse_reason === null) throw new Problem('reference_used', { values: { number: String(used) } })
  if (credited > request.amount) await refuseReceivedOverLimit(tx, { ...request, amount: credited })
  return { ...request, received, credited, reuse_reason, is_used: used !== null }
}

/** Whether this approval is the first of two: where two are needed, and no earlier one said the same. */
export function isFirst(before: LockedRequest, decided: ApprovedRequest, { second_person_above }: Setting): boolean {
  if (before.approval_id === null) return decided.is_used || decided.credited > second_person_above
  return before.reuse_reason !== decided.reuse_reason || !isSameReceived(writtenReceived(before), decided.received)
}
