import { figuresTable } from '../ledger/index.ts'
import type { Fragment, Queryable } from '../platform/database/database.ts'
import { type StaffCaller, scopeOf } from '../staff/index.ts'
import { foldedDigitBets, foldedGames, foldedHours, foldedPlayers, type Snapshot, withinAgents } from './movement.ts'
import { figureColumns } from './play.ts'
import type { FoldDoors } from './sources.ts'
import { type Months, type Span, wholeMonths } from './span.ts'

/** Sums of a time: whole months of what has many rows, days, and what came since the last one was folded. */

export const hourSums = ({ tx, live_from }: Snapshot, span: Span): Fragment => {
  const live = since(live_from, span)
  return tx`
    select hour, kind, debit_end, credit_end, agent_id, transfers, amount from report.hour_sum
    where hour >= ${span.from} and hour < ${span.to}
    ${live === null ? tx`` : tx`union all ${foldedHours(tx, live)}`}`
}

export const daySums = ({ tx, live_from }: Snapshot, span: Span): Fragment => {
  const live = since(live_from, span)
  return tx`
    select day, kind, debit_end, credit_end, agent_id, transfers, amount from report.day_sum where ${onDays(tx, span)}
    ${
      live === null
        ? tx``
        : tx`union all select report.day_of(hour), kind, debit_end, credit_end, agent_id, transfers, amount
             from (${foldedHours(tx, live)}) h`
    }`
}

/** The figures by day, agent, and account of the product; null for what belongs to none. */
export const figureSums = (snapshot: Snapshot, span: Span): Fragment => snapshot.tx`
  select s.day, s.agent_id, f.product as account_id, ${figureColumns(snapshot.tx, snapshot.tx`s.transfers`, snapshot.tx`s.amount`)}
  from (${daySums(snapshot, span)}) s
  join ${figuresTable(snapshot.tx)} on f.kind = s.kind and f.at in (s.debit_end, s.credit_end)`

export const gameSums = ({ tx, live_from }: Snapshot, span: Span, doors: FoldDoors): Fragment => {
  const live = since(live_from, span)
  return tx`
    select day, account_id, kind, is_in, product_code, game_code, agent_id, transfers, amount, squares
    from report.game_sum where ${onDays(tx, span)}
    ${live === null ? tx`` : tx`union all ${foldedGames(tx, live, doors)}`}`
}

const TITLE = ['account_id', 'kind', 'is_in', 'product_code', 'game_code', 'transfers', 'amount', 'squares']

/** The same by title alone. The months know no agents, so that an agent's own players are read day by day. */
export function titleSums(
  snapshot: Snapshot,
  { span, staff, doors }: { span: Span; staff: StaffCaller; doors: FoldDoors },
): Fragment {
  const { tx, live_from } = snapshot
  const columns = tx(TITLE)
  if (scopeOf(staff) !== null)
    return tx`select ${columns} from (${gameSums(snapshot, span, doors)}) d where ${withinAgents(tx, staff)}`
  const months = wholeMonths(span, live_from)
  const live = since(live_from, span)
  return tx`
    select ${columns} from report.game_month where ${inMonths(tx, months)}
    union all select ${columns} from report.game_sum where ${onDays(tx, span, months)}
    ${live === null ? tx`` : tx`union all select ${columns} from (${foldedGames(tx, live, doors)}) l`}`
}

const PLAYER =
  'player_id agent_id transfers amount bets turnover payout bonus_cost adjustments two_d_stakes provider_stakes deposits withdrawals'.split(
    ' ',
  )

export function playerSums({ tx, live_from }: Snapshot, span: Span): Fragment {
  const columns = tx(PLAYER)
  const months = wholeMonths(span, live_from)
  const live = since(live_from, span)
  return tx`
    select ${columns} from report.player_month where ${inMonths(tx, months)}
    union all select ${columns} from report.player_sum where ${onDays(tx, span, months)}
    ${live === null ? tx`` : tx`union all select ${columns} from (${foldedPlayers(tx, live)}) l`}`
}

export const digitBetSums = ({ tx, live_from }: Snapshot, span: Span, doors: FoldDoors): Fragment => {
  const live = since(live_from, span)
  return tx`
    select day, bet_type, payout_times_100, bets, staked, squares, returned
    from report.digit_bet_sum where ${onDays(tx, span)}
    ${live === null ? tx`` : tx`union all ${foldedDigitBets(tx, live, doors)}`}`
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

/** The part of a time that is not folded yet. */
function since(live_from: Date, { from, to }: Span): Span | null {
  if (live_from >= to) return null
  return { from: live_from > from ? live_from : from, to }
}
