import type { AgentProfile } from '#agent/contract/staff.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { type AgentDependencies, type OfAgent, withinScope } from './agent.ts'
import { listCodes } from './codes/code.ts'
import { getCalendar } from './commissions/calendar.ts'
import { listPlans, serializePlan } from './commissions/plan.ts'
import { agentRows } from './list-agents.ts'
import { findAgentTransactions, getAgentLimits } from './transactions/agent-transaction.ts'

/** @throws Problem not_found, also for another agent */
export async function getAgent(
  db: Queryable,
  staff: StaffCaller,
  { site_url, agent_id }: OfAgent & Pick<AgentDependencies, 'site_url'>,
): Promise<AgentProfile> {
  const [row] = await agentRows(db, { where: db`s.id = ${agent_id} and ${withinScope(db, staff)}`, limit: 1 })
  if (!row) throw new Problem('not_found')
  const [plans, codes, pending, { plan_from }, limits, carried] = await Promise.all([
    listPlans(db, [agent_id]),
    listCodes(db, { agent_id, site_url }),
    findAgentTransactions(db, staff, {
      where: db`q.subject like ${`agent:${agent_id}:%`} and q.status = 'pending'`,
      limit: PENDING_MAX,
    }),
    getCalendar(db),
    getAgentLimits(db),
    carriedOf(db, agent_id),
  ])
  return {
    ...row,
    plans: plans.map(serializePlan),
    codes,
    pending,
    carried: writeMoney(carried),
    second_person_above: writeMoney(limits.payout),
    float_second_person_above: writeMoney(limits.float),
    plan_from,
  }
}

/** One of each kind at most waits. */
const PENDING_MAX = 3

async function carriedOf(db: Queryable, agent_id: bigint): Promise<Money> {
  const [last] = await db<{ carried_after: Money }[]>`
    select carried_after from agent.commission_day where agent_id = ${agent_id} order by day desc limit 1`
  return last?.carried_after ?? 0n
}
