import { type Database, type Queryable, snapshot, type Transaction } from '../platform/database/database.ts'
import { beginningOf, dayAfter } from './span.ts'

/** Everything of one report is read in one snapshot, so that it stays equal to the ledger while bets go on. */
export interface Snapshot {
  tx: Transaction
  /** Up to here the aggregates stand; younger transfers are summed up now. */
  live_from: Date
}

/** The aggregation reads a year once; a report that takes this long is a fault. */
const REPORT_TIMEOUT_MS = 30_000

export function inSnapshot<T>(db: Database, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return snapshot(db, async (tx) => {
    // A cached plan knows nothing of the time that is asked for, and reads a year as it would read an hour.
    await tx`
      select set_config('statement_timeout', ${String(REPORT_TIMEOUT_MS)}, true),
             set_config('plan_cache_mode', 'force_custom_plan', true)`
    return read({ tx, live_from: await liveFrom(tx) })
  })
}

/**
 * For statements that join the rows of a day that is not over, or has just ended: it lies beyond what the planner has
 * counted, who takes it for empty, and would compare each of its rows with every other one.
 */
export async function withoutLoops<T>(tx: Transaction, read: () => Promise<T>): Promise<T> {
  await tx`select set_config('enable_nestloop', 'off', true)`
  const rows = await read()
  await tx`select set_config('enable_nestloop', 'on', true)`
  return rows
}

async function liveFrom(db: Queryable): Promise<Date> {
  const [last] = await db<{ day: string }[]>`select day::text from report.aggregated_day order by day desc limit 1`
  return last ? beginningOf(dayAfter(last.day)) : new Date(0)
}
