import { figuresTable } from '../ledger/index.ts'
import {
  type Database,
  type Fragment,
  type Queryable,
  snapshot,
  type Transaction,
} from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/row-set.ts'
import { type StaffCaller, scopeOf } from '../staff/index.ts'
import { oneOf } from './one-of.ts'
import { figureColumns, figureSum } from './play.ts'
import { DEPOSIT_KINDS, ENDS, GAMES, PROVIDERS, WITHDRAWAL_KINDS } from './rules.ts'
import type { FoldDoors } from './sources.ts'
import { beginningOf, dayAfter, type Span } from './span.ts'

/** Everything of one report is read in one snapshot, so that it stays equal to the ledger while bets go on. */
export interface Snapshot {
  tx: Transaction
  /** Up to here the sums are folded; what is younger is summed up now. */
  live_from: Date
}

/** The fold took its time for a year; a report that takes this long is a fault. */
const REPORT_TIMEOUT_MS = 30_000

export function inSnapshot<T>(db: Database, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return snapshot(db, async (tx) => {
    // A kept plan knows nothing of the time that is asked for, and reads a year as it would read an hour.
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
  const [last] = await db<{ day: string }[]>`select day::text from report.folded_day order by day desc limit 1`
  return last ? beginningOf(dayAfter(last.day)) : new Date(0)
}

/**
 * As `m` whose player it was at the moment of a row `t` of the ledger: what somebody did before he came to another agent
 * stays with the one before.
 */
export const membership = (db: Queryable): Fragment => db`
  agent.membership m on m.player_id = report.player_of(t.debit_account_id, t.credit_account_id)
    and ${lasted(db, db`t.created_at`)}`

/** Whether the membership `m` was the one of this moment. */
export const lasted = (db: Queryable, at: Fragment): Fragment =>
  db`m.since <= ${at} and (m.until is null or ${at} < m.until)`

/** The ledger's rows of a time, each with whose it was and where it began and ended. */
export const movements = (db: Queryable, { from, to }: Span): Fragment => db`
  select t.cause_id, t.kind, t.amount, t.created_at, report.player_of(t.debit_account_id, t.credit_account_id) as player_id,
         coalesce(m.agent_id, report.agent_of(t.debit_account_id, t.credit_account_id), 0) as agent_id,
         report.end_of(t.debit_account_id) as debit_end, report.end_of(t.credit_account_id) as credit_end
  from ledger.transfer t left join ${membership(db)}
  where t.created_at >= ${from} and t.created_at < ${to}`

/** Sums of hours straight from the ledger, as report.hour_sum has them. */
export const foldedHours = (db: Queryable, span: Span): Fragment => db`
  select date_trunc('hour', created_at, 'Asia/Yangon') as hour, kind, debit_end, credit_end, agent_id,
         count(*) as transfers, sum(amount)::bigint as amount
  from (${movements(db, span)}) m group by 1, 2, 3, 4, 5`

/** What went into games and came out, straight from the ledger, as report.game_sum has it. */
export const foldedGames = (db: Queryable, span: Span, doors: FoldDoors): Fragment => db`
  select report.day_of(m.created_at) as day, g.account_id, m.kind, m.debit_end <> g.account_id as is_in,
         coalesce(e.product_code, 0) as product_code, coalesce(e.game_code, '') as game_code, m.agent_id,
         count(*) as transfers, sum(m.amount)::bigint as amount, sum(m.amount::numeric * m.amount) as squares
  from (${movements(db, span)}) m
  join ${gamesOf(db)} on g.account_id in (m.debit_end, m.credit_end) or m.kind = g.repaid
  left join (${doors.providerGames(db, span)}) e on g.account_id = ${PROVIDERS} and e.cause_id = m.cause_id
  group by 1, 2, 3, 4, 5, 6, 7`

/** The operator's accounts of games, and what is paid back of debts to them, as `g`. */
export const gamesOf = (db: Queryable): Fragment => rowsOf(db, 'g', GAMES, { account_id: 'bigint', repaid: 'text' })

/** What each player moved, straight from the ledger, as report.player_sum has it. */
export const foldedPlayers = (db: Queryable, span: Span): Fragment => db`
  select day, player_id, agent_id, transfers, amount, bets, turnover, payout, bonus_cost, adjustments, two_d_stakes,
         provider_stakes, deposits, withdrawals
  from (
    select report.day_of(created_at) as day, player_id, agent_id, count(*) as transfers, sum(amount)::bigint as amount,
           ${movedFigures(db)}, ${stakesOf(db, ENDS.two_d_stakes)} as two_d_stakes,
           ${stakesOf(db, ENDS.provider_stakes)} as provider_stakes
    from ${figured(db, span)} where player_id is not null group by 1, 2, 3
  ) p`

/** By how much more stakes are open after such rows. */
const stakesOf = (db: Queryable, end: bigint): Fragment => db`
  coalesce(sum(case when credit_end = ${end} then amount when debit_end = ${end} then -amount else 0 end), 0)::bigint`

/** The ledger's rows of a time as `m`, each with what it counts in the figures. */
export const figured = (db: Queryable, span: Span): Fragment => db`
  (
    select m.*, ${figureColumns(db, db`1`, db`m.amount`)}
    from (${movements(db, span)}) m
    left join ${figuresTable(db)} on f.kind = m.kind and f.at in (m.debit_end, m.credit_end)
  ) m`

/** Figures, deposits and withdrawals of such rows. */
export function movedFigures(db: Queryable): Fragment {
  const of = (kinds: string[]) => db`filter (where kind ${oneOf(db, kinds)})`
  return db`
    ${figureSum(db)},
    coalesce(sum(amount) ${of(DEPOSIT_KINDS)}, 0)::bigint as deposits,
    coalesce(sum(amount) ${of(WITHDRAWAL_KINDS)}, 0)::bigint as withdrawals`
}

export const foldedDigitBets = (db: Queryable, span: Span, doors: FoldDoors): Fragment => db`
  select report.day_of(t.created_at) as day, b.bet_type, b.payout_times_100, count(*) as bets,
         sum(b.stake)::bigint as staked, sum(b.stake::numeric * b.stake) as squares, sum(b.prize)::bigint as returned
  from ledger.transfer t join (${doors.digitBets(db, span)}) b on b.cause_id = t.cause_id
  where t.kind = 'digit_bet_stake' and t.created_at >= ${span.from} and t.created_at < ${span.to}
  group by 1, 2, 3`

/** Of a column agent_id: the players whom this caller may see. */
export function withinAgents(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  return scope === null ? db`true` : db`agent_id ${oneOf(db, scope)}`
}
