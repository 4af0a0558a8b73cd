import type { Random } from '../shared/random.ts'

/** 0…51: suits of thirteen, each from the ace to the king. */
export type Card = number

const DECK = 52
export const DECKS = 8

/** Ace 1, then as printed; knave, queen and king 11 to 13. */
export const rankOf = (card: Card): number => (card % 13) + 1

/** Takes cards from a fresh shoe of eight decks; none of its 416 cards twice. */
export function createShoe(random: Random): () => Card {
  const taken = new Set<number>()
  return () => {
    for (;;) {
      const place = random(DECK * DECKS)
      if (taken.has(place)) continue
      taken.add(place)
      return place % DECK
    }
  }
}
