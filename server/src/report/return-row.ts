import { type Money, writeMoney } from '#contract/money.ts'
import type { ReturnRow } from '#contract/report-console.ts'
import { judge, percentOf, type Theory } from './rules.ts'

export interface Played {
  bets: bigint
  staked: Money
  returned: Money
}

/** A maker's game, and what is known of how it should return. */
export interface Title extends Played {
  product_code: number
  game_code: string
  /** Of the single stakes. */
  squares: string
  /** Of the single prizes. */
  prize_squares: string
  return_percent: string | null
  deviation: string | null
}

export const writePlayed = (row: Played) => ({
  bets: Number(row.bets),
  staked: writeMoney(row.staked),
  returned: writeMoney(row.returned),
  return_percent: percentOf(row.returned, row.staked),
})

export function writeTitle(row: Title, name: string, what: ReturnRow['what']): ReturnRow {
  const theory = row.return_percent === null ? null : theoryOf(row, Number(row.return_percent) / 100)
  return {
    key: `${row.product_code}/${row.game_code}`,
    name,
    ...writePlayed(row),
    ...judge({ ...row, squares: Number(row.squares) }, theory),
    title: { product_code: row.product_code, game_code: row.game_code },
    what,
  }
}

/** Fewer prizes than of these say little of how far they stray: the large ones are still to come. */
const BETS_TO_JUDGE = 1_000

/** Where the maker does not say how far a single return strays, the prizes that were paid say it, once they are many. */
function theoryOf(row: Title, mean: number): Theory {
  if (row.deviation !== null) return { mean, variance: Number(row.deviation) ** 2 }
  const [squares, prize_squares, returned] = [Number(row.squares), Number(row.prize_squares), Number(row.returned)]
  if (row.bets < BETS_TO_JUDGE || squares === 0) return { mean, variance: null }
  return { mean, variance: Math.max(0, prize_squares - returned ** 2 / Number(row.bets)) / squares }
}
