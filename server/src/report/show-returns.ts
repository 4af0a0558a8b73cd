import type { Money } from '#contract/money.ts'
import type { DaysQuery, ReturnRow, ReturnsReport } from '#contract/report-console.ts'
import type { StaffCaller } from '../staff/index.ts'
import { sumOfLedger, writeCheck } from './ledger-check.ts'
import { inSnapshot, type Snapshot, withoutLoops } from './movement.ts'
import { type Played, type Title, writePlayed, writeTitle } from './return-row.ts'
import { type Draw, digitBetTheory, judge, judgeDraws, PROVIDERS } from './rules.ts'
import type { ReportDependencies } from './sources.ts'
import { readDays, type Span } from './span.ts'
import { digitBetSums, titleSums } from './sums.ts'

interface DigitBetRow extends Played {
  bet_type: string
  payout_times_100: number
  squares: string
}

interface Asked {
  snapshot: Snapshot
  span: Span
  dependencies: ReportDependencies
  staff: StaffCaller
}

/** What came back of what was staked, game by game, against what should have. Of all players: chance knows no agents. */
export async function showReturns(
  dependencies: ReportDependencies,
  caller: StaffCaller,
  query: DaysQuery,
): Promise<ReturnsReport> {
  const span = readDays(query)
  return inSnapshot(dependencies.db, async (snapshot) => {
    const asked = { snapshot, span, dependencies, staff: { ...caller, agent_id: null } }
    const digit_bets = await digitBetsOf(asked)
    const draws = await drawsOf(asked)
    const titles = await withoutLoops(snapshot.tx, () => titlesOf(asked))
    const codes = [...new Set(titles.map((title) => title.product_code))]
    const names = await dependencies.doors.gameNames(snapshot.tx, codes)
    const rows = [
      ...digit_bets.map(writeDigitBet),
      ...writeDraws(draws),
      ...(await shanOf(asked)),
      ...titles.map((title) => {
        const name = names({ ...title, game_code: title.game_code || null })
        return writeTitle(title, name, 'providers')
      }),
    ]
    const staked = [...digit_bets, ...draws, ...titles].reduce((sum, row) => sum + row.staked, 0n)
    return { rows, alarms: rows.filter((row) => row.is_alarm).length, check: await checkStaked(asked, staked) }
  })
}

/** What was staked on the games in the time, and on the draws whenever that was. Rounds of Shan tell no stakes. */
async function checkStaked(
  { snapshot, span, dependencies, staff }: Asked,
  report: Money,
): Promise<ReturnsReport['check']> {
  const { tx } = snapshot
  const games = await sumOfLedger(tx, staff, {
    span,
    amount: tx`case when t.kind in ('seamless_refund', 'seamless_reopened') then -t.amount else t.amount end`,
    // An open stake is not decided, and has not come back yet.
    where: tx`(t.kind in ('digit_bet_stake', 'seamless_settled', 'seamless_reopened')
               or t.kind in ('seamless_bet', 'seamless_refund') and ${PROVIDERS} in (t.debit_account_id, t.credit_account_id))`,
  })
  const [draws] = await tx<{ transfers: bigint; amount: Money }[]>`
    select count(*) as transfers, coalesce(sum(t.amount), 0)::bigint as amount
    from (${dependencies.doors.drawStakes(tx, span)}) s join ledger.transfer t on t.cause_id = s.cause_id and t.kind = 'two_d_stake'`
  return writeCheck(report, games.amount + (draws?.amount ?? 0n), Number(games.transfers + (draws?.transfers ?? 0n)))
}

const digitBetsOf = ({ snapshot, span, dependencies }: Asked) => snapshot.tx<DigitBetRow[]>`
  select bet_type, payout_times_100, sum(bets)::bigint as bets, sum(staked)::bigint as staked,
         sum(squares) as squares, sum(returned)::bigint as returned
  from (${digitBetSums(snapshot, span, dependencies.doors)}) s group by 1, 2 order by 1, 2`

function writeDigitBet(row: DigitBetRow): ReturnRow {
  const { bet_type, payout_times_100 } = row
  return {
    key: `digit_bet/${bet_type}/${payout_times_100}`,
    name: `Digit Bet, ${bet_type}, pays ${payout_times_100 / 100}`,
    ...writePlayed(row),
    ...judge({ ...row, squares: Number(row.squares) }, digitBetTheory(bet_type, payout_times_100)),
    title: null,
    what: 'digit_bet',
  }
}

/** A stake that was given back never was one; what a maker corrected counts as prize. */
function titlesOf({ snapshot, span, dependencies, staff }: Asked): Promise<Title[]> {
  const taken = snapshot.tx`kind in ('seamless_bet', 'seamless_settled')`
  return snapshot.tx<Title[]>`
  select g.*, t.return_percent, t.deviation from (
    select product_code, game_code,
           coalesce(sum(transfers) filter (where ${taken}), 0)::bigint as bets,
           (coalesce(sum(amount) filter (where ${taken}), 0)
            - coalesce(sum(amount) filter (where kind in ('seamless_refund', 'seamless_reopened')), 0))::bigint as staked,
           coalesce(sum(squares) filter (where ${taken}), 0) as squares,
           (coalesce(sum(amount) filter (where kind in ('seamless_win', 'seamless_added')), 0)
            - coalesce(sum(amount) filter (where kind in ('seamless_taken_back', 'seamless_owed', 'held_refused_seamless')), 0))::bigint as returned,
           coalesce(sum(squares) filter (where kind = 'seamless_win'), 0) as prize_squares
    from (${titleSums(snapshot, { span, staff, doors: dependencies.doors })}) s where product_code > 0 group by 1, 2
  ) g left join report.game_theory t using (product_code, game_code)
  where g.bets > 0 order by g.staked desc`
}

type DrawRow = Draw & { bets: bigint }

async function drawsOf({ snapshot: { tx }, span, dependencies }: Asked): Promise<DrawRow[]> {
  const rows = await tx<(Omit<DrawRow, 'liability_squares'> & { liability_squares: string })[]>`
    select bets, staked::bigint as staked, liability::bigint as liability, liability_squares, prizes::bigint as prizes
    from (${dependencies.doors.draws(tx, span)}) d`
  return rows.map((row) => ({ ...row, liability_squares: Number(row.liability_squares) }))
}

function writeDraws(draws: DrawRow[]): ReturnRow[] {
  if (draws.length === 0) return []
  const sum = (of: (draw: DrawRow) => bigint) => draws.reduce((total, draw) => total + of(draw), 0n)
  return [
    {
      key: 'two_d',
      name: `2D Lottery, ${draws.length} ${draws.length === 1 ? 'draw' : 'draws'}`,
      ...writePlayed({
        bets: sum(({ bets }) => bets),
        staked: sum(({ staked }) => staked),
        returned: sum(({ prizes }) => prizes),
      }),
      ...judgeDraws(draws),
      title: null,
      what: 'two_d',
    },
  ]
}

/** What the maker of the table is called in what is written down of his game. */
const SHAN = { product_code: 100_200, game_code: '' }

/** Its rounds come as differences; where the stake is told as well, what came back is the stake and the difference. */
async function shanOf({ snapshot: { tx }, span, dependencies }: Asked): Promise<ReturnRow[]> {
  const [row] = await tx<(Omit<Title, 'product_code' | 'game_code'> & { untold: bigint })[]>`
    select r.*, t.return_percent, t.deviation from (
      select count(stake) as bets, coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(stake::numeric * stake), 0) as squares,
             coalesce(sum(stake + net), 0)::bigint as returned,
             coalesce(sum((stake + net)::numeric * (stake + net)), 0) as prize_squares, count(*) - count(stake) as untold
      from (${dependencies.doors.shanRounds(tx, span)}) s
    ) r left join report.game_theory t on t.product_code = ${SHAN.product_code} and t.game_code = ${SHAN.game_code}`
  if (!row || row.bets + row.untold === 0n) return []
  const rounds = row.untold === 1n ? 'round' : 'rounds'
  const without = row.untold === 0n ? '' : `, without ${row.untold} ${rounds} whose stake nobody told`
  return [writeTitle({ ...row, ...SHAN }, `Shan${without}`, 'shan')]
}
