import { figuresTable } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import { REPORT_PLAYERS_SHOWN } from '#report/contract/rules.ts'
import type { DaysReportQuery, PlayersReport, PlayersReportRow } from '#report/contract/staff.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { dailyAggregates, playerAggregates } from '../aggregation/aggregates.ts'
import type { Attribution } from '../aggregation/from-ledger.ts'
import { ofPlayers, withinAgents } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { inReport, type Snapshot } from '../snapshot.ts'
import type { Span } from '../span.ts'
import { type Figures, figureColumns, figureSum, ggrOf, ngrOf, serializeFigures } from './figures.ts'
import { checkAgainstLedger, ngrOfLedger } from './ledger-check.ts'
import { parsePlayerDays } from './parse-player-days.ts'

/** Commissions are an agent's and no player's. */
export interface PlayerSum extends Omit<Figures, 'commissions'> {
  player_id: bigint
  user_name: string
  name: string
  agent: string | null
  deposits: Money
  withdrawals: Money
}

/** For a sum of a million players in memory; without it most of the time goes to files of the sum. */
const SUM_MEMORY = '128MB'

interface Ranked {
  player_id: bigint
  is_top: boolean
  players: bigint
}

/** The players who won most and those who lost most; the total is everybody's. @throws Problem invalid_fields */
export async function getPlayersReport(
  db: Database,
  staff: StaffCaller,
  query: DaysReportQuery,
): Promise<PlayersReport> {
  const span = await parsePlayerDays(db, query)
  return inReport(db, query, async (snapshot) => {
    const { tx } = snapshot
    const ranked = await rankedPlayers(snapshot, span, staff)
    const sums = await sumsOfPlayers(snapshot, span, { staff, ids: ranked.map(({ player_id }) => player_id) })
    const of = (is_top: boolean) =>
      ranked.flatMap((row) => (row.is_top === is_top ? (sums.get(row.player_id) ?? []) : []))
    const total = await totalOf(snapshot, span, staff)
    const { amount, where } = ngrOfLedger(tx)
    const check = await checkAgainstLedger(snapshot, staff, ngrOf(total), {
      span,
      amount,
      // Commissions are no player's.
      where: tx`(${where}) and report.player_of(t.debit_account_id, t.credit_account_id) is not null`,
    })
    return {
      winners: of(true)
        .filter((row) => ggrOf(row) < 0n)
        .map(serializePlayer),
      losers: of(false)
        .filter((row) => ggrOf(row) > 0n)
        .map(serializePlayer),
      players: Number(ranked[0]?.players ?? 0n),
      total: serializeFigures(total),
      check,
    }
  })
}

/** Who sees all players need not know whose each of them was. */
const attribution = (staff: StaffCaller): Attribution => (scopeOf(staff) === null ? 'all' : 'each agent')

/**
 * Both ends of the list, by one sum of each player: all else is looked up for those who are shown, to the last digit. This sum
 * is exact up to 900,000 million kyat, beyond which two players may change places, and takes two thirds of the time of a bigint's.
 */
async function rankedPlayers(snapshot: Snapshot, span: Span, staff: StaffCaller): Promise<Ranked[]> {
  const { tx } = snapshot
  await tx`select set_config('work_mem', ${SUM_MEMORY}, true)`
  return tx<Ranked[]>`
    with net as materialized (
      select player_id, sum((payout - turnover)::float8) as won
      from (${playerAggregates(snapshot, span, { players: tx`true`, of: attribution(staff) })}) m where ${withinAgents(tx, staff)} group by player_id
    )
    select player_id, is_top, (select count(*) from net) as players from (
      (select player_id, true as is_top, won from net order by won desc, player_id limit ${REPORT_PLAYERS_SHOWN})
      union all
      (select player_id, false, won from net order by won, player_id limit ${REPORT_PLAYERS_SHOWN})
    ) r order by is_top, case when is_top then -won else won end, player_id`
}

async function sumsOfPlayers(
  snapshot: Snapshot,
  span: Span,
  { staff, ids }: { staff: StaffCaller; ids: bigint[] },
): Promise<Map<bigint, PlayerSum>> {
  const { tx } = snapshot
  if (ids.length === 0) return new Map()
  const rows = await tx<PlayerSum[]>`
    select * from (${playersOf(snapshot, span, { staff, players: tx`player_id ${oneOf(tx, ids)}` })}) p`
  return new Map(rows.map((row) => [row.player_id, row]))
}

/** From the days of all players together. */
async function totalOf(snapshot: Snapshot, span: Span, staff: StaffCaller): Promise<Figures> {
  const { tx } = snapshot
  const [total] = await tx<Figures[]>`
    select ${figureSum(tx)} from (
      select ${figureColumns(tx, tx`d.transfers`, tx`d.amount`)}
      from (${dailyAggregates(snapshot, span, attribution(staff))}) d
      join ${figuresTable(tx)} on f.kind = d.kind and f.at in (d.debit_end, d.credit_end)
      where ${ofPlayers(tx)} and ${withinAgents(tx, staff)}
    ) s`
  if (!total) throw new Error('a sum without a group has one row')
  return total
}

/** Everybody of the caller's scope who moved money in the time, of those in a condition on `player_id`. */
export function playersOf(
  snapshot: Snapshot,
  span: Span,
  { staff, players }: { staff: StaffCaller; players: Fragment },
): Fragment {
  const { tx } = snapshot
  const sum = (name: string) => tx`sum(${tx(name)})::bigint as ${tx(name)}`
  return tx`
    select s.*, p.user_name, p.name, a.user_name as agent
    from (
      select player_id, ${sum('bets')}, ${sum('turnover')}, ${sum('payout')}, ${sum('bonus_cost')}, ${sum('adjustments')},
             ${sum('deposits')}, ${sum('withdrawals')}
      from (${playerAggregates(snapshot, span, { players, of: attribution(staff) })}) m where ${withinAgents(tx, staff)} group by player_id
    ) s join identity.player p on p.id = s.player_id left join staff.staff a on a.id = p.agent_id`
}

export const serializePlayer = (row: PlayerSum): PlayersReportRow => ({
  player_id: String(row.player_id),
  user_name: row.user_name,
  name: row.name,
  agent: row.agent,
  ...serializeFigures({ ...row, commissions: 0n }),
  deposits: writeMoney(row.deposits),
  withdrawals: writeMoney(row.withdrawals),
})
