import { figuresTable } from '#ledger/server/index.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { figureColumns } from '../figures/figures.ts'
import { withinAgents } from '../membership.ts'
import type { Snapshot } from '../snapshot.ts'
import type { AggregateSources } from '../sources.ts'
import { hourOf, type Months, type Span, wholeMonths } from '../span.ts'
import {
  type Attribution,
  digitBetsFromLedger,
  gamesFromLedger,
  hoursFromLedger,
  playersFromLedger,
} from './from-ledger.ts'

/** Aggregates of a time: whole months of tables with many rows, days, and the transfers since the last aggregated hour. */

/** The time begins with an hour; where it ends within one, the part of that hour comes from the ledger. */
export const hourlyAggregates = ({ tx, live_from }: Snapshot, span: Span, of?: Attribution): Fragment => {
  const last = hourOf(span.to)
  const live = since(live_from < last ? live_from : last, span)
  return tx`
    select hour, kind, debit_end, credit_end, agent_id, transfers, amount from report.hourly_aggregate
    where hour >= ${span.from} and hour < ${last}
    ${live === null ? tx`` : tx`union all ${hoursFromLedger(tx, live, of)}`}`
}

export const dailyAggregates = ({ tx, live_from }: Snapshot, span: Span, of?: Attribution): Fragment => {
  const live = since(live_from, span)
  return tx`
    select day, kind, debit_end, credit_end, agent_id, transfers, amount from report.daily_aggregate where ${onDays(tx, span)}
    ${
      live === null
        ? tx``
        : tx`union all select report.day_of(hour), kind, debit_end, credit_end, agent_id, transfers, amount
             from (${hoursFromLedger(tx, live, of)}) h`
    }`
}

/** The figures by day, agent, and account of the product; null for what belongs to none. */
export const figureAggregates = (snapshot: Snapshot, span: Span, of?: Attribution): Fragment => snapshot.tx`
  select s.day, s.agent_id, f.product as account_id, ${figureColumns(snapshot.tx, snapshot.tx`s.transfers`, snapshot.tx`s.amount`)}
  from (${dailyAggregates(snapshot, span, of)}) s
  join ${figuresTable(snapshot.tx)} on f.kind = s.kind and f.at in (s.debit_end, s.credit_end)`

export const gameAggregatesByAgent = ({ tx, live_from }: Snapshot, span: Span, sources: AggregateSources): Fragment => {
  const live = since(live_from, span)
  return tx`
    select day, account_id, kind, is_in, product_code, game_code, agent_id, transfers, amount, squares
    from report.daily_game_aggregate where ${onDays(tx, span)}
    ${live === null ? tx`` : tx`union all ${gamesFromLedger(tx, live, sources)}`}`
}

const GAME = ['account_id', 'kind', 'is_in', 'product_code', 'game_code', 'transfers', 'amount', 'squares']

/** The same by game alone. The months know no agents, so that an agent's own players are read day by day. */
export function gameAggregates(
  snapshot: Snapshot,
  { span, staff, sources }: { span: Span; staff: StaffCaller; sources: AggregateSources },
): Fragment {
  const { tx, live_from } = snapshot
  const columns = tx(GAME)
  if (scopeOf(staff) !== null)
    return tx`select ${columns} from (${gameAggregatesByAgent(snapshot, span, sources)}) d where ${withinAgents(tx, staff)}`
  const months = wholeMonths(span, live_from)
  const live = since(live_from, span)
  return tx`
    select ${columns} from report.monthly_game_aggregate where ${inMonths(tx, months)}
    union all select ${columns} from report.daily_game_aggregate where ${onDays(tx, span, months)}
    ${live === null ? tx`` : tx`union all select ${columns} from (${gamesFromLedger(tx, live, sources, 'all')}) l`}`
}

/** Figures, deposits and withdrawals of players in a time; of those whose ids are in a condition on `player_id`. */
export function playerAggregates(
  { tx, live_from }: Snapshot,
  span: Span,
  { players, of }: { players: Fragment; of: Attribution },
): Fragment {
  const columns = tx(PLAYER)
  const months = wholeMonths(span, live_from)
  const live = since(live_from, span)
  return tx`
    select ${columns} from report.monthly_player_aggregate where ${inMonths(tx, months)} and ${players}
    union all select ${columns} from report.daily_player_aggregate where ${onDays(tx, span, months)} and ${players}
    ${live === null ? tx`` : tx`union all select ${columns} from (${playersFromLedger(tx, live, of)}) l where ${players}`}`
}

const PLAYER = 'player_id agent_id bets turnover payout bonus_cost adjustments deposits withdrawals'.split(' ')

export const digitBetAggregates = ({ tx, live_from }: Snapshot, span: Span, sources: AggregateSources): Fragment => {
  const live = since(live_from, span)
  return tx`
    select day, bet_type, payout_times_100, bets, staked, squares, returned
    from report.daily_digit_bet_aggregate where ${onDays(tx, span)}
    ${live === null ? tx`` : tx`union all ${digitBetsFromLedger(tx, live, sources)}`}`
}

const inMonths = (db: Queryable, { from, to }: Months): Fragment =>
  db`month >= ${from}::text::date and month < ${to}::text::date`

/** The days of a time, or those that are in none of its whole months. */
function onDays(db: Queryable, { from, to }: Span, months?: Months): Fragment {
  const [first, end] = [db`report.day_of(${from})`, db`report.day_of(${to})`]
  if (!months) return db`day >= ${first} and day < ${end}`
  return db`
    (day >= ${first} and day < least(${months.from}::text::date, ${end})
     or day >= greatest(${months.to}::text::date, ${first}) and day < ${end})`
}

/** The part of a time that is no older than this, and comes from the ledger. */
export function since(live_from: Date, { from, to }: Span): Span | null {
  if (live_from >= to) return null
  return { from: live_from > from ? live_from : from, to }
}
