import { figuresTable } from '#ledger/server/index.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { figureColumns, figureSum } from '../figures/figures.ts'
import { agentOf } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { DEPOSIT_KINDS, ENDS, GAMES, PROVIDERS, WITHDRAWAL_KINDS } from '../rules.ts'
import type { AggregateSources } from '../sources.ts'
import type { Span } from '../span.ts'

/** Whether a report asks for the agent of each transfer, or is of all of them: then nobody looks for it, and it is 0. */
export type Attribution = 'each agent' | 'all'

/** The ledger's rows of a time, each with whose it was and where it began and ended. */
export const attributedTransfers = (db: Queryable, { from, to }: Span, of: Attribution = 'each agent'): Fragment => db`
  select t.cause_id, t.kind, t.amount, t.created_at, report.player_of(t.debit_account_id, t.credit_account_id) as player_id,
         ${of === 'all' ? db`0::bigint` : db`coalesce(${agentOf(db)}, report.agent_of(t.debit_account_id, t.credit_account_id), 0)`} as agent_id,
         report.end_of(t.debit_account_id) as debit_end, report.end_of(t.credit_account_id) as credit_end
  from ledger.transfer t where t.created_at >= ${from} and t.created_at < ${to}`

/** Sums of hours of such rows, as report.hourly_aggregate has them. */
export const hoursOfRows = (db: Queryable, rows: Fragment): Fragment => db`
  select date_trunc('hour', created_at, 'Asia/Yangon') as hour, kind, debit_end, credit_end, agent_id,
         count(*) as transfers, sum(amount)::bigint as amount
  from ${rows} m group by 1, 2, 3, 4, 5`

/** The same straight from the ledger. */
export const hoursFromLedger = (db: Queryable, span: Span, of?: Attribution): Fragment =>
  hoursOfRows(db, db`(${attributedTransfers(db, span, of)})`)

/** Amounts into and out of games in such rows of a period, in the shape of report.daily_game_aggregate. */
export const gamesOfRows = (db: Queryable, rows: Fragment, { span, sources }: GameSources): Fragment => db`
  select report.day_of(m.created_at) as day, g.account_id, m.kind, m.debit_end <> g.account_id as is_in,
         coalesce(e.product_code, 0) as product_code, coalesce(e.game_code, '') as game_code, m.agent_id,
         count(*) as transfers, sum(m.amount)::bigint as amount, sum(m.amount::numeric * m.amount) as squares
  from ${rows} m
  join ${gamesOf(db)} on g.account_id in (m.debit_end, m.credit_end) or m.kind = g.recovery_kind
  left join (${sources.providerGames(db, span)}) e on g.account_id = ${PROVIDERS} and e.cause_id = m.cause_id
  group by 1, 2, 3, 4, 5, 6, 7`

interface GameSources {
  span: Span
  sources: AggregateSources
}

/** The same straight from the ledger. */
export const gamesFromLedger = (db: Queryable, span: Span, sources: AggregateSources, of?: Attribution): Fragment =>
  gamesOfRows(db, db`(${attributedTransfers(db, span, of)})`, { span, sources })

/** The operator's accounts of games, and the kinds of transfers that recover player receivables, as `g`. */
export const gamesOf = (db: Queryable): Fragment =>
  rowsOf(db, 'g', GAMES, { account_id: 'bigint', recovery_kind: 'text' })

/** The figures of each player in such rows, in the shape of report.daily_player_aggregate. */
export const playersOfRows = (db: Queryable, rows: Fragment): Fragment => db`
  select day, player_id, agent_id, first_ms, bets, turnover, payout, bonus_cost, adjustments, deposits, withdrawals
  from (
    select report.day_of(created_at) as day, player_id, agent_id,
           ${msOfDay(db, db`min(created_at)`)} as first_ms, ${figuresOfTransfers(db)}
    from ${withFigures(db, rows)} where player_id is not null group by 1, 2, 3
  ) p`

/** The same straight from the ledger. */
export const playersFromLedger = (db: Queryable, span: Span, of?: Attribution): Fragment =>
  playersOfRows(db, db`(${attributedTransfers(db, span, of)})`)

/** Whole milliseconds since midnight in Yangon. */
export const msOfDay = (db: Queryable, at: Fragment): Fragment => db`
  floor(extract(epoch from (${at} at time zone 'Asia/Yangon')::time) * 1000)::integer`

/** By how much more each player has and has staked after the transfers of a time, as report.player_total has it. */
export const playerTotalsFromLedger = (db: Queryable, { from, to }: Span): Fragment => {
  const moved = (of: Fragment) => db`coalesce(sum(leg.moved) filter (where leg.account_id % 10 ${of}), 0)::bigint`
  return db`
    select leg.account_id / 10 as player_id, ${moved(db`between ${ENDS.main} and ${ENDS.bonus}`)} as balance,
           ${moved(db`= ${ENDS.two_d_stakes}`)} as two_d_stakes, ${moved(db`= ${ENDS.provider_stakes}`)} as provider_stakes
    from ledger.transfer t
    cross join lateral (values (t.debit_account_id, -t.amount), (t.credit_account_id, t.amount)) leg (account_id, moved)
    where t.created_at >= ${from} and t.created_at < ${to} and leg.account_id between 10000 and 999999999999999
    group by 1`
}

/** The same rows as `m`, each with what it counts in the figures. */
const withFigures = (db: Queryable, rows: Fragment): Fragment => db`
  (
    select m.*, ${figureColumns(db, db`1`, db`m.amount`)}
    from ${rows} m
    left join ${figuresTable(db)} on f.kind = m.kind and f.at in (m.debit_end, m.credit_end)
  ) m`

/** Figures, deposits and withdrawals of such rows. */
export function figuresOfTransfers(db: Queryable): Fragment {
  const of = (kinds: string[]) => db`filter (where kind ${oneOf(db, kinds)})`
  return db`
    ${figureSum(db)},
    coalesce(sum(amount) ${of(DEPOSIT_KINDS)}, 0)::bigint as deposits,
    coalesce(sum(amount) ${of(WITHDRAWAL_KINDS)}, 0)::bigint as withdrawals`
}

export const digitBetsFromLedger = (db: Queryable, span: Span, sources: AggregateSources): Fragment => db`
  select report.day_of(t.created_at) as day, b.bet_type, b.payout_times_100, count(*) as bets,
         sum(b.stake)::bigint as staked, sum(b.stake::numeric * b.stake) as squares, sum(b.prize)::bigint as returned
  from ledger.transfer t join (${sources.digitBets(db, span)}) b on b.cause_id = t.cause_id
  where t.kind = 'digit_bet_stake' and t.created_at >= ${span.from} and t.created_at < ${span.to}
  group by 1, 2, 3`
