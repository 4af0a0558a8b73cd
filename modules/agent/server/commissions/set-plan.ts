import { type GameKind, RATE_PERCENT_MAX } from '#agent/contract/rules.ts'
import type { AgentProfile, PlanBody } from '#agent/contract/staff.ts'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { type AgentDependencies, agentObject, lockAgent, type OfAgent } from '../agent.ts'
import { getAgent } from '../get-agent.ts'
import { isDay, parseRate } from '../rules.ts'
import { getCalendar } from './calendar.ts'
import { type CommissionPlanRow, listPlans, planAt, serializePlan } from './plan.ts'

/**
 * Says what an agent earns from a day on. Days that are over keep the plan they had; another word for the same day
 * replaces the one before.
 * @throws Problem invalid_fields, not_found
 */
export function setPlan(
  { db, site_url }: AgentDependencies,
  staff: StaffCaller,
  { agent_id, body }: OfAgent & { body: PlanBody },
): Promise<AgentProfile> {
  const rates = parseRates(body)
  return transaction(db, async (tx) => {
    // Before the agent, as the settlement does: a day that is being settled has its plan.
    await tx`select from agent.setting for share`
    const { plan_from } = await getCalendar(tx)
    refuseFields({ valid_from: isDay(body.valid_from) && body.valid_from >= plan_from ? null : 'plan_too_early' })
    await lockAgent(tx, staff, agent_id)
    const before = planAt(await listPlans(tx, [agent_id]), body.valid_from)
    const plan = { agent_id, valid_from: body.valid_from, basis: body.basis, rates }
    await insertPlan(tx, staff, plan)
    await recordAudit(tx, {
      staff,
      action: 'agents.set_plan',
      object: agentObject(agent_id),
      before: before && { ...serializePlan(before) },
      after: { ...serializePlan(plan) },
    })
    return getAgent(tx, staff, { site_url, agent_id })
  })
}

function parseRates({ basis, rates }: PlanBody): Map<GameKind, number> {
  const given = rates.filter(({ percent }) => percent !== null)
  const read = given.map(({ game_kind, percent }) => [game_kind, parseRate(percent, basis)] as const)
  const faults = read.filter(([, rate]) => rate === null).map(([game_kind]) => [game_kind, 'rate_invalid'] as const)
  refuseFields(
    { rates: given.length === 0 ? 'rates_missing' : null, ...Object.fromEntries(faults) },
    { max: RATE_PERCENT_MAX[basis] },
  )
  return new Map(read.map(([game_kind, rate]) => [game_kind, rate ?? 0]))
}

async function insertPlan(tx: Transaction, staff: StaffCaller, plan: CommissionPlanRow): Promise<void> {
  const { agent_id, valid_from, basis, rates } = plan
  const given = [...rates].map(([game_kind, rate]) => ({ game_kind, rate }))
  await tx`
    insert into agent.plan (agent_id, valid_from, basis, created_by)
    values (${agent_id}, ${valid_from}, ${basis}, ${staff.staff_id})
    on conflict (agent_id, valid_from)
    do update set basis = excluded.basis, created_by = excluded.created_by, created_at = excluded.created_at`
  await tx`delete from agent.rate where agent_id = ${agent_id} and valid_from = ${valid_from}`
  await tx`
    insert into agent.rate (agent_id, valid_from, game_kind, rate_times_10000)
    select ${agent_id}, ${valid_from}, game_kind, rate
    from ${rowsOf(tx, 'given', given, { game_kind: 'text', rate: 'integer' })}`
}
