import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import { type Database, type Queryable, snapshot, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { RecountQuery } from '#report/contract/staff.ts'

/** Everything of one report is read in one snapshot, so that it stays equal to the ledger while bets go on. */
export interface Snapshot {
  tx: Transaction
  /** Up to here the aggregates stand, the beginning of an hour; younger transfers are summed up now. */
  live_from: Date
  /** The report is to be compared with the ledger's own rows. */
  is_recount?: true
}

/** A report reads aggregates; one that takes this long is a fault. */
const REPORT_TIMEOUT_MS = 10_000
/** A recount reads the ledger's rows of the whole time. The call ends soon after this. */
const RECOUNT_TIMEOUT_MS = 30_000

/**
 * For a report: with a recount where the caller asks for one, which only one caller at a time may.
 * @throws Problem busy while another recount runs
 */
export function inReport<T>(db: Database, query: RecountQuery, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  if (query.recount === undefined) return inSnapshot(db, read)
  return snapshot(db, async (tx) => {
    const [lock] = await tx<{ is_ours: boolean }[]>`select pg_try_advisory_xact_lock(${LOCKS.recount}) as is_ours`
    if (!lock?.is_ours) throw new Problem('busy')
    await prepare(tx, RECOUNT_TIMEOUT_MS)
    return read({ tx, live_from: await liveFrom(tx), is_recount: true })
  })
}

export function inSnapshot<T>(db: Database, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return snapshot(db, async (tx) => {
    await prepare(tx, REPORT_TIMEOUT_MS)
    return read({ tx, live_from: await liveFrom(tx) })
  })
}

const prepare = (tx: Transaction, timeout_ms: number) => tx`
  select set_config('statement_timeout', ${String(timeout_ms)}, true),
         -- A cached plan knows nothing of the time that is asked for, and reads a year as it would read an hour.
         set_config('plan_cache_mode', 'force_custom_plan', true),
         -- Bets need the other processors: a report with helpers would take all that a small machine has.
         set_config('max_parallel_workers_per_gather', '0', true)`

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

/** Of a transaction that is a snapshot already. */
export const snapshotOf = async (tx: Transaction): Promise<Snapshot> => ({ tx, live_from: await liveFrom(tx) })

async function liveFrom(db: Queryable): Promise<Date> {
  const [progress] = await db<{ until: Date }[]>`select until from report.aggregation_progress`
  return progress?.until ?? new Date(0)
}
