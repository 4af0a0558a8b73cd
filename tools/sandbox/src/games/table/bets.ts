import type { Seat } from '../../game.ts'
import type { Json, Wager } from '../../wallet.ts'
import type { Bets } from './rules.ts'

/** A bet as the table remembers it for its player. */
export interface PlacedBet {
  bet_id: string
  round: number
  bets: Bets
  staked: number
  /** null until the cards are dealt. */
  prize: number | null
}

/** More than a player can place in the few rounds that are still shown. */
const REMEMBERED = 24

export function getBets({ notes }: Seat): PlacedBet[] {
  return (notes.read() as unknown as { bets: PlacedBet[] } | null)?.bets ?? []
}

export function noteBet(seat: Seat, bet: PlacedBet): void {
  const others = getBets(seat).filter(({ bet_id }) => bet_id !== bet.bet_id)
  seat.notes.write({ bets: [...others, bet].slice(-REMEMBERED) } as unknown as Json)
}

/** The bet with which a wager at the table was opened. */
export function betOf(wager: Wager): PlacedBet {
  const { bet_id, round, bets } = wager.details as unknown as Pick<PlacedBet, 'bet_id' | 'round' | 'bets'>
  return { bet_id, round, bets, staked: Number(wager.amount), prize: null }
}

/** On each spot, of all bets of one round. */
export function sumBySpot(bets: readonly PlacedBet[]): Bets {
  const sums: Bets = {}
  for (const [spot, amount] of bets.flatMap((each) => Object.entries(each.bets)))
    sums[spot] = (sums[spot] ?? 0) + amount
  return sums
}
