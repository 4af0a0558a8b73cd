import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { RtpRow } from '#report/contract/staff.ts'
import { judge, percentOf, type TheoreticalReturn } from '../rules.ts'

export interface StakesAndReturns {
  bets: bigint
  staked: Money
  returned: Money
}

/** A game of a provider, with its theoretical RTP where one is known. */
export interface ProviderGame extends StakesAndReturns {
  product_code: number
  game_code: string
  /** Of the single stakes. */
  squares: string
  /** Of the single prizes. */
  prize_squares: string
  rtp_theoretical: string | null
  deviation: string | null
}

export const serializeStakesAndReturns = (row: StakesAndReturns) => ({
  bets: Number(row.bets),
  staked: writeMoney(row.staked),
  returned: writeMoney(row.returned),
  rtp_actual: percentOf(row.returned, row.staked),
})

export function serializeProviderGame(row: ProviderGame, name: string, what: RtpRow['what']): RtpRow {
  const theoretical = row.rtp_theoretical === null ? null : theoreticalReturnOf(row, Number(row.rtp_theoretical) / 100)
  return {
    key: `${row.product_code}/${row.game_code}`,
    name,
    ...serializeStakesAndReturns(row),
    ...judge({ ...row, squares: Number(row.squares) }, theoretical),
    game: { product_code: row.product_code, game_code: row.game_code },
    what,
  }
}

/** Fewer prizes than of these say little of how far they stray: the large ones are still to come. */
const BETS_TO_JUDGE = 1_000

/** Where the provider states no deviation of a single return, the prizes that were paid give it, once they are many. */
function theoreticalReturnOf(row: ProviderGame, mean: number): TheoreticalReturn {
  if (row.deviation !== null) return { mean, variance: Number(row.deviation) ** 2 }
  const [squares, prize_squares, returned] = [Number(row.squares), Number(row.prize_squares), Number(row.returned)]
  if (row.bets < BETS_TO_JUDGE || squares === 0) return { mean, variance: null }
  return { mean, variance: Math.max(0, prize_squares - returned ** 2 / Number(row.bets)) / squares }
}
