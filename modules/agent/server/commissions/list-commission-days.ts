import type { CommissionBasis } from '#agent/contract/rules.ts'
import type { CommissionDay, CommissionDaysAnswer } from '#agent/contract/staff.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { arraysOf } from '#platform/server/database/row-set.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { requireAgent } from '../agent.ts'
import { type AgentPage, answerWith, ONE_MORE } from '../agent-page.ts'
import { percentOf } from '../rules.ts'

interface CommissionDayRow {
  id: string
  day: string
  basis: CommissionBasis
  earned: Money
  carried_before: Money
  paid: Money
  carried_after: Money
}

/** How each day's commission came about, the newest first. @throws Problem not_found */
export async function listCommissionDays(
  db: Database,
  staff: StaffCaller,
  { agent_id, after }: AgentPage,
): Promise<CommissionDaysAnswer> {
  await requireAgent(db, staff, agent_id)
  const rows = await db<CommissionDayRow[]>`
    select id, day::text, basis, earned, carried_before, paid, carried_after from agent.commission_day
    where agent_id = ${agent_id} ${after === undefined ? db`` : db`and day < ${after}`}
    order by day desc limit ${ONE_MORE}`
  const lines = await listLinesOfDays(db, rows)
  const days = rows.map(({ id, day, basis, ...sums }) => ({
    id,
    day,
    basis,
    lines: lines.get(id) ?? [],
    earned: writeMoney(sums.earned),
    carried_before: writeMoney(sums.carried_before),
    paid: writeMoney(sums.paid),
    carried_after: writeMoney(sums.carried_after),
  }))
  return answerWith(days, ({ day }) => day)
}

async function listLinesOfDays(db: Database, days: CommissionDayRow[]): Promise<Map<string, CommissionDay['lines']>> {
  const rows = await db<
    {
      day_id: string
      game_kind: string
      turnover: Money
      ggr: Money
      rate_times_10000: number
      commission: Money
    }[]
  >`
    select day_id, game_kind, turnover, ggr, rate_times_10000, commission from agent.commission_day_line
    where day_id = any (${arraysOf(db, days, { id: 'uuid' })}) order by day_id, game_kind`
  const lines = new Map<string, CommissionDay['lines']>()
  for (const { day_id, game_kind, turnover, ggr, rate_times_10000, commission } of rows) {
    const line = {
      game_kind,
      turnover: writeMoney(turnover),
      ggr: writeMoney(ggr),
      percent: percentOf(rate_times_10000),
      commission: writeMoney(commission),
    }
    lines.set(day_id, [...(lines.get(day_id) ?? []), line])
  }
  return lines
}
