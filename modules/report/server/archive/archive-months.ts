import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import { type Database, type Queryable, type Transaction, transaction } from '#platform/server/database/database.ts'
import { playerDaysFrom } from '#report/contract/rules.ts'
import { dayOf, monthAfter } from '../span.ts'
import { type PlayerDayLine, type WrittenFile, writeMonthFile } from './month-file.ts'

/** Rows that are in memory at a time. */
const BATCH = 5_000
/** Readers of reports do not wait for longer; the next run tries it again. */
const LOCK_TIMEOUT_MS = 5_000
const COMPARE_TIMEOUT_MS = 60_000

interface PlayerDay {
  day: string
  agent_id: number
  player_id: bigint
  bets: number
  first_ms: number | null
  turnover: bigint
  payout: bigint
  bonus_cost: bigint
  adjustments: bigint
  deposits: bigint
  withdrawals: bigint
}

interface ArchivedMonth extends WrittenFile {
  turnover: bigint
  payout: bigint
}

/**
 * Archives each month whose days of players no report needs any more, the oldest first: writes its rows to a file below
 * `data_dir`, then detaches and drops its partition. Answers the months, YYYY-MM-01. Any number of workers may try.
 * @throws PostgresError when a month is not as it was written; it stays
 */
export async function archivePlayerMonths(db: Database, data_dir: string): Promise<string[]> {
  const archived: string[] = []
  for (;;) {
    const month = await oldestMonth(db)
    if (month === null) return archived
    const written = await writeMonth(db, data_dir, month)
    try {
      if (!(await transaction(db, (tx) => takeOut(tx, month, written)))) return archived
    } finally {
      // Of what was kept nothing is left under that name.
      await written.discard()
    }
    archived.push(month)
  }
}

/** Null while every month is needed, or somebody looks at months that were restored. */
async function oldestMonth(db: Queryable): Promise<string | null> {
  const [row] = await db<{ month: string | null; until: Date; is_restored: boolean }[]>`
    select (select min(to_date(right(c.relname, 7), 'YYYY_MM'))::text from pg_inherits i join pg_class c on c.oid = i.inhrelid
            where i.inhparent = 'report.daily_player_aggregate'::regclass) as month,
           until, coalesce(restored_until > clock_timestamp(), false) as is_restored
    from report.aggregation_progress`
  if (!row?.month || row.is_restored) return null
  return row.month < playerDaysFrom(dayOf(row.until)) ? row.month : null
}

/** False where another worker was faster. */
async function takeOut(tx: Transaction, month: string, written: ArchivedMonth): Promise<boolean> {
  await tx`
    select pg_advisory_xact_lock(${LOCKS.archive}), set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true),
           set_config('statement_timeout', ${String(COMPARE_TIMEOUT_MS)}, true)`
  if ((await oldestMonth(tx)) !== month) return false
  const { sha256, row_count, turnover, payout, name } = written
  // A file without a note does no harm; a note without a file would.
  await written.keep()
  await tx`
    select report.archive_player_month(${month}::text::date, ${name}, ${sha256}, ${row_count},
                                       ${String(turnover)}::text::numeric, ${String(payout)}::text::numeric)`
  return true
}

/** Page by page, by the day and the key of its rows, which nobody changes any more. */
async function writeMonth(db: Database, data_dir: string, month: string): Promise<ArchivedMonth> {
  let [turnover, payout] = [0n, 0n]
  async function* batches() {
    for (let last: Pick<PlayerDay, 'day' | 'player_id' | 'agent_id'> | null = null; ; ) {
      const rows: PlayerDay[] = await db<PlayerDay[]>`
        select day::text, agent_id, player_id, bets, first_ms, turnover, payout, bonus_cost, adjustments, deposits, withdrawals
        from report.daily_player_aggregate
        where day >= ${month}::text::date and day < ${monthAfter(month)}::text::date
          and (player_id, day, agent_id) > (${last?.player_id ?? 0n}, ${last?.day ?? month}::text::date, ${last?.agent_id ?? -1})
        order by player_id, day, agent_id limit ${BATCH}`
      for (const row of rows) {
        turnover += row.turnover
        payout += row.payout
      }
      yield rows.map(lineOf)
      if (rows.length < BATCH) return
      last = rows.at(-1) ?? null
    }
  }
  const written = await writeMonthFile(data_dir, month, batches())
  return { ...written, turnover, payout }
}

const lineOf = (row: PlayerDay): PlayerDayLine => [
  row.day,
  row.agent_id,
  String(row.player_id),
  row.bets,
  row.first_ms,
  String(row.turnover),
  String(row.payout),
  String(row.bonus_cost),
  String(row.adjustments),
  String(row.deposits),
  String(row.withdrawals),
]
