import { type Money, writeMoney } from '#contract/money.ts'
import type { DaysQuery, ReturnRow, ReturnsReport } from '#contract/report-console.ts'
import type { StaffCaller } from '../operator/index.ts'
import type { Database } from '../platform/database.ts'
import type { ReportDoors } from './doors.ts'
import { checkAgainstLedger, digitBetSums, gameSums, inSnapshot, type Snapshot } from './movement.ts'
import { digitBetTheory, judge, percentOf, type Theory } from './rules.ts'
import { readDays, type Span } from './span.ts'

interface Played {
  bets: bigint
  staked: Money
  squares: string
  returned: Money
}

interface DigitBetRow extends Played {
  bet_type: string
  payout_times_100: number
}

interface TitleRow extends Played {
  product_code: number
  game_code: string
  return_percent: string | null
  deviation: string | null
  /** Of the single prizes. */
  prize_squares: string
}

/** What came back of what was staked, game by game, against what should have. Of all players: chance knows no agents. */
export async function showReturns(
  house: { db: Database; doors: ReportDoors },
  staff: StaffCaller,
  query: DaysQuery,
): Promise<ReturnsReport> {
  const span = readDays(query)
  return inSnapshot(house.db, async (snapshot) => {
    const digit_bets = await digitBetsOf(snapshot, span, house.doors)
    const titles = await titlesOf(snapshot, span, house.doors)
    const names = await house.doors.gameNames(snapshot.tx, [...new Set(titles.map((title) => title.product_code))])
    const rows = [
      ...digit_bets.map(writeDigitBet),
      ...titles.map((title) => writeTitle(title, names({ ...title, game_code: title.game_code || null }))),
    ]
    const staked = [...digit_bets, ...titles].reduce((sum, row) => sum + row.staked, 0n)
    const check = await checkAgainstLedger(snapshot, { ...staff, agent_id: null }, staked, {
      span,
      amount: snapshot.tx`case when t.kind = 'seamless_refund' then -t.amount else t.amount end`,
      where: snapshot.tx`t.kind in ('digit_bet_stake', 'seamless_bet', 'seamless_refund')`,
    })
    return { rows, alarms: rows.filter((row) => row.is_alarm).length, check }
  })
}

const digitBetsOf = (snapshot: Snapshot, span: Span, doors: ReportDoors) => snapshot.tx<DigitBetRow[]>`
  select bet_type, payout_times_100, sum(bets)::bigint as bets, sum(staked)::bigint as staked,
         sum(squares) as squares, sum(returned)::bigint as returned
  from (${digitBetSums(snapshot, span, doors)}) s group by 1, 2 order by 1, 2`

/** A stake that was given back never was one; what a maker corrected counts as prize. */
const titlesOf = (snapshot: Snapshot, span: Span, doors: ReportDoors) => snapshot.tx<TitleRow[]>`
  select g.*, t.return_percent, t.deviation from (
    select product_code, game_code,
           coalesce(sum(transfers) filter (where kind = 'seamless_bet'), 0)::bigint as bets,
           (coalesce(sum(amount) filter (where kind = 'seamless_bet'), 0)
            - coalesce(sum(amount) filter (where kind = 'seamless_refund'), 0))::bigint as staked,
           coalesce(sum(squares) filter (where kind = 'seamless_bet'), 0) as squares,
           (coalesce(sum(amount) filter (where kind in ('seamless_win', 'seamless_added')), 0)
            - coalesce(sum(amount) filter (where kind in ('seamless_taken_back', 'seamless_owed')), 0))::bigint as returned,
           coalesce(sum(squares) filter (where kind = 'seamless_win'), 0) as prize_squares
    from (${gameSums(snapshot, span, doors)}) s where product_code > 0 group by 1, 2
  ) g left join report.game_theory t using (product_code, game_code)
  where g.bets > 0 order by g.staked desc`

function writeDigitBet(row: DigitBetRow): ReturnRow {
  const { bet_type, payout_times_100 } = row
  const theory = digitBetTheory(bet_type, payout_times_100)
  return {
    key: `digit_bet/${bet_type}/${payout_times_100}`,
    name: `Digit Bet, ${bet_type}, pays ${payout_times_100 / 100}`,
    ...writePlayed(row),
    ...judge({ ...row, squares: Number(row.squares) }, theory),
    title: null,
  }
}

function writeTitle(row: TitleRow, name: string): ReturnRow {
  const theory = row.return_percent === null ? null : theoryOf(row, Number(row.return_percent) / 100)
  return {
    key: `${row.product_code}/${row.game_code}`,
    name,
    ...writePlayed(row),
    ...judge({ ...row, squares: Number(row.squares) }, theory),
    title: { product_code: row.product_code, game_code: row.game_code },
  }
}

/** Fewer prizes than of these say little of how far they stray: the large ones are still to come. */
const BETS_TO_JUDGE = 1_000

/** Where the maker does not say how far a single return strays, the prizes that were paid say it, once they are many. */
function theoryOf(row: TitleRow, mean: number): Theory {
  if (row.deviation !== null) return { mean, variance: Number(row.deviation) ** 2 }
  const [squares, prize_squares, returned] = [Number(row.squares), Number(row.prize_squares), Number(row.returned)]
  if (row.bets < BETS_TO_JUDGE || squares === 0) return { mean, variance: null }
  return { mean, variance: Math.max(0, prize_squares - returned ** 2 / Number(row.bets)) / squares }
}

const writePlayed = (row: Played) => ({
  bets: Number(row.bets),
  staked: writeMoney(row.staked),
  returned: writeMoney(row.returned),
  return_percent: percentOf(row.returned, row.staked),
})
