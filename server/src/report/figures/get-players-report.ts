import { REPORT_PLAYERS_SHOWN } from '#contract/report/rules.ts'
import type { DaysQuery, PlayersReport, PlayersReportRow } from '#contract/report/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { Database, Fragment } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../staff/index.ts'
import { playerAggregates } from '../aggregation/aggregates.ts'
import { withinAgents } from '../membership.ts'
import { inSnapshot, type Snapshot } from '../snapshot.ts'
import { parseDays, type Span } from '../span.ts'
import { type Figures, ggrOf, ngrOf, serializeFigures } from './figures.ts'
import { checkAgainstLedger, ngrOfLedger } from './ledger-check.ts'

/** Commissions are an agent's and no player's. */
export interface PlayerSum extends Omit<Figures, 'commissions'> {
  player_id: bigint
  user_name: string
  name: string
  agent: string | null
  deposits: Money
  withdrawals: Money
}

interface RankedPlayer extends PlayerSum {
  from_top: bigint
  from_bottom: bigint
  players: bigint
  all_bets: bigint
  all_turnover: Money
  all_payout: Money
  all_bonus_cost: Money
  all_adjustments: Money
}

/** Who won most and who lost most; the total is everybody's. */
export async function getPlayersReport(db: Database, staff: StaffCaller, query: DaysQuery): Promise<PlayersReport> {
  const span = parseDays(query)
  return inSnapshot(db, async (snapshot) => {
    const { tx } = snapshot
    const all = (name: string) => tx`(sum(p.${tx(name)}) over ())::bigint as ${tx(`all_${name}`)}`
    const rows = await tx<RankedPlayer[]>`
      select * from (
        select p.*, row_number() over (order by p.payout - p.turnover desc, p.player_id) as from_top,
               row_number() over (order by p.payout - p.turnover, p.player_id) as from_bottom, count(*) over () as players,
               ${all('bets')}, ${all('turnover')}, ${all('payout')}, ${all('bonus_cost')}, ${all('adjustments')}
        from (${playersOf(snapshot, span, staff)}) p
      ) ranked
      where from_top <= ${REPORT_PLAYERS_SHOWN} or from_bottom <= ${REPORT_PLAYERS_SHOWN} order by from_top`
    const total = totalOf(rows[0])
    const { amount, where } = ngrOfLedger(tx)
    const check = await checkAgainstLedger(snapshot, staff, ngrOf(total), {
      span,
      amount,
      // Commissions are no player's.
      where: tx`(${where}) and report.player_of(t.debit_account_id, t.credit_account_id) is not null`,
    })
    return {
      winners: rows.filter((row) => ggrOf(row) < 0n && row.from_top <= REPORT_PLAYERS_SHOWN).map(serializePlayer),
      losers: rows
        .filter((row) => ggrOf(row) > 0n && row.from_bottom <= REPORT_PLAYERS_SHOWN)
        .map(serializePlayer)
        .toReversed(),
      players: Number(rows[0]?.players ?? 0n),
      total: serializeFigures(total),
      check,
    }
  })
}

const totalOf = (row: RankedPlayer | undefined): Figures => ({
  bets: row?.all_bets ?? 0n,
  turnover: row?.all_turnover ?? 0n,
  payout: row?.all_payout ?? 0n,
  bonus_cost: row?.all_bonus_cost ?? 0n,
  adjustments: row?.all_adjustments ?? 0n,
  commissions: 0n,
})

/** Everybody of the caller's scope who moved money in the time. */
export function playersOf(snapshot: Snapshot, span: Span, staff: StaffCaller): Fragment {
  const { tx } = snapshot
  const sum = (name: string) => tx`sum(${tx(name)})::bigint as ${tx(name)}`
  return tx`
    select s.*, p.user_name, p.name, a.user_name as agent
    from (
      select player_id, ${sum('bets')}, ${sum('turnover')}, ${sum('payout')}, ${sum('bonus_cost')}, ${sum('adjustments')},
             ${sum('deposits')}, ${sum('withdrawals')}
      from (${playerAggregates(snapshot, span)}) m where ${withinAgents(tx, staff)} group by player_id
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
