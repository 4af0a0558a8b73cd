import { openAgentAccounts } from '#ledger/server/index.ts'
import type { Database, Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import type { PayoutPort } from './transactions/payout-port.ts'

export interface AgentDependencies {
  db: Database
  /** The players' site, to which referral links lead; without a slash at its end. */
  site_url: string
  payouts: PayoutPort
}

/** An agent, named by a call. */
export interface OfAgent {
  agent_id: bigint
}

/** Only the agents that this caller may see; to be part of every condition on the staff `s`. */
export function withinScope(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  return scope === null ? db`true` : db`s.id = any (${arrayOf(db, 'bigint', scope)})`
}

/** @throws Problem not_found, also for staff who are no agent, and for another agent */
export async function requireAgent(db: Queryable, staff: StaffCaller, agent_id: bigint): Promise<void> {
  const found = await db`
    select from staff.staff s where s.id = ${agent_id} and s.role = 'agent' and ${withinScope(db, staff)}`
  if (found.length === 0) throw new Problem('not_found')
}

/**
 * The agent under the lock of the profile, which the first change opens together with the accounts: all that moves the
 * agent's money comes one after another.
 * @throws Problem not_found
 */
export async function lockAgent(
  tx: Transaction,
  staff: StaffCaller,
  agent_id: bigint,
): Promise<{ uses_float: boolean }> {
  await requireAgent(tx, staff, agent_id)
  await openAgentAccounts(tx, agent_id)
  await tx`insert into agent.profile (agent_id) values (${agent_id}) on conflict do nothing`
  const [profile] = await tx<{ uses_float: boolean }[]>`
    select uses_float from agent.profile where agent_id = ${agent_id} for update`
  if (!profile) throw new Error(`agent ${agent_id} has no profile`)
  return profile
}

/** The object of audit entries about the agent. */
export const agentObject = (agent_id: bigint): `agent:${string}` => `agent:${agent_id}`
