import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { withoutLoops } from '../snapshot.ts'
import type { AggregateSources } from '../sources.ts'
import { beginningOf, dayAfter, dayOf, monthOf, spanOfDay } from '../span.ts'
import { digitBetsFromLedger, gamesFromLedger, hoursFromLedger, playersFromLedger } from './from-ledger.ts'

/**
 * A transaction writes its rows with the time at which it began. None of ours lives nearly as long as this, so a day
 * that is over for so long gets no more rows.
 */
const LATE_MS = 10 * 60_000
/** One aggregation at a time; the number has no meaning. */
const AGGREGATE_LOCK = 7_268_155
/** A day of a large company takes a second; the first one has more to read. */
const AGGREGATE_TIMEOUT_MS = 120_000

interface AggregatedDays {
  days: number
  transfers: number
}

/** Writes the aggregates of each day that is over and has none yet, one transaction each. Any number of workers may try. */
export async function aggregateDays(db: Database, sources: AggregateSources): Promise<AggregatedDays> {
  let [days, transfers] = [0, 0]
  for (;;) {
    const aggregated = await transaction(db, (tx) => aggregateNextDay(tx, sources))
    if (aggregated === null) return { days, transfers }
    days += 1
    transfers += aggregated
  }
}

/** Answers how many transfers the day has; null when no day is left. */
async function aggregateNextDay(tx: Transaction, sources: AggregateSources): Promise<number | null> {
  await tx`
    select pg_advisory_xact_lock(${AGGREGATE_LOCK}), set_config('statement_timeout', ${String(AGGREGATE_TIMEOUT_MS)}, true)`
  const day = await nextDay(tx)
  if (day === null) return null
  return withoutLoops(tx, () => aggregateDay(tx, day, sources))
}

async function nextDay(tx: Transaction): Promise<string | null> {
  const [row] = await tx<{ last: string | null; now: Date }[]>`
    select (select day::text from report.aggregated_day order by day desc limit 1) as last, clock_timestamp() as now`
  const day = row?.last ? dayAfter(row.last) : await firstDay(tx)
  const now = row?.now ?? new Date()
  return day === null || beginningOf(dayAfter(day)).getTime() + LATE_MS > now.getTime() ? null : day
}

async function firstDay(tx: Transaction): Promise<string | null> {
  const [row] = await tx<{ at: Date | null }[]>`select min(created_at) as at from ledger.transfer`
  return row?.at ? dayOf(row.at) : null
}

/** The aggregates and their control are taken in one statement each, of rows that no longer change. */
async function aggregateDay(tx: Transaction, day: string, sources: AggregateSources): Promise<number> {
  const span = spanOfDay(day)
  await tx`insert into report.hourly_aggregate (hour, kind, debit_end, credit_end, agent_id, transfers, amount) ${hoursFromLedger(tx, span)}`
  await tx`
    insert into report.daily_aggregate (day, kind, debit_end, credit_end, agent_id, transfers, amount)
    select ${day}::text::date, kind, debit_end, credit_end, agent_id, sum(transfers), sum(amount) from report.hourly_aggregate
    where hour >= ${span.from} and hour < ${span.to} group by 2, 3, 4, 5`
  await tx`
    insert into report.daily_game_aggregate (day, account_id, kind, is_in, product_code, game_code, agent_id, transfers, amount, squares)
    ${gamesFromLedger(tx, span, sources)}`
  await tx`
    insert into report.daily_player_aggregate (day, player_id, agent_id, transfers, amount, bets, turnover, payout, bonus_cost, adjustments,
                                   two_d_stakes, provider_stakes, deposits, withdrawals)
    ${playersFromLedger(tx, span)}`
  await tx`
    insert into report.daily_digit_bet_aggregate (day, bet_type, payout_times_100, bets, staked, squares, returned)
    ${digitBetsFromLedger(tx, span, sources)}`
  const [row] = await tx<{ transfers: bigint }[]>`
    insert into report.aggregated_day (day, transfers, amount)
    select ${day}::text::date, count(*), coalesce(sum(amount), 0)::bigint from ledger.transfer
    where created_at >= ${span.from} and created_at < ${span.to} returning transfers`
  if (monthOf(dayAfter(day)) === dayAfter(day)) await aggregateMonth(tx, monthOf(day))
  return Number(row?.transfers)
}

/** Out of the daily aggregates, of which the last was written just now. */
async function aggregateMonth(tx: Transaction, month: string): Promise<void> {
  const days = tx`day >= ${month}::text::date and day < ${month}::text::date + interval '1 month'`
  await tx`
    insert into report.monthly_player_aggregate (month, player_id, agent_id, transfers, amount, bets, turnover, payout, bonus_cost, adjustments,
                                     two_d_stakes, provider_stakes, deposits, withdrawals)
    select ${month}::text::date, player_id, agent_id, sum(transfers), sum(amount), sum(bets), sum(turnover), sum(payout),
           sum(bonus_cost), sum(adjustments), sum(two_d_stakes), sum(provider_stakes), sum(deposits), sum(withdrawals)
    from report.daily_player_aggregate where ${days} group by player_id, agent_id`
  await tx`
    insert into report.monthly_game_aggregate (month, account_id, kind, is_in, product_code, game_code, transfers, amount, squares)
    select ${month}::text::date, account_id, kind, is_in, product_code, game_code, sum(transfers), sum(amount), sum(squares)
    from report.daily_game_aggregate where ${days} group by 2, 3, 4, 5, 6`
}
