import type { AgentPlayer, AgentPlayersAnswer } from '#agent/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { requireAgent } from '../agent.ts'
import { type AgentPage, answerWith, ONE_MORE } from '../agent-page.ts'

/** The agent's players, the newest first. @throws Problem not_found */
export async function listPlayers(
  db: Database,
  staff: StaffCaller,
  { agent_id, after }: AgentPage,
): Promise<AgentPlayersAnswer> {
  await requireAgent(db, staff, agent_id)
  const rows = await db<(Omit<AgentPlayer, 'id' | 'registered_at'> & { id: bigint; created_at: Date })[]>`
    select id, user_name, name, status, referral_code, created_at from identity.player
    where agent_id = ${agent_id} ${after === undefined ? db`` : db`and id < ${after}`}
    order by id desc limit ${ONE_MORE}`
  const players = rows.map(({ id, created_at, ...row }) => ({
    ...row,
    id: String(id),
    registered_at: created_at.toISOString(),
  }))
  return answerWith(players, ({ id }) => id)
}
