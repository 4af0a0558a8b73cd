import type { Random } from '../shared/random.ts'
import { createShoe } from './cards.ts'
import type { Deal, Variant } from './rules.ts'

const BETTING_MS = 15_000
/** Betting, then the cards and the look at them. */
export const ROUND_MS = 25_000
/** The number of rounds on the road of the screen. */
const REMEMBERED = 72

/** Rounds follow the clock, whether anybody sits at the table or not. */
export const roundAt = (now: number): number => Math.floor(now / ROUND_MS)
export const closingOf = (round: number): number => round * ROUND_MS + BETTING_MS
export const endOf = (round: number): number => (round + 1) * ROUND_MS

export interface TableRounds {
  /** The cards of a round, the same for everybody; null as long as bets are taken. */
  dealOf(round: number, now: number): Deal | null
  /** Whether the round's cards are known: after a restart those of earlier rounds are not. */
  knows(round: number): boolean
  /** The winners of the last rounds, oldest first. */
  road(now: number): { round: number; winner: string }[]
}

/** Cards are dealt when betting is over and somebody asks; every shoe is fresh. */
export function createTableRounds(variant: Variant, random: Random): TableRounds {
  const deals = new Map<number, Deal>()
  const dealOf: TableRounds['dealOf'] = (round, now) => {
    if (now < closingOf(round)) return null
    const known = deals.get(round)
    if (known) return known
    const deal = variant.deal(createShoe(random))
    deals.set(round, deal)
    for (const old of deals.keys()) if (old < round - REMEMBERED) deals.delete(old)
    return deal
  }
  return {
    dealOf,
    knows: (round) => deals.has(round),
    road(now) {
      const last = now < closingOf(roundAt(now)) ? roundAt(now) - 1 : roundAt(now)
      return Array.from({ length: REMEMBERED }, (_, index) => last - REMEMBERED + 1 + index).flatMap((round) => {
        const deal = dealOf(round, now)
        return deal ? [{ round, winner: deal.winner }] : []
      })
    },
  }
}
