import { LOCKS } from '../../platform/database/advisory-locks.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { withoutLoops } from '../snapshot.ts'
import type { AggregateSources } from '../sources.ts'
import { beginningOf, dayAfter, dayOf, monthOf, nextHour, type Span, spanOfDay } from '../span.ts'
import { findLateDay, takeBackFrom } from './take-back.ts'
import { aggregateSpan, completeDay } from './write-aggregates.ts'

/**
 * A transaction writes its rows with the time at which it began. None of ours lives nearly as long as this, so an hour
 * that is over for so long gets no more rows.
 */
const LATE_MS = 10 * 60_000
/** A day of a large company takes a second; the first one has more to read. */
const AGGREGATE_TIMEOUT_MS = 120_000

/** Before every day that a report can be asked for. */
const NO_DAY_DELETED = '2000-01-01'

interface Aggregated {
  /** Which were completed. */
  days: number
  transfers: number
  /** From which day on they were written anew, because rows had come into hours that were aggregated already. */
  late_day: string | null
}

type Step = Omit<Aggregated, 'late_day'>

/**
 * Writes the aggregates of all that is over and has none yet, in one transaction each: of a day that is over, or the rest
 * of it; else of each hour of the running day. Any number of workers may try. `now` is the database's clock, unless a test says otherwise.
 * Rows that came late, while that clock was behind, are found first, and their days aggregated anew.
 */
export async function aggregateDays(
  db: Database,
  sources: AggregateSources,
  now: Date | null = null,
): Promise<Aggregated> {
  let [days, transfers] = [0, 0]
  const late_day = await transaction(db, (tx) => takeBackLate(tx, now))
  for (;;) {
    const step = await transaction(db, (tx) => aggregateNext(tx, sources, now))
    if (step === null) break
    days += step.days
    transfers += step.transfers
  }
  return { days, transfers, late_day }
}

/** Once for each hour, before it is aggregated: two days are counted for it. */
async function takeBackLate(tx: Transaction, now: Date | null): Promise<string | null> {
  await waitForOthers(tx)
  if ((await nextSpan(tx, now)) === null) return null
  const day = await findLateDay(tx)
  if (day !== null) await takeBackFrom(tx, day)
  return day
}

/** Null when nothing is left. */
async function aggregateNext(tx: Transaction, sources: AggregateSources, now: Date | null): Promise<Step | null> {
  await waitForOthers(tx)
  const span = await nextSpan(tx, now)
  return span && withoutLoops(tx, () => aggregate(tx, span, sources))
}

const waitForOthers = (tx: Transaction) => tx`
  select pg_advisory_xact_lock(${LOCKS.aggregation}), set_config('statement_timeout', ${String(AGGREGATE_TIMEOUT_MS)}, true)`

/** The rest of a day that is over, or else the next hour that is over. */
async function nextSpan(tx: Transaction, at: Date | null): Promise<Span | null> {
  const [row] = await tx<{ until: Date | null; now: Date }[]>`
    select (select until from report.aggregation_progress) as until, clock_timestamp() as now`
  const from = row?.until ?? (await beginningOfLedger(tx))
  if (from === null) return null
  const over_until = (at ?? row?.now ?? new Date()).getTime() - LATE_MS
  const end_of_day = beginningOf(dayAfter(dayOf(from)))
  const to = end_of_day.getTime() <= over_until ? end_of_day : nextHour(from)
  return to.getTime() <= over_until ? { from, to } : null
}

async function beginningOfLedger(tx: Transaction): Promise<Date | null> {
  const [row] = await tx<{ at: Date | null }[]>`select min(created_at) as at from ledger.transfer`
  return row?.at ? spanOfDay(dayOf(row.at)).from : null
}

async function aggregate(tx: Transaction, span: Span, sources: AggregateSources): Promise<Step> {
  await tx`select report.open_player_month(${monthOf(dayOf(span.from))}::text::date)`
  const transfers = await aggregateSpan(tx, span, sources)
  await tx`
    insert into report.aggregation_progress (until, player_days_from)
    values (${span.to}, ${NO_DAY_DELETED}::text::date)
    on conflict (is_only) do update set until = excluded.until`
  const [day, next_day] = [dayOf(span.from), dayOf(span.to)]
  if (day === next_day) return { days: 0, transfers }
  await completeDay(tx, day)
  return { days: 1, transfers }
}
