import { applyRequest, requestApproval } from '#approval/server/index.ts'
import { type Money, parseMoney } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { BalanceAdjustment, NewBalanceAdjustmentBody } from '#player-admin/contract/staff.ts'
import { reasonFault, type StaffCaller } from '#staff/server/index.ts'
import { lockPlayer } from '../player.ts'
import { type AdjustmentContent, balanceAdjustmentApproval } from './approval.ts'
import { getAdjustmentLimit, getBalanceAdjustment } from './balance-adjustment.ts'

/** As fine as the ledger: a difference of less than a kyat can be adjusted too. */
const DECIMALS = 4

/**
 * Requests a balance adjustment. One that a single person may make moves the money at once; above the setting's amount
 * nothing moves until another person approves. A player has one pending at most. The id is the idempotency key.
 * @throws Problem invalid_fields, not_found, approver_required, balance_adjustment_pending, idempotency_key_reused,
 *   balance_adjustment_over_balance
 */
export async function requestBalanceAdjustment(
  db: Database,
  staff: StaffCaller,
  { player_id, body }: { player_id: bigint; body: NewBalanceAdjustmentBody },
): Promise<BalanceAdjustment> {
  const amount = parseMoney(body.amount, DECIMALS)
  refuseFields({ amount: amount ? null : 'amount_invalid', reason: reasonFault(body.reason) })
  if (!amount) throw new Error('a balance adjustment without an amount was let through')
  const { id, account, direction } = body
  const content: AdjustmentContent = { player_id: String(player_id), account, direction }
  return transaction(db, async (tx) => {
    const { status } = await lockPlayer(tx, staff, player_id)
    if (await wasRequested(tx, { id, content, amount })) return getBalanceAdjustment(tx, staff, id)
    const approvals_needed: 0 | 1 = amount > (await getAdjustmentLimit(tx)) ? 1 : 0
    const request = await requestApproval(tx, staff, {
      kind: balanceAdjustmentApproval,
      wanted: {
        id,
        subject: `player:${player_id}`,
        content,
        ground: { player_status: status },
        amount,
        reason: body.reason.trim(),
        approvals_needed,
      },
    })
    if (approvals_needed === 0) await applyRequest(tx, staff, { kind: balanceAdjustmentApproval, request })
    return getBalanceAdjustment(tx, staff, id)
  })
}

interface AdjustmentIntent {
  id: string
  content: AdjustmentContent
  amount: Money
}

async function wasRequested(tx: Transaction, { id, content, amount }: AdjustmentIntent): Promise<boolean> {
  const [earlier] = await tx<{ is_same: boolean }[]>`
    select kind = 'balance_adjustment' and content = ${JSON.stringify(content)}::text::jsonb
           and amount is not distinct from ${amount}::bigint as is_same
    from approval.request where id = ${id}`
  if (earlier && !earlier.is_same) throw new Problem('idempotency_key_reused')
  return earlier !== undefined
}
