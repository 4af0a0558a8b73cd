import type { Money } from '#platform/contract/money.ts'
import type { DaysReportQuery, RtpReport, RtpRow } from '#report/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { digitBetAggregates, gameAggregates } from '../aggregation/aggregates.ts'
import { type Draw, digitBetReturn, judge, judgeDraws, PROVIDERS } from '../rules.ts'
import { inReport, type Snapshot, withoutLoops } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import { parseDays, type Span } from '../span.ts'
import { serializeCheck, sumOfLedger } from './ledger-check.ts'
import {
  type ProviderGame,
  type StakesAndReturns,
  serializeProviderGame,
  serializeStakesAndReturns,
} from './rtp-row.ts'

interface DigitBetRow extends StakesAndReturns {
  bet_type: string
  payout_times_100: number
  squares: string
}

interface RtpScope {
  snapshot: Snapshot
  span: Span
  dependencies: ReportDependencies
  staff: StaffCaller
}

/** The actual RTP of each game beside its theoretical RTP. Of all players: chance knows no agents. */
export async function getRtpReport(
  dependencies: ReportDependencies,
  caller: StaffCaller,
  query: DaysReportQuery,
): Promise<RtpReport> {
  const span = parseDays(query)
  return inReport(dependencies.db, query, async (snapshot) => {
    const request = { snapshot, span, dependencies, staff: { ...caller, agent_id: null } }
    const digit_bets = await digitBetsOf(request)
    const draws = await drawsOf(request)
    const games = await withoutLoops(snapshot.tx, () => providerGamesOf(request))
    const codes = [...new Set(games.map((game) => game.product_code))]
    const names = await dependencies.sources.gameNames(snapshot.tx, codes)
    const rows = [
      ...digit_bets.map(serializeDigitBet),
      ...serializeDraws(draws),
      ...(await shanOf(request)),
      ...games.map((game) => {
        const name = names({ ...game, game_code: game.game_code || null })
        return serializeProviderGame(game, name, 'providers')
      }),
    ]
    const staked = [...digit_bets, ...draws, ...games].reduce((sum, row) => sum + row.staked, 0n)
    return { rows, alarms: rows.filter((row) => row.is_alarm).length, check: await checkStaked(request, staked) }
  })
}

/** Stakes on games in the period, and on its draws at any time. The ledger does not know the stakes of Shan. */
async function checkStaked(
  { snapshot, span, dependencies, staff }: RtpScope,
  report: Money,
): Promise<RtpReport['check']> {
  const { tx, is_recount } = snapshot
  if (!is_recount) return null
  const games = await sumOfLedger(tx, staff, {
    span,
    amount: tx`case when t.kind in ('seamless_refund', 'seamless_reopened') then -t.amount else t.amount end`,
    // An open stake is not decided, and has not come back yet.
    where: tx`(t.kind in ('digit_bet_stake', 'seamless_settled', 'seamless_reopened')
               or t.kind in ('seamless_bet', 'seamless_refund') and ${PROVIDERS} in (t.debit_account_id, t.credit_account_id))`,
  })
  const [draws] = await tx<{ transfers: bigint; amount: Money }[]>`
    select count(*) as transfers, coalesce(sum(t.amount), 0)::bigint as amount
    from (${dependencies.sources.drawStakes(tx, span)}) s join ledger.transfer t on t.cause_id = s.cause_id and t.kind = 'two_d_stake'`
  return serializeCheck(
    report,
    games.amount + (draws?.amount ?? 0n),
    Number(games.transfers + (draws?.transfers ?? 0n)),
  )
}

const digitBetsOf = ({ snapshot, span, dependencies }: RtpScope) => snapshot.tx<DigitBetRow[]>`
  select bet_type, payout_times_100, sum(bets)::bigint as bets, sum(staked)::bigint as staked,
         sum(squares) as squares, sum(returned)::bigint as returned
  from (${digitBetAggregates(snapshot, span, dependencies.sources)}) s group by 1, 2 order by 1, 2`

function serializeDigitBet(row: DigitBetRow): RtpRow {
  const { bet_type, payout_times_100 } = row
  return {
    key: `digit_bet/${bet_type}/${payout_times_100}`,
    name: `Digit Bet, ${bet_type}, pays ${payout_times_100 / 100}`,
    ...serializeStakesAndReturns(row),
    ...judge({ ...row, squares: Number(row.squares) }, digitBetReturn(bet_type, payout_times_100)),
    game: null,
    what: 'digit_bet',
  }
}

/** A refunded stake counts as none; a correction by the provider counts as a prize. */
function providerGamesOf({ snapshot, span, dependencies, staff }: RtpScope): Promise<ProviderGame[]> {
  const taken = snapshot.tx`kind in ('seamless_bet', 'seamless_settled')`
  return snapshot.tx<ProviderGame[]>`
  select g.*, t.rtp_theoretical, t.deviation from (
    select product_code, game_code,
           coalesce(sum(transfers) filter (where ${taken}), 0)::bigint as bets,
           (coalesce(sum(amount) filter (where ${taken}), 0)
            - coalesce(sum(amount) filter (where kind in ('seamless_refund', 'seamless_reopened')), 0))::bigint as staked,
           coalesce(sum(squares) filter (where ${taken}), 0) as squares,
           (coalesce(sum(amount) filter (where kind in ('seamless_win', 'seamless_added')), 0)
            - coalesce(sum(amount) filter (where kind in ('seamless_taken_back', 'seamless_owed', 'held_refused_seamless')), 0))::bigint as returned,
           coalesce(sum(squares) filter (where kind = 'seamless_win'), 0) as prize_squares
    from (${gameAggregates(snapshot, { span, staff, sources: dependencies.sources })}) s where product_code > 0 group by 1, 2
  ) g left join report.theoretical_rtp t using (product_code, game_code)
  where g.bets > 0 order by g.staked desc`
}

type DrawRow = Draw & { bets: bigint }

async function drawsOf({ snapshot: { tx }, span, dependencies }: RtpScope): Promise<DrawRow[]> {
  const rows = await tx<(Omit<DrawRow, 'liability_squares'> & { liability_squares: string })[]>`
    select bets, staked::bigint as staked, liability::bigint as liability, liability_squares, prizes::bigint as prizes
    from (${dependencies.sources.draws(tx, span)}) d`
  return rows.map((row) => ({ ...row, liability_squares: Number(row.liability_squares) }))
}

function serializeDraws(draws: DrawRow[]): RtpRow[] {
  if (draws.length === 0) return []
  const sum = (of: (draw: DrawRow) => bigint) => draws.reduce((total, draw) => total + of(draw), 0n)
  return [
    {
      key: 'two_d',
      name: `2D Lottery, ${draws.length} ${draws.length === 1 ? 'draw' : 'draws'}`,
      ...serializeStakesAndReturns({
        bets: sum(({ bets }) => bets),
        staked: sum(({ staked }) => staked),
        returned: sum(({ prizes }) => prizes),
      }),
      ...judgeDraws(draws),
      game: null,
      what: 'two_d',
    },
  ]
}

/** The key of the Shan table among the theoretical RTPs. */
const SHAN = { product_code: 100_200, game_code: '' }

/** Its rounds come as differences; where the stake is told as well, what came back is the stake and the difference. */
async function shanOf({ snapshot: { tx }, span, dependencies }: RtpScope): Promise<RtpRow[]> {
  const [row] = await tx<(Omit<ProviderGame, 'product_code' | 'game_code'> & { untold: bigint })[]>`
    select r.*, t.rtp_theoretical, t.deviation from (
      select count(stake) as bets, coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(stake::numeric * stake), 0) as squares,
             coalesce(sum(stake + net), 0)::bigint as returned,
             coalesce(sum((stake + net)::numeric * (stake + net)), 0) as prize_squares, count(*) - count(stake) as untold
      from (${dependencies.sources.shanRounds(tx, span)}) s
    ) r left join report.theoretical_rtp t on t.product_code = ${SHAN.product_code} and t.game_code = ${SHAN.game_code}`
  if (!row || row.bets + row.untold === 0n) return []
  const rounds = row.untold === 1n ? 'round' : 'rounds'
  const without = row.untold === 0n ? '' : `, without ${row.untold} ${rounds} whose stake is unknown`
  return [serializeProviderGame({ ...row, ...SHAN }, `Shan${without}`, 'shan')]
}
