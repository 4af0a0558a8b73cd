import type { BalanceAdjustment } from '#contract/player-admin/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import { correctionCredit, correctionDebit, post } from '../../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { withinScope } from '../player.ts'
import { balanceAdjustmentObject, getBalanceAdjustment } from './balance-adjustment.ts'

interface LockedAdjustment extends Pick<BalanceAdjustment, 'id' | 'account' | 'direction' | 'status' | 'reason'> {
  number: bigint
  player_id: bigint
  amount: Money
  requested_by: bigint
  decided_by: bigint | null
}

/**
 * Moves the money, once; the approver is never the requester. A second approval by the same person changes nothing.
 * @throws Problem not_found, approver_required, balance_adjustment_decided, balance_adjustment_over_balance
 */
export function approveBalanceAdjustment(db: Database, staff: StaffCaller, id: string): Promise<BalanceAdjustment> {
  return transaction(db, async (tx) => {
    const adjustment = await lockBalanceAdjustment(tx, staff, id)
    if (adjustment.requested_by === staff.staff_id) throw new Problem('approver_required')
    if (adjustment.status === 'approved' && adjustment.decided_by === staff.staff_id)
      return getBalanceAdjustment(tx, staff, id)
    if (adjustment.status !== 'pending') throw new Problem('balance_adjustment_decided')
    await tx`
      update player_admin.balance_adjustment set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now()
      where id = ${id}`
    const [posted] = await post(tx, [transferOf(adjustment)])
    if (posted === 'insufficient_funds') throw new Problem('balance_adjustment_over_balance')
    if (posted !== 'posted')
      throw new Error(`balance adjustment ${adjustment.number} was approved, and its money is ${posted}`)
    await recordDecision(tx, staff, { adjustment, entry: 'approve', reason: adjustment.reason })
    return getBalanceAdjustment(tx, staff, id)
  })
}

/**
 * Moves nothing; the requester may also withdraw the request.
 * @throws Problem invalid_fields, not_found, approver_required, balance_adjustment_decided
 */
export function rejectBalanceAdjustment(
  db: Database,
  staff: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<BalanceAdjustment> {
  refuseFields({ reason: reasonFault(reason) })
  return transaction(db, async (tx) => {
    const adjustment = await lockBalanceAdjustment(tx, staff, id)
    if (adjustment.status === 'rejected' && adjustment.decided_by === staff.staff_id)
      return getBalanceAdjustment(tx, staff, id)
    if (adjustment.status !== 'pending') throw new Problem('balance_adjustment_decided')
    await tx`
      update player_admin.balance_adjustment
      set status = 'rejected', decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason.trim()}
      where id = ${id}`
    await recordDecision(tx, staff, { adjustment, entry: 'reject', reason: reason.trim() })
    return getBalanceAdjustment(tx, staff, id)
  })
}

/** Under the lock of its row, so that one decision comes first. */
async function lockBalanceAdjustment(tx: Transaction, staff: StaffCaller, id: string): Promise<LockedAdjustment> {
  const [adjustment] = await tx<LockedAdjustment[]>`
    select c.id, c.number, c.player_id, c.account, c.direction, c.amount, c.status, c.reason, c.requested_by, c.decided_by
    from player_admin.balance_adjustment c join identity.player p on p.id = c.player_id
    where c.id = ${id} and ${withinScope(tx, staff)}
    for update of c`
  if (!adjustment) throw new Problem('not_found')
  if (adjustment.player_id === staff.player_id) throw new Problem('approver_required')
  return adjustment
}

function transferOf({ id: cause_id, player_id, amount, account, direction }: LockedAdjustment) {
  const move = { cause_id, player_id, amount }
  return direction === 'credit' ? correctionCredit(move, account) : correctionDebit(move, account)
}

interface Decision {
  adjustment: LockedAdjustment
  entry: 'approve' | 'reject'
  reason: string
}

async function recordDecision(
  tx: Transaction,
  staff: StaffCaller,
  { adjustment, entry, reason }: Decision,
): Promise<void> {
  const { account, direction } = adjustment
  const what = { player_id: String(adjustment.player_id), account, direction, amount: writeMoney(adjustment.amount) }
  await recordAudit(tx, {
    staff,
    action: `players.${entry}_balance_adjustment`,
    object: balanceAdjustmentObject(adjustment.number),
    before: { ...what, status: 'pending' },
    after: { status: entry === 'approve' ? 'approved' : 'rejected' },
    reason,
  })
}
