import { type Money, writeMoney } from '#contract/money.ts'
import type { DaysQuery, PlayersReport, PlayersReportRow } from '#contract/report-console.ts'
import { REPORT_PLAYERS_SHOWN } from '#contract/report-rules.ts'
import type { StaffCaller } from '../operator/index.ts'
import type { Database, Fragment } from '../platform/database/database.ts'
import { checkAgainstLedger, playOfLedger } from './ledger-check.ts'
import { inSnapshot, type Snapshot, withinAgents } from './movement.ts'
import { type Play, writePlay } from './play.ts'
import { readDays, type Span } from './span.ts'
import { playerSums } from './sums.ts'

export interface PlayerSum extends Play {
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
  all_staked: Money
  all_returned: Money
}

/** Who won most and who lost most; the total is everybody's. */
export async function showPlayers(db: Database, staff: StaffCaller, query: DaysQuery): Promise<PlayersReport> {
  const span = readDays(query)
  return inSnapshot(db, async (snapshot) => {
    const { tx } = snapshot
    const rows = await tx<RankedPlayer[]>`
      select * from (
        select p.*, row_number() over (order by p.returned - p.staked desc, p.player_id) as from_top,
               row_number() over (order by p.returned - p.staked, p.player_id) as from_bottom, count(*) over () as players,
               (sum(p.bets) over ())::bigint as all_bets, (sum(p.staked) over ())::bigint as all_staked,
               (sum(p.returned) over ())::bigint as all_returned
        from (${playersOf(snapshot, span, staff)}) p
      ) ranked
      where from_top <= ${REPORT_PLAYERS_SHOWN} or from_bottom <= ${REPORT_PLAYERS_SHOWN} order by from_top`
    const [first] = rows
    const total = { bets: first?.all_bets ?? 0n, staked: first?.all_staked ?? 0n, returned: first?.all_returned ?? 0n }
    const { amount, where } = playOfLedger(tx)
    const check = await checkAgainstLedger(snapshot, staff, total.staked - total.returned, {
      span,
      amount,
      // What the house pays for a player who owes it moves between accounts of the house.
      where: tx`${where} and (t.debit_account_id >= 10000 or t.credit_account_id >= 10000)`,
    })
    return {
      winners: rows.filter((row) => row.returned > row.staked && row.from_top <= REPORT_PLAYERS_SHOWN).map(writePlayer),
      losers: rows
        .filter((row) => row.returned < row.staked && row.from_bottom <= REPORT_PLAYERS_SHOWN)
        .map(writePlayer)
        .toReversed(),
      players: Number(first?.players ?? 0n),
      total: writePlay(total),
      check,
    }
  })
}

/** Everybody of the caller's scope who moved money in the time. */
export function playersOf(snapshot: Snapshot, span: Span, staff: StaffCaller): Fragment {
  const { tx } = snapshot
  const sum = (name: string) => tx`sum(${tx(name)})::bigint as ${tx(name)}`
  return tx`
    select s.player_id, p.user_name, p.name, a.user_name as agent, s.bets, s.staked, s.returned, s.deposits, s.withdrawals
    from (
      select player_id, ${sum('bets')}, ${sum('staked')}, ${sum('returned')}, ${sum('deposits')}, ${sum('withdrawals')}
      from (${playerSums(snapshot, span)}) m where ${withinAgents(tx, staff)} group by player_id
    ) s join identity.player p on p.id = s.player_id left join operator.staff a on a.id = p.agent_id`
}

export const writePlayer = (row: PlayerSum): PlayersReportRow => ({
  player_id: String(row.player_id),
  user_name: row.user_name,
  name: row.name,
  agent: row.agent,
  ...writePlay(row),
  deposits: writeMoney(row.deposits),
  withdrawals: writeMoney(row.withdrawals),
})
