import type { CommissionBasis } from '#agent/contract/rules.ts'
import { agentCommission, post } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { type CommissionLine, type CommissionSettlement, commissionLinesOf, settle } from '../rules.ts'
import { agentFiguresOfDay } from './agent-figures.ts'
import { getCalendar } from './calendar.ts'
import { listPlans, planAt } from './plan.ts'

interface SettledDay extends CommissionSettlement {
  id: string
  agent_id: bigint
  basis: CommissionBasis
  lines: CommissionLine[]
}

/**
 * Settles every day that is over, in order, each in one transaction and once, however many do it at the same time.
 * Answers the days that it settled.
 */
export async function settleCommissions(db: Database): Promise<string[]> {
  const days: string[] = []
  for (;;) {
    const day = await transaction(db, settleNextDay)
    if (day === null) return days
    days.push(day)
  }
}

/** Answers null where no day is to be settled. */
async function settleNextDay(tx: Transaction): Promise<string | null> {
  // Who waits here finds the day settled. The planner takes a day that has just ended for empty, and would compare each
  // of its rows with every other one.
  await tx`select set_config('enable_nestloop', 'off', true) from agent.setting for update`
  const { settled_until, open_day } = await getCalendar(tx)
  const [next] = await tx<{ day: string | null }[]>`
    select coalesce(${settled_until}::date + 1, (select min(valid_from) from agent.plan))::text as day`
  const day = next?.day ?? null
  if (day === null || day >= open_day) return null
  await insertCommissionDays(tx, day, await settledDays(tx, day))
  await tx`update agent.setting set settled_until = ${day}`
  return day
}

/** Of every agent with a plan, those whose players did nothing too: the chain of what is carried has no gap. */
async function settledDays(tx: Transaction, day: string): Promise<SettledDay[]> {
  const agents = await tx<{ agent_id: bigint; carried: Money }[]>`
    select p.agent_id, coalesce(
             (select d.carried_after from agent.commission_day d where d.agent_id = p.agent_id order by d.day desc limit 1), 0
           )::bigint as carried
    from agent.plan p where p.valid_from <= ${day} group by p.agent_id order by p.agent_id`
  const agent_ids = agents.map(({ agent_id }) => agent_id)
  const [plans, figures] = [await listPlans(tx, agent_ids), await agentFiguresOfDay(tx, day)]
  return agents.map(({ agent_id, carried }) => {
    const plan = planAt(
      plans.filter((one) => one.agent_id === agent_id),
      day,
    )
    if (!plan) throw new Error(`agent ${agent_id} has no plan for ${day}`)
    const lines = commissionLinesOf(figures.get(agent_id) ?? [], plan.basis, plan.rates)
    return { id: uuidV7(), agent_id, basis: plan.basis, lines, ...settle(lines, carried) }
  })
}

async function insertCommissionDays(tx: Transaction, day: string, days: SettledDay[]): Promise<void> {
  await tx`
    insert into agent.commission_day (id, agent_id, day, basis, earned, carried_before, paid, carried_after)
    select id, agent_id, ${day}::date, basis, earned, carried_before, paid, carried_after
    from ${rowsOf(tx, 'settled', days, {
      id: 'uuid',
      agent_id: 'bigint',
      basis: 'text',
      earned: 'bigint',
      carried_before: 'bigint',
      paid: 'bigint',
      carried_after: 'bigint',
    })}`
  const lines = days.flatMap(({ id, lines }) => lines.map((line) => ({ id, ...line })))
  await tx`
    insert into agent.commission_day_line (day_id, game_kind, turnover, ggr, rate_times_10000, commission)
    select * from ${rowsOf(tx, 'line', lines, {
      id: 'uuid',
      game_kind: 'text',
      turnover: 'bigint',
      ggr: 'bigint',
      rate_times_10000: 'integer',
      commission: 'bigint',
    })}`
  const earners = days.filter(({ paid }) => paid > 0n)
  const transfers = earners.map(({ id, agent_id, paid }) => agentCommission({ cause_id: id, agent_id, amount: paid }))
  const answers = await post(tx, transfers)
  if (answers.some((answer) => answer !== 'posted')) throw new Error(`commissions of ${day} were posted before`)
}
