import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
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

interface AtOnce {
  now: Date | null
  days_at_once: number
}

/**
 * Writes the aggregates of all that is over and has none yet, in one transaction each: of a day that is over, or the rest
 * of it; else of each hour of the running day. Any number of workers may try. `now` is the database's clock, unless a test says otherwise.
 * Rows that came late, while that clock was behind, are found first, and their days aggregated anew.
 * @param days_at_once of one month, in one transaction: for a long history, by who has the memory and no time limit
 */
export async function aggregateDays(
  db: Database,
  sources: AggregateSources,
  { now = null, days_at_once = 1 }: { now?: Date | null; days_at_once?: number } = {},
): Promise<Aggregated> {
  let [days, transfers] = [0, 0]
  const late_day = await transaction(db, (tx) => takeBackLate(tx, now))
  for (;;) {
    const step = await transaction(db, (tx) => aggregateNext(tx, sources, { now, days_at_once }))
    if (step === null) break
    days += step.days
    transfers += step.transfers
  }
  return { days, transfers, late_day }
}

/** Once for each hour, before it is aggregated: two days are counted for it. */
async function takeBackLate(tx: Transaction, now: Date | null): Promise<string | null> {
  await waitForOthers(tx)
  if ((await nextSpan(tx, { now, days_at_once: 1 })) === null) return null
  const day = await findLateDay(tx)
  if (day !== null) await takeBackFrom(tx, day)
  return day
}

/** Null when nothing is left. */
async function aggregateNext(tx: Transaction, sources: AggregateSources, at_once: AtOnce): Promise<Step | null> {
  await waitForOthers(tx)
  const span = await nextSpan(tx, at_once)
  return span && withoutLoops(tx, () => aggregate(tx, span, sources))
}

const waitForOthers = (tx: Transaction) => tx`
  select pg_advisory_xact_lock(${LOCKS.aggregation}), set_config('statement_timeout', ${String(AGGREGATE_TIMEOUT_MS)}, true)`

/** The rest of a day that is over, with more of such days of its month, or else the next hour that is over. */
async function nextSpan(tx: Transaction, { now: at, days_at_once }: AtOnce): Promise<Span | null> {
  const [row] = await tx<{ until: Date | null; now: Date }[]>`
    select (select until from report.aggregation_progress) as until, clock_timestamp() as now`
  const from = row?.until ?? (await beginningOfLedger(tx))
  if (from === null) return null
  const over_until = (at ?? row?.now ?? new Date()).getTime() - LATE_MS
  const isOver = (end: Date) => end.getTime() <= over_until
  let to = endOfDay(from)
  if (!isOver(to)) return isOver(nextHour(from)) ? { from, to: nextHour(from) } : null
  const month = monthOf(dayOf(from))
  for (let days = 1; days < days_at_once && monthOf(dayOf(to)) === month && isOver(endOfDay(to)); days++)
    to = endOfDay(to)
  return { from, to }
}

const endOfDay = (at: Date): Date => beginningOf(dayAfter(dayOf(at)))

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
  let days = 0
  for (let end = endOfDay(span.from); end <= span.to; end = endOfDay(end), days++) {
    await completeDay(tx, dayOf(new Date(end.getTime() - 1)))
  }
  return { days, transfers }
}
