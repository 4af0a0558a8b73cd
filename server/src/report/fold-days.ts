import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { foldedDigitBets, foldedGames, foldedHours, foldedPlayers, withoutLoops } from './movement.ts'
import type { FoldDoors } from './sources.ts'
import { beginningOf, dayAfter, dayOf, monthOf, spanOfDay } from './span.ts'

/**
 * A transaction writes its rows with the time at which it began. None of ours lives nearly as long as this, so a day
 * that is over for so long gets no more rows.
 */
const LATE_MS = 10 * 60_000
/** One who folds at a time; the number has no meaning. */
const FOLD_LOCK = 7_268_155
/** A year's day of a large house is folded in a second; a first fold has more to read. */
const FOLD_TIMEOUT_MS = 120_000

interface Folded {
  days: number
  transfers: number
}

/** Folds each day that is over and not folded yet, one transaction each. Any number of workers may try. */
export async function foldDays(db: Database, doors: FoldDoors): Promise<Folded> {
  let [days, transfers] = [0, 0]
  for (;;) {
    const folded = await transaction(db, (tx) => foldNextDay(tx, doors))
    if (folded === null) return { days, transfers }
    days += 1
    transfers += folded
  }
}

/** Answers how many transfers the day has; null when no day is to be folded. */
async function foldNextDay(tx: Transaction, doors: FoldDoors): Promise<number | null> {
  await tx`
    select pg_advisory_xact_lock(${FOLD_LOCK}), set_config('statement_timeout', ${String(FOLD_TIMEOUT_MS)}, true)`
  const day = await nextDay(tx)
  if (day === null) return null
  return withoutLoops(tx, () => foldDay(tx, day, doors))
}

async function nextDay(tx: Transaction): Promise<string | null> {
  const [row] = await tx<{ last: string | null; now: Date }[]>`
    select (select day::text from report.folded_day order by day desc limit 1) as last, clock_timestamp() as now`
  const day = row?.last ? dayAfter(row.last) : await firstDay(tx)
  const now = row?.now ?? new Date()
  return day === null || beginningOf(dayAfter(day)).getTime() + LATE_MS > now.getTime() ? null : day
}

async function firstDay(tx: Transaction): Promise<string | null> {
  const [row] = await tx<{ at: Date | null }[]>`select min(created_at) as at from ledger.transfer`
  return row?.at ? dayOf(row.at) : null
}

/** The sums and their control are taken in one statement each, of rows that no longer change. */
async function foldDay(tx: Transaction, day: string, doors: FoldDoors): Promise<number> {
  const span = spanOfDay(day)
  await tx`insert into report.hour_sum (hour, kind, debit_end, credit_end, agent_id, transfers, amount) ${foldedHours(tx, span)}`
  await tx`
    insert into report.day_sum (day, kind, debit_end, credit_end, agent_id, transfers, amount)
    select ${day}::text::date, kind, debit_end, credit_end, agent_id, sum(transfers), sum(amount) from report.hour_sum
    where hour >= ${span.from} and hour < ${span.to} group by 2, 3, 4, 5`
  await tx`
    insert into report.game_sum (day, account_id, kind, is_in, product_code, game_code, agent_id, transfers, amount, squares)
    ${foldedGames(tx, span, doors)}`
  await tx`
    insert into report.player_sum (day, player_id, agent_id, transfers, amount, bets, turnover, payout, bonus_cost, adjustments,
                                   two_d_stakes, provider_stakes, deposits, withdrawals)
    ${foldedPlayers(tx, span)}`
  await tx`
    insert into report.digit_bet_sum (day, bet_type, payout_times_100, bets, staked, squares, returned)
    ${foldedDigitBets(tx, span, doors)}`
  const [row] = await tx<{ transfers: bigint }[]>`
    insert into report.folded_day (day, transfers, amount)
    select ${day}::text::date, count(*), coalesce(sum(amount), 0)::bigint from ledger.transfer
    where created_at >= ${span.from} and created_at < ${span.to} returning transfers`
  if (monthOf(dayAfter(day)) === dayAfter(day)) await foldMonth(tx, monthOf(day))
  return Number(row?.transfers)
}

/** Of the days that were folded one after the other, the last of them just now. */
async function foldMonth(tx: Transaction, month: string): Promise<void> {
  const days = tx`day >= ${month}::text::date and day < ${month}::text::date + interval '1 month'`
  await tx`
    insert into report.player_month (month, player_id, agent_id, transfers, amount, bets, turnover, payout, bonus_cost, adjustments,
                                     two_d_stakes, provider_stakes, deposits, withdrawals)
    select ${month}::text::date, player_id, agent_id, sum(transfers), sum(amount), sum(bets), sum(turnover), sum(payout),
           sum(bonus_cost), sum(adjustments), sum(two_d_stakes), sum(provider_stakes), sum(deposits), sum(withdrawals)
    from report.player_sum where ${days} group by player_id, agent_id`
  await tx`
    insert into report.game_month (month, account_id, kind, is_in, product_code, game_code, transfers, amount, squares)
    select ${month}::text::date, account_id, kind, is_in, product_code, game_code, sum(transfers), sum(amount), sum(squares)
    from report.game_sum where ${days} group by 2, 3, 4, 5, 6`
}
