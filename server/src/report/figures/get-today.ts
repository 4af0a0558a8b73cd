import type { Glance, TodayReport } from '#contract/report/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { Fragment } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../staff/index.ts'
import { figuresOfTransfers, transfersWithFigures } from '../aggregation/from-ledger.ts'
import { withinAgents } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { DEPOSIT_KINDS, WITHDRAWAL_KINDS } from '../rules.ts'
import { inSnapshot, type Snapshot } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import { beginningOf, dayOf, type Span } from '../span.ts'
import { type Figures, ggrOf, ngrOf, serializeFigures } from './figures.ts'
import { getOpenStakes, serializeOpenStakes } from './get-open-stakes.ts'
import { checkAgainstLedger, ngrOfLedger } from './ledger-check.ts'

interface HourSum extends Figures {
  hour: number
  deposits: Money
  withdrawals: Money
}

interface DaySum extends Figures {
  deposit_count: bigint
  deposits: Money
  withdrawal_count: bigint
  withdrawals: Money
  players: number
  new_players: number
}

const DAY_MS = 24 * 3_600_000
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** This day up to now, straight from the ledger, beside as much of the day before. */
export async function getToday({ db, sources }: ReportDependencies, staff: StaffCaller): Promise<TodayReport> {
  return inSnapshot(db, async (snapshot) => {
    const [clock] = await snapshot.tx<{ now: Date }[]>`select now()`
    const now = clock?.now ?? new Date()
    const day = dayOf(now)
    // What began in this very moment belongs to it.
    const span = { from: beginningOf(day), to: new Date(now.getTime() + 1) }
    const before = { from: new Date(span.from.getTime() - DAY_MS), to: new Date(span.to.getTime() - DAY_MS) }
    const today = await figuresOfDaySoFar(snapshot, staff, span)
    const yesterday = await figuresOfDaySoFar(snapshot, staff, before)
    const hours = await hoursOf(snapshot, staff, span)
    const open_stakes = serializeOpenStakes(await getOpenStakes(snapshot, staff, sources))
    const check = await checkAgainstLedger(snapshot, staff, ngrOf(today), { span, ...ngrOfLedger(snapshot.tx) })
    return { day, today: serializeGlance(today), yesterday: serializeGlance(yesterday), open_stakes, hours, check }
  })
}

/** How many deposits and withdrawals there were, besides what they moved. */
function figures({ tx }: Snapshot): Fragment {
  const of = (kinds: string[]) => tx`filter (where kind ${oneOf(tx, kinds)})`
  return tx`
    ${figuresOfTransfers(tx)}, count(*) ${of(DEPOSIT_KINDS)} as deposit_count, count(*) ${of(WITHDRAWAL_KINDS)} as withdrawal_count`
}

async function figuresOfDaySoFar(snapshot: Snapshot, staff: StaffCaller, span: Span): Promise<DaySum> {
  const { tx } = snapshot
  const [row] = await tx<DaySum[]>`
    select ${figures(snapshot)}, (count(distinct player_id))::integer as players,
           (select count(*)::integer from identity.player
            where created_at >= ${span.from} and created_at < ${span.to} and ${withinAgents(tx, staff)}) as new_players
    from ${transfersWithFigures(tx, span)} where ${withinAgents(tx, staff)}`
  if (!row) throw new Error('a sum without a group has one row')
  return row
}

async function hoursOf(snapshot: Snapshot, staff: StaffCaller, span: Span): Promise<TodayReport['hours']> {
  const { tx } = snapshot
  const rows = await tx<HourSum[]>`
    select extract(hour from created_at at time zone 'Asia/Yangon')::integer as hour, ${figures(snapshot)}
    from ${transfersWithFigures(tx, span)} where ${withinAgents(tx, staff)} group by 1`
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
