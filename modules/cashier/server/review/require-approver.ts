import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { agencyOf, type StaffCaller } from '#staff/server/index.ts'

/**
 * Where the company's money moves, an agent and their sub-agents count as one person: the agent makes the sub-agents
 * and knows their first passwords. An agent may decide alone about money out of their own float.
 * @throws Problem approver_required, not_permitted
 */
export async function requireApprover(
  tx: Transaction,
  staff: StaffCaller,
  request: { first: bigint; float_agent_id: bigint | null },
): Promise<void> {
  if (request.first === staff.staff_id) throw new Problem('approver_required')
  if (!staff.permissions.has('requests.approve_large')) throw new Problem('not_permitted')
  const is_agent_money = request.float_agent_id !== null
  const is_one_agency = staff.agent_id !== null && (await agencyOf(tx, request.first)) === staff.agent_id
  if (is_one_agency && !is_agent_money) throw new Problem('approver_required')
}
