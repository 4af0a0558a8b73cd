import { type ApprovalKind, approveIn, listRequests, rejectIn, requestApproval } from '#approval/server/index.ts'
import type { HeldCredit, HeldDecision } from '#held-credit/contract/staff.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, type StaffCaller } from '#staff/server/index.ts'
import { type HeldContent, type HeldRequest, heldCreditObject } from './approval.ts'
import { getHeldCredit, type HeldContext } from './list-credits.ts'
import { DECIDED, type LockedCredit, leftOf, lockHeldCredit } from './locked-credit.ts'

interface Decision {
  id: string
  decision: HeldDecision
  reason: string
}

/** The dependencies of this module's calls. */
export interface DecisionContext extends HeldContext {
  db: Database
  approval: ApprovalKind<HeldContent>
}

/**
 * Releases the credit to the game balance, or gives it back to the partner's account, once: when two people say the same.
 * The first word is a request and moves nothing. Another person's same word approves it; any other word, and each word
 * after the partner has taken back a part, begins anew.
 * @throws Problem invalid_fields, not_found, approver_required, not_permitted, already_decided
 */
export async function decideHeldCredit(
  context: DecisionContext,
  staff: StaffCaller,
  { id, decision, reason }: Decision,
): Promise<HeldCredit> {
  refuseFields({ reason: reasonFault(reason) })
  await transaction(context.db, async (tx) => {
    const credit = await lockHeldCredit(tx, staff, id)
    if (credit.status === DECIDED[decision] && credit.decided_by === staff.staff_id) return
    if (credit.status !== 'pending') throw new Problem('already_decided')
    await decide(tx, staff, { kind: context.approval, credit, decision, reason: reason.trim() })
  })
  // A game's name comes over another connection, which nobody may wait for under a lock.
  return getHeldCredit(context, staff, id)
}

interface Said {
  kind: ApprovalKind<HeldContent>
  credit: LockedCredit
  decision: HeldDecision
  reason: string
}

async function decide(tx: Transaction, staff: StaffCaller, { kind, credit, decision, reason }: Said): Promise<void> {
  const waiting = await findWaiting(tx, credit)
  if (waiting?.content.decision === decision && waiting.amount === leftOf(credit)) {
    return approveIn(tx, staff, { kind, id: waiting.id, reason })
  }
  if (waiting) await rejectIn(tx, staff, { kind, id: waiting.id, reason })
  await requestApproval(tx, staff, {
    kind,
    wanted: {
      subject: heldCreditObject(credit.number),
      content: { credit_id: credit.id, player_id: String(credit.player_id), partner: credit.partner, decision },
      amount: leftOf(credit),
      reason,
      approvals_needed: 1,
    },
  })
}

/** The decision of one person about it that nobody has answered. */
async function findWaiting(tx: Transaction, { number }: LockedCredit): Promise<HeldRequest | null> {
  const [waiting] = await listRequests<HeldContent>(tx, {
    where: tx`q.kind = 'held_credit' and q.subject = ${heldCreditObject(number)} and q.status = 'pending'`,
    limit: 1,
  })
  return waiting ?? null
}
