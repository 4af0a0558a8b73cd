import type { BalanceAdjustment, NewBalanceAdjustmentBody } from '#contract/player-admin/staff.ts'
import { parseMoney } from '#contract/shared/money.ts'
import { requestApproval } from '../../approval/index.ts'
import { type Database, transaction } from '../../platform/database/database.ts'
import { refuseFields } from '../../platform/http/answers/problem.ts'
import { reasonFault, type StaffCaller } from '../../staff/index.ts'
import { lockPlayer } from '../player.ts'
import { balanceAdjustmentApproval } from './approval.ts'
import { getBalanceAdjustment } from './balance-adjustment.ts'

/** As fine as the ledger: a difference of less than a kyat can be adjusted too. */
const DECIMALS = 4

/**
 * Requests a balance adjustment; nothing moves until another person approves. A player has one pending at most.
 * @throws Problem invalid_fields, not_found, approver_required, balance_adjustment_pending
 */
export async function requestBalanceAdjustment(
  db: Database,
  staff: StaffCaller,
  { player_id, body }: { player_id: bigint; body: NewBalanceAdjustmentBody },
): Promise<BalanceAdjustment> {
  const amount = parseMoney(body.amount, DECIMALS)
  refuseFields({ amount: amount ? null : 'amount_invalid', reason: reasonFault(body.reason) })
  if (!amount) throw new Error('a balance adjustment without an amount was let through')
  const { account, direction } = body
  return transaction(db, async (tx) => {
    const { status } = await lockPlayer(tx, staff, player_id)
    const { id } = await requestApproval(tx, staff, {
      kind: balanceAdjustmentApproval,
      wanted: {
        subject: `player:${player_id}`,
        content: { player_id: String(player_id), account, direction },
        ground: { player_status: status },
        amount,
        reason: body.reason.trim(),
        approvals_needed: 1,
      },
    })
    return getBalanceAdjustment(tx, staff, id)
  })
}
