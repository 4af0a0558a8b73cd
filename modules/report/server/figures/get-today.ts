import { figuresTable } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment } from '#platform/server/database/database.ts'
import type { Glance, RecountQuery, TodayReport } from '#report/contract/staff.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { hourlyAggregates, since } from '../aggregation/aggregates.ts'
import { attributedTransfers } from '../aggregation/from-ledger.ts'
import { withinAgents } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { DEPOSIT_KINDS, WITHDRAWAL_KINDS } from '../rules.ts'
import { inReport, type Snapshot } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import { beginningOf, dayOf, type Span } from '../span.ts'
import { balancesOfEnds } from './balances.ts'
import { type Figures, figureColumns, figureSum, ggrOf, ngrOf, serializeFigures } from './figures.ts'
import { getOpenStakes, serializeOpenStakes } from './get-open-stakes.ts'
import { checkAgainstLedger, ngrOfLedger } from './ledger-check.ts'

interface HourSum extends Figures {
  hour: number
  deposit_count: bigint
  deposits: Money
  withdrawal_count: bigint
  withdrawals: Money
}

interface DaySum extends Omit<HourSum, 'hour'> {
  players: number
  new_players: number
}

const DAY_MS = 24 * 3_600_000
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** This day up to now, beside as much of the day before. */
export async function getToday(
  { db, sources }: ReportDependencies,
  staff: StaffCaller,
  query: RecountQuery,
): Promise<TodayReport> {
  return inReport(db, query, async (snapshot) => {
    const [clock] = await snapshot.tx<{ now: Date }[]>`select now()`
    const now = clock?.now ?? new Date()
    const day = dayOf(now)
    // The span ends one millisecond later, so that an event of this very moment belongs to today.
    const span = { from: beginningOf(day), to: new Date(now.getTime() + 1) }
    const before = { from: new Date(span.from.getTime() - DAY_MS), to: new Date(span.to.getTime() - DAY_MS) }
    const hours = await figuresByHour(snapshot, staff, span)
    const today = { ...sumOf(hours), ...(await peopleOf(snapshot, staff, span)) }
    const hours_before = await figuresByHour(snapshot, staff, before)
    const yesterday = { ...sumOf(hours_before), ...(await peopleOf(snapshot, staff, before)) }
    const balances = scopeOf(staff) === null ? await balancesOfEnds(snapshot) : new Map<bigint, Money>()
    const open_stakes = serializeOpenStakes(await getOpenStakes(snapshot, { staff, sources, balances }))
    const check = await checkAgainstLedger(snapshot, staff, ngrOf(today), { span, ...ngrOfLedger(snapshot.tx) })
    return {
      day,
      today: serializeGlance(today),
      yesterday: serializeGlance(yesterday),
      open_stakes,
      hours: serializeHours(hours),
      check,
    }
  })
}

function figuresByHour(snapshot: Snapshot, staff: StaffCaller, span: Span): Promise<HourSum[]> {
  const { tx } = snapshot
  const of = (kinds: string[]) => tx`filter (where kind ${oneOf(tx, kinds)})`
  const sum = (column: Fragment, kinds: string[]) => tx`coalesce(sum(${column}) ${of(kinds)}, 0)::bigint`
  return tx<HourSum[]>`
    select hour, ${figureSum(tx)}, ${sum(tx`transfers`, DEPOSIT_KINDS)} as deposit_count,
           ${sum(tx`amount`, DEPOSIT_KINDS)} as deposits, ${sum(tx`transfers`, WITHDRAWAL_KINDS)} as withdrawal_count,
           ${sum(tx`amount`, WITHDRAWAL_KINDS)} as withdrawals
    from (
      select extract(hour from s.hour at time zone 'Asia/Yangon')::integer as hour, s.kind, s.transfers, s.amount,
             ${figureColumns(tx, tx`s.transfers`, tx`s.amount`)}
      from (${hourlyAggregates(snapshot, span, scopeOf(staff) === null ? 'all' : 'each agent')}) s
      left join ${figuresTable(tx)} on f.kind = s.kind and f.at in (s.debit_end, s.credit_end)
      where ${withinAgents(tx, staff)}
    ) h group by hour`
}

type Sum = Omit<HourSum, 'hour'>

function sumOf(hours: HourSum[]): Sum {
  const sum = (of: keyof Sum) => hours.reduce((total, hour) => total + hour[of], 0n)
  return {
    bets: sum('bets'),
    turnover: sum('turnover'),
    payout: sum('payout'),
    bonus_cost: sum('bonus_cost'),
    commissions: sum('commissions'),
    adjustments: sum('adjustments'),
    deposit_count: sum('deposit_count'),
    deposits: sum('deposits'),
    withdrawal_count: sum('withdrawal_count'),
    withdrawals: sum('withdrawals'),
  }
}

/** How many players moved money on a day up to a moment, and how many registered. */
async function peopleOf(
  { tx, live_from }: Snapshot,
  staff: StaffCaller,
  span: Span,
): Promise<Pick<DaySum, 'players' | 'new_players'>> {
  const live = since(live_from, span)
  const [row] = await tx<Pick<DaySum, 'players' | 'new_players'>[]>`
    select (
      select count(distinct player_id)::integer from (
        select player_id, agent_id from report.daily_player_aggregate
        where day = report.day_of(${span.from}) and coalesce(first_ms, 0) < ${span.to.getTime() - span.from.getTime()}
        ${live === null ? tx`` : tx`union all select player_id, agent_id from (${attributedTransfers(tx, live)}) l`}
      ) p where ${withinAgents(tx, staff)}
    ) as players, (
      select count(*)::integer from identity.player
      where created_at >= ${span.from} and created_at < ${span.to} and ${withinAgents(tx, staff)}
    ) as new_players`
  return row ?? { players: 0, new_players: 0 }
}

function serializeHours(rows: HourSum[]): TodayReport['hours'] {
  const of_hour = new Map(rows.map((row) => [row.hour, row]))
  return HOURS.map((hour) => {
    const sum = of_hour.get(hour)
    return {
      hour,
      ggr: sum ? writeMoney(ggrOf(sum)) : 0,
      deposits: writeMoney(sum?.deposits ?? 0n),
      withdrawals: writeMoney(sum?.withdrawals ?? 0n),
    }
  })
}

const serializeGlance = (sum: DaySum): Glance => ({
  ...serializeFigures(sum),
  deposit_count: Number(sum.deposit_count),
  deposits: writeMoney(sum.deposits),
  withdrawal_count: Number(sum.withdrawal_count),
  withdrawals: writeMoney(sum.withdrawals),
  players: sum.players,
  new_players: sum.new_players,
})
