import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { agentOf, membership } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import type { FigureDefinition } from './figure-definition.ts'

interface OfAgents {
  scope: bigint[] | null
  agent_id: string | undefined
  definition: FigureDefinition | null
}

/** A join that leaves the rows of an agent; the company's own players are no agent's. */
export function withAgents(db: Queryable, { scope, agent_id, definition }: OfAgents): Fragment {
  if (scope !== null && definition?.is_balance) {
    // A balance is of those who are the agent's players now.
    return db`join identity.player p on p.id = report.player_of(t.debit_account_id, t.credit_account_id) and p.agent_id ${oneOf(db, scope)}`
  }
  // These are looked up row by row.
  if (definition?.is_of_agents) return db``
  const agents = agent_id === undefined || agent_id === '0' ? [] : [BigInt(agent_id)]
  if (scope === null && agents.length === 0) return agent_id === '0' ? db`left join ${membership(db)}` : db``
  const request = agents.length === 0 ? db`` : db`and m.agent_id ${oneOf(db, agents)}`
  return db`join ${membership(db)} ${scope === null ? db`` : db`and m.agent_id ${oneOf(db, scope)}`} ${request}`
}

/** A condition beside the join. */
export function ofAgent(db: Queryable, { scope, agent_id, definition }: OfAgents): Fragment {
  if (!definition?.is_of_agents) return agent_id === '0' ? db`and m.agent_id is null` : db``
  const agent = db`coalesce(${agentOf(db)}, report.agent_of(t.debit_account_id, t.credit_account_id), 0)`
  return db`${scope === null ? db`` : db`and ${agent} ${oneOf(db, scope)}`}
    ${agent_id === undefined ? db`` : db`and ${agent} = ${BigInt(agent_id)}`}`
}
