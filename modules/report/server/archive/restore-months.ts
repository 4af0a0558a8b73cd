import { type Database, type Queryable, type Transaction, transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { monthOf } from '../span.ts'
import { hashMonthFile, type PlayerDayLine, readMonthFile, WrongArchive } from './month-file.ts'

/** Rows of one statement. */
const BATCH = 5_000
/** Then they are archived again. */
const KEPT_DAYS = 30
const LOAD_TIMEOUT_MS = 60_000

export interface ArchivedMonth {
  /** YYYY-MM-01 */
  month: string
  file: string
  sha256: Buffer
  row_count: bigint
  archived_at: Date
  /** Its days are in the database, since it was restored. */
  is_restored: boolean
}

/** The oldest first. */
export const listArchivedMonths = (db: Queryable): Promise<ArchivedMonth[]> => db<ArchivedMonth[]>`
  select m.month::text, m.file, m.sha256, m.row_count, m.archived_at, m.month >= p.player_days_from as is_restored
  from report.archived_month m cross join report.aggregation_progress p order by m.month`

/**
 * Loads the days of players of a month and of every younger one that is archived, and attaches them, so that each report
 * answers by the day from there on. Answers the months. They stay for 30 days. Each file is proved against its note first.
 * @throws WrongArchive when the month is not archived, or a file is not what its note says; nothing is changed
 */
export async function restorePlayerMonths(db: Database, data_dir: string, month: string): Promise<string[]> {
  const archived = (await listArchivedMonths(db)).filter((each) => !each.is_restored && each.month >= month)
  if (archived[0]?.month !== month) throw new WrongArchive(`${month.slice(0, 7)} is not archived, or is there already`)
  for (const { file, sha256 } of archived) {
    if (!(await hashMonthFile(data_dir, file)).equals(sha256))
      throw new WrongArchive(`${file} is not the file that was written: its SHA-256 is another one`)
  }
  await transaction(db, async (tx) => {
    await tx`select set_config('statement_timeout', ${String(LOAD_TIMEOUT_MS)}, true)`
    for (const each of archived) await load(tx, data_dir, each)
    await tx`
      update report.aggregation_progress
      set player_days_from = ${month}::text::date, restored_until = clock_timestamp() + ${KEPT_DAYS} * interval '1 day'`
  })
  return archived.map((each) => each.month)
}

async function load(tx: Transaction, data_dir: string, { month, file, row_count }: ArchivedMonth): Promise<void> {
  await tx`select report.open_player_month(${month}::text::date)`
  let loaded = 0n
  for await (const lines of readMonthFile(data_dir, file, BATCH)) {
    await tx`
      insert into report.daily_player_aggregate (day, agent_id, player_id, bets, first_ms, turnover, payout, bonus_cost,
                                                 adjustments, deposits, withdrawals)
      select day, agent_id, player_id, bets, first_ms, turnover, payout, bonus_cost, adjustments, deposits, withdrawals
      from ${rowsOf(tx, 'r', lines.map(rowOf), COLUMNS)}`
    loaded += BigInt(lines.length)
  }
  if (loaded !== row_count) throw new WrongArchive(`${file} has ${loaded} rows, and its note says ${row_count}`)
}

const COLUMNS = {
  day: 'date',
  agent_id: 'integer',
  player_id: 'bigint',
  bets: 'integer',
  first_ms: 'integer',
  turnover: 'bigint',
  payout: 'bigint',
  bonus_cost: 'bigint',
  adjustments: 'bigint',
  deposits: 'bigint',
  withdrawals: 'bigint',
} as const

const rowOf = ([day, agent_id, player_id, bets, first_ms, ...amounts]: PlayerDayLine) => {
  const [turnover, payout, bonus_cost, adjustments, deposits, withdrawals] = amounts.map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ]
  return {
    day,
    agent_id,
    player_id: BigInt(player_id),
    bets,
    first_ms,
    turnover,
    payout,
    bonus_cost,
    adjustments,
    deposits,
    withdrawals,
  }
}

/** YYYY-MM as its first day. @throws WrongArchive */
export function parseMonth(text: string): string {
  if (!/^2\d{3}-(0[1-9]|1[0-2])$/.test(text)) throw new WrongArchive(`${text} is no month: write it as 2026-03`)
  return monthOf(`${text}-01`)
}
