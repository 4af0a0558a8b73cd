import type {
  AgentPlayer,
  AgentPlayersAnswer,
  CommissionDay,
  CommissionDaysAnswer,
  MovementsAnswer,
} from '#contract/agent-console.ts'
import { AGENT_PAGE_SIZE, type Basis } from '#contract/agent-rules.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import type { Database } from '../platform/database/database.ts'
import { arraysOf } from '../platform/database/row-set.ts'
import { pageOf, success } from '../platform/http/answers.ts'
import type { StaffCaller } from '../staff/index.ts'
import { type Named, requireAgent } from './agent.ts'
import { movements } from './movement.ts'
import { percentOf } from './rules.ts'

interface Asked extends Named {
  after: string | undefined
}

const ONE_MORE = AGENT_PAGE_SIZE + 1

function answerWith<Row>(rows: Row[], placeOf: (last: Row) => string) {
  const { page, next } = pageOf(rows, AGENT_PAGE_SIZE, placeOf)
  return { ...success(page), next }
}

/** The agent's players, the newest first. @throws Problem not_found */
export async function listPlayers(
  db: Database,
  staff: StaffCaller,
  { agent_id, after }: Asked,
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

/** Payouts and floats, the newest first. @throws Problem not_found */
export async function listMovements(
  db: Database,
  staff: StaffCaller,
  { agent_id, after }: Asked,
): Promise<MovementsAnswer> {
  await requireAgent(db, staff, agent_id)
  const where = db`m.agent_id = ${agent_id} ${after === undefined ? db`` : db`and m.number < ${after}`}`
  return answerWith(await movements(db, staff, { where, limit: ONE_MORE }), ({ number }) => String(number))
}

interface DayRow {
  id: string
  day: string
  basis: Basis
  earned: Money
  carried_before: Money
  paid: Money
  carried_after: Money
}

/** How each day's commission came about, the newest first. @throws Problem not_found */
export async function listDays(
  db: Database,
  staff: StaffCaller,
  { agent_id, after }: Asked,
): Promise<CommissionDaysAnswer> {
  await requireAgent(db, staff, agent_id)
  const rows = await db<DayRow[]>`
    select id, day::text, basis, earned, carried_before, paid, carried_after from agent.day
    where agent_id = ${agent_id} ${after === undefined ? db`` : db`and day < ${after}`}
    order by day desc limit ${ONE_MORE}`
  const lines = await linesOfDays(db, rows)
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

async function linesOfDays(db: Database, days: DayRow[]): Promise<Map<string, CommissionDay['lines']>> {
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
    select day_id, game_kind, turnover, net as ggr, rate_times_10000, commission from agent.day_line
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
