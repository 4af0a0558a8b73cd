import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/answers/problem.ts'
import { agencyOf, type StaffCaller } from '../../staff/index.ts'

/**
 * Two who work for one agent are one where the company's money moves: he makes his sub-agents himself, and knows their
 * first passwords. What comes out of his own float is his affair.
 * @throws Problem approver_required, not_permitted
 */
export async function requireAnother(
  tx: Transaction,
  staff: StaffCaller,
  request: { first: bigint; float_agent_id: bigint | null },
): Promise<void> {
  if (request.first === staff.staff_id) throw new Problem('approver_required')
  if (!staff.permissions.has('requests.approve_large')) throw new Problem('not_permitted')
  const is_his_money = request.float_agent_id !== null
  const is_one_agency = staff.agent_id !== null && (await agencyOf(tx, request.first)) === staff.agent_id
  if (is_one_agency && !is_his_money) throw new Problem('approver_required')
}
