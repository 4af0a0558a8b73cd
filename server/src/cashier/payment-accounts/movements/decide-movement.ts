import type { AccountMovement } from '#contract/cashier/account-statements.ts'
import { writeMoney } from '#contract/shared/money.ts'
import { post } from '../../../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/database.ts'
import { Problem, refuseFields } from '../../../platform/http/answers/problem.ts'
import {
  judgeApproval,
  reasonFault,
  recordAudit,
  requireSecondPerson,
  type StaffCaller,
  scopeOf,
  wasRejected,
} from '../../../staff/index.ts'
import {
  type AccountMovementRequest,
  accountName,
  getMovement,
  heldBy,
  movementObject,
  requestedColumns,
  transferOf,
} from './movement.ts'

/**
 * Moves the money, once, by the word of somebody other than who asked. Said again by the same person it changes nothing.
 * @throws Problem not_found, approver_required, not_permitted, already_decided, account_too_small
 */
export function approveAccountMovement(db: Database, staff: StaffCaller, id: string): Promise<AccountMovement> {
  return transaction(db, async (tx) => {
    const requested = await lockMovement(tx, staff, id)
    if (judgeApproval(requested, staff) === 'final') await finishMovement(tx, staff, requested)
    return getMovement(tx, staff, id)
  })
}

/** Moves nothing. @throws Problem invalid_fields, not_found, already_decided */
export function rejectAccountMovement(
  db: Database,
  staff: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<AccountMovement> {
  refuseFields({ reason: reasonFault(reason) })
  return transaction(db, async (tx) => {
    const requested = await lockMovement(tx, staff, id)
    if (wasRejected(requested, staff)) return getMovement(tx, staff, id)
    await tx`
      update cashier.movement
      set status = 'rejected', decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason.trim()}
      where id = ${id}`
    await noteDecision(tx, staff, { requested, decision: 'reject', reason: reason.trim() })
    return getMovement(tx, staff, id)
  })
}

/** Under its lock, so that of all who decide about it one comes first. */
async function lockMovement(tx: Transaction, staff: StaffCaller, id: string): Promise<AccountMovementRequest> {
  const [requested] = await tx<
    AccountMovementRequest[]
  >`select ${requestedColumns(tx)} from cashier.movement m where m.id = ${id} for update`
  if (!requested || scopeOf(staff) !== null) throw new Problem('not_found')
  return requested
}

/** @throws Problem not_permitted, account_too_small */
export async function finishMovement(
  tx: Transaction,
  staff: StaffCaller,
  requested: AccountMovementRequest,
): Promise<void> {
  requireSecondPerson(requested, staff)
  await tx`
    update cashier.movement set status = 'done', decided_by = ${staff.staff_id}, decided_at = now()
    where id = ${requested.id}`
  const [posted] = await post(tx, [transferOf(requested)])
  if (posted === 'insufficient_funds') throw await accountTooSmall(tx, requested.account_id)
  if (posted !== 'posted') throw new Error(`movement ${requested.number} was approved, and its money is ${posted}`)
  await noteDecision(tx, staff, { requested, decision: 'approve', reason: null })
}

/** What an account that lacks the money answers, by its name. */
export async function accountTooSmall(tx: Transaction, account_id: number): Promise<Problem> {
  const [account, held] = [await accountName(tx, account_id), await heldBy(tx, account_id)]
  return new Problem('account_too_small', { values: { account, balance: writeMoney(held) } })
}

interface Decision {
  requested: AccountMovementRequest
  decision: 'approve' | 'reject'
  reason: string | null
}

async function noteDecision(
  tx: Transaction,
  staff: StaffCaller,
  { requested, decision, reason }: Decision,
): Promise<void> {
  const { kind, account_id, to_account_id, amount } = requested
  await recordAudit(tx, {
    staff,
    action: `payment_accounts.${decision}_movement`,
    object: movementObject(requested.number),
    before: { kind, account_id, to_account_id, amount: writeMoney(amount), status: 'pending' },
    after: { status: decision === 'approve' ? 'done' : 'rejected' },
    reason,
  })
}
