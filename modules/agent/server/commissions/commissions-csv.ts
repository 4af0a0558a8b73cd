import type { CommissionBasis } from '#agent/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { csvLine } from '#platform/server/http/answers/csv-line.ts'
import { StreamAnswer } from '#platform/server/http/answers/stream-answer.ts'
import type { DaysQuery } from '#report/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { percentOf } from '../rules.ts'
import { daysWithin, refuseDays } from './get-commissions.ts'

/** Spreadsheets take a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\uFEFF'
const HEAD = ['day', 'agent', 'basis', 'game', 'turnover', 'ggr', 'percent', 'commission']
/** Rows that are read, written and forgotten at a time. */
const CHUNK = 1_000

interface CommissionLineRow {
  agent_id: bigint
  day: string
  user_name: string
  basis: CommissionBasis
  game_kind: string
  turnover: Money
  ggr: Money
  rate_times_10000: number
  commission: Money
}

/** Each kind of game of each settled day; nobody holds a connection while a slow line takes the file. @throws Problem invalid_fields */
export function commissionsCsv(db: Database, staff: StaffCaller, query: DaysQuery): StreamAnswer {
  refuseDays(query)
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(HEAD)
    for (let last: CommissionLineRow | null = null; ; ) {
      const rows: CommissionLineRow[] = await listCommissionLines(db, staff, { query, last })
      yield rows.map(serializeLine).join('')
      if (rows.length < CHUNK) return
      last = rows.at(-1) ?? null
    }
  }
  return new StreamAnswer('text/csv; charset=utf-8', `commissions-${query.from}-${query.to}.csv`, lines())
}

function listCommissionLines(
  db: Database,
  staff: StaffCaller,
  { query, last }: { query: DaysQuery; last: CommissionLineRow | null },
): Promise<CommissionLineRow[]> {
  const after =
    last && db`where (d.day, d.agent_id, l.game_kind) > (${last.day}::date, ${last.agent_id}, ${last.game_kind})`
  return db<CommissionLineRow[]>`
    select d.agent_id, d.day::text, s.user_name, d.basis, l.game_kind, l.turnover, l.ggr, l.rate_times_10000, l.commission
    from (${daysWithin(db, staff, query)}) d
    join staff.staff s on s.id = d.agent_id
    join agent.commission_day_line l on l.day_id = d.id
    ${after ?? db``}
    order by d.day, d.agent_id, l.game_kind limit ${CHUNK}`
}

function serializeLine(line: CommissionLineRow): string {
  const { day, user_name, basis, game_kind, turnover, ggr, rate_times_10000, commission } = line
  const money = [writeMoney(turnover), writeMoney(ggr), percentOf(rate_times_10000), writeMoney(commission)]
  return csvLine([day, user_name, basis, game_kind, ...money])
}
