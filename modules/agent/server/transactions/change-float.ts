import type { AgentProfile } from '#agent/contract/staff.ts'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { type AgentDependencies, agentObject, lockAgent, type OfAgent } from '../agent.ts'
import { getAgent } from '../get-agent.ts'

/**
 * Says whether the deposits of an agent's players come out of the float. A pending deposit follows what holds when it is
 * approved.
 * @throws Problem invalid_fields, not_found
 */
export function changeFloat(
  { db, site_url }: AgentDependencies,
  staff: StaffCaller,
  { agent_id, uses_float, reason }: OfAgent & { uses_float: boolean; reason: string },
): Promise<AgentProfile> {
  refuseFields({ reason: reasonFault(reason) })
  return transaction(db, async (tx) => {
    const before = await lockAgent(tx, staff, agent_id)
    await tx`update agent.profile set uses_float = ${uses_float} where agent_id = ${agent_id}`
    const after = { uses_float }
    const object = agentObject(agent_id)
    await recordAudit(tx, { staff, action: 'agents.change_float', object, before: { ...before }, after, reason })
    return getAgent(tx, staff, { site_url, agent_id })
  })
}

/** Whether a deposit of this agent's player comes out of the float; so it stays until the transaction ends. */
export async function usesFloat(tx: Transaction, agent_id: bigint): Promise<boolean> {
  const [profile] = await tx<{ uses_float: boolean }[]>`
    select uses_float from agent.profile where agent_id = ${agent_id} for share`
  return profile?.uses_float === true
}
