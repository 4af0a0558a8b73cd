import type { AgentProfile, MovePlayerBody } from '#agent/contract/staff.ts'
import { latinDigits } from '#platform/contract/typed-text.ts'
import { transaction } from '#platform/server/database/database.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { type AgentDependencies, lockAgent, type OfAgent } from '../agent.ts'
import { getAgent } from '../get-agent.ts'

/**
 * Moves a player of the company, or of another agent, to this agent. Earlier bets and requests stay where they were.
 * @throws Problem invalid_fields, not_found
 */
export function movePlayer(
  { db, site_url }: AgentDependencies,
  staff: StaffCaller,
  { agent_id, body }: OfAgent & { body: MovePlayerBody },
): Promise<AgentProfile> {
  refuseFields({ reason: reasonFault(body.reason) })
  return transaction(db, async (tx) => {
    await lockAgent(tx, staff, agent_id)
    const [moved] = await tx<{ id: bigint; was: bigint | null }[]>`
      update identity.player set agent_id = ${agent_id} where user_name = ${latinDigits(body.user_name).trim().toUpperCase()}
      returning id, old.agent_id as was`
    refuseFields({ user_name: moved ? null : 'player_unknown' })
    await recordAudit(tx, {
      staff,
      action: 'agents.move_player',
      object: `player:${moved?.id}`,
      before: { agent_id: moved?.was ?? null },
      after: { agent_id },
      reason: body.reason,
    })
    return getAgent(tx, staff, { site_url, agent_id })
  })
}
