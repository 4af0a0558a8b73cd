import type { AgentProfile } from '#agent/contract/staff.ts'
import { transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { type AgentDependencies, agentObject, lockAgent } from '../agent.ts'
import { getAgent } from '../get-agent.ts'

/** A code that is off brings nobody any more; whom it brought stays. @throws Problem not_found */
export function switchCode(
  { db, site_url }: AgentDependencies,
  staff: StaffCaller,
  { code, is_on }: { code: string; is_on: boolean },
): Promise<AgentProfile> {
  return transaction(db, async (tx) => {
    const [row] = await tx<{ agent_id: bigint | null }[]>`
      select agent_id from identity.referral_code where code = ${code}`
    if (!row || row.agent_id === null) throw new Problem('not_found')
    const { agent_id } = row
    await lockAgent(tx, staff, agent_id)
    const [switched] = await tx<{ was_on: boolean }[]>`
      update identity.referral_code set is_on = ${is_on} where code = ${code} returning old.is_on as was_on`
    const before = { code, is_on: switched?.was_on }
    const after = { code, is_on }
    await recordAudit(tx, { staff, action: 'agents.switch_code', object: agentObject(agent_id), before, after })
    return getAgent(tx, staff, { site_url, agent_id })
  })
}
