import type { AgentTransactionsAnswer } from '#agent/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { requireAgent } from '../agent.ts'
import { type AgentPage, answerWith, ONE_MORE } from '../agent-page.ts'
import { findAgentTransactions } from './agent-transaction.ts'

/** Payouts and floats, the newest first. @throws Problem not_found */
export async function listAgentTransactions(
  db: Database,
  staff: StaffCaller,
  { agent_id, after }: AgentPage,
): Promise<AgentTransactionsAnswer> {
  await requireAgent(db, staff, agent_id)
  const where = db`q.subject like ${`agent:${agent_id}:%`} ${after === undefined ? db`` : db`and q.number < ${after}`}`
  return answerWith(await findAgentTransactions(db, staff, { where, limit: ONE_MORE }), ({ number }) => String(number))
}
