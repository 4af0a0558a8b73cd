import type { BalanceAdjustment, NewBalanceAdjustmentBody } from '#contract/player-admin/staff.ts'
import { parseMoney, writeMoney } from '#contract/shared/money.ts'
import { type Database, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/answers/problem.ts'
import { uuidV7 } from '../../platform/random.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { lockPlayer } from '../player.ts'
import { balanceAdjustmentObject, getBalanceAdjustment } from './balance-adjustment.ts'

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
  const reason = body.reason.trim()
  return transaction(db, async (tx) => {
    await lockPlayer(tx, staff, player_id)
    const pending = await tx`
      select from player_admin.balance_adjustment where player_id = ${player_id} and status = 'pending'`
    if (pending.length > 0) throw new Problem('balance_adjustment_pending')
    const id = uuidV7()
    await tx`
      insert into player_admin.balance_adjustment (id, player_id, account, direction, amount, reason, requested_by)
      values (${id}, ${player_id}, ${account}, ${direction}, ${amount}, ${reason}, ${staff.staff_id})`
    const adjustment = await getBalanceAdjustment(tx, staff, id)
    const after = { player_id: String(player_id), account, direction, amount: writeMoney(amount), status: 'pending' }
    const object = balanceAdjustmentObject(adjustment.number)
    await recordAudit(tx, { staff, action: 'players.request_balance_adjustment', object, after, reason })
    return adjustment
  })
}
