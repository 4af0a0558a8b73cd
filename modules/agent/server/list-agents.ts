import { AGENT_PAGE_SIZE } from '#agent/contract/rules.ts'
import type { AgentRow, AgentsAnswer } from '#agent/contract/staff.ts'
import { accountBalances, agentAccountId } from '#ledger/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { withinScope } from './agent.ts'
import { getCalendar } from './commissions/calendar.ts'
import { listPlans, planAt, serializePlan } from './commissions/plan.ts'

/** One page of the agents of the caller's scope, each with the sub-agents. */
export async function listAgents(db: Queryable, staff: StaffCaller, after: string | undefined): Promise<AgentsAnswer> {
  const where = db`${withinScope(db, staff)} and s.user_name > ${after ?? ''}`
  const rows = await agentRows(db, { where, limit: AGENT_PAGE_SIZE + 1 })
  const { page, next } = pageOf(rows, AGENT_PAGE_SIZE, ({ user_name }) => user_name)
  return { ...success(page), next }
}

interface AgentListRow {
  id: bigint
  user_name: string
  is_active: boolean
  players: bigint
  uses_float: boolean
  waiting: bigint
}

/** Those agents that fulfil a condition on `s`, in the order of user names. */
export async function agentRows(
  db: Queryable,
  { where, limit }: { where: Fragment; limit: number },
): Promise<AgentRow[]> {
  const rows = await db<AgentListRow[]>`
    select s.id, s.user_name, s.is_active, coalesce(f.uses_float, false) as uses_float,
           (select count(*) from identity.player p where p.agent_id = s.id) as players,
           (select count(*) from agent.agent_transaction m where m.agent_id = s.id and m.status = 'pending') as waiting
    from staff.staff s left join agent.profile f on f.agent_id = s.id
    where s.role = 'agent' and ${where} order by s.user_name limit ${limit}`
  const ids = rows.map(({ id }) => id)
  const [balances, plans, subs, { today }] = await Promise.all([
    accountBalances(
      db,
      ids.flatMap((id) => [agentAccountId(id, 'commission'), agentAccountId(id, 'float')]),
    ),
    listPlans(db, ids),
    subAgentsOf(db, ids),
    getCalendar(db),
  ])
  // Who has earned nothing and paid nothing in has no accounts yet.
  const balanceOf = (id: bigint, account: 'commission' | 'float') =>
    writeMoney(balances.get(agentAccountId(id, account)) ?? 0n)
  return rows.map((row) => {
    const plan = planAt(
      plans.filter(({ agent_id }) => agent_id === row.id),
      today,
    )
    return {
      id: String(row.id),
      user_name: row.user_name,
      is_active: row.is_active,
      players: Number(row.players),
      commission_balance: balanceOf(row.id, 'commission'),
      float_balance: balanceOf(row.id, 'float'),
      uses_float: row.uses_float,
      plan: plan && serializePlan(plan),
      waiting: Number(row.waiting),
      sub_agents: subs.filter((sub) => sub.parent_id === row.id).map(serializeSubAgent),
    }
  })
}

interface SubRow {
  id: bigint
  parent_id: bigint
  user_name: string
  is_active: boolean
  players_brought: bigint
}

function subAgentsOf(db: Queryable, agent_ids: bigint[]): Promise<SubRow[]> {
  return db<SubRow[]>`
    select s.id, s.parent_id, s.user_name, s.is_active,
           (select count(*) from identity.referral_code c join identity.player p on p.referral_code = c.code
            where c.staff_id = s.id) as players_brought
    from staff.staff s
    where s.parent_id = any (${arrayOf(db, 'bigint', agent_ids)}) order by s.user_name`
}

const serializeSubAgent = ({ id, user_name, is_active, players_brought }: SubRow) => ({
  id: String(id),
  user_name,
  is_active,
  players_brought: Number(players_brought),
})
