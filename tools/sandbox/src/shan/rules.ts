/**
 * Shan Koe Mee, the nine of the Shan, against the banker of the table. Pure: who draws the cards is not decided here.
 * docs/shan.md has the same rules for readers, the screen has them for players.
 */

/** 0 to 51: rank × 4 + suit. Ranks run from the ace (0) to the king (12); suits are clubs, diamonds, hearts, spades. */
export type Card = number

export const DECK = 52

export type Kind = 'do' | 'triple' | 'pictures' | 'points'

export interface Hand {
  kind: Kind
  /** The sum of the cards, without its tens. */
  points: number
  /** How often the bet is won or lost by this hand. */
  times: number
}

/** Of what is won beyond the bet, this stays with the operator; it is all that the operator earns here. */
export const COMMISSION_PERCENT = 5n
/** No hand wins or loses more than so many bets. */
export const TIMES_MAX = 5
/** The banker takes a third card up to these points, and never otherwise. */
export const BANKER_DRAWS_UP_TO = 4
/**
 * The return to a player in the long run, in hundredths of a percent of their bets, if they take a third card at four points
 * or less. Counted over every deal there is.
 */
export const RETURN_TIMES_100 = 9_715

const rankOf = (card: Card) => Math.floor(card / 4)
const suitOf = (card: Card) => card % 4
const isPicture = (card: Card) => rankOf(card) >= 10

/** Aces count one, pictures and tens nothing. */
export function pointsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (rankOf(card) >= 9 ? 0 : rankOf(card) + 1), 0) % 10
}

export function rateHand(cards: readonly Card[]): Hand {
  const points = pointsOf(cards)
  const [first = 0, ...others] = cards
  const is_same_rank = others.every((card) => rankOf(card) === rankOf(first))
  const is_same_suit = others.every((card) => suitOf(card) === suitOf(first))
  if (cards.length === 2) {
    return { kind: points >= 8 ? 'do' : 'points', points, times: is_same_rank || is_same_suit ? 2 : 1 }
  }
  if (is_same_rank) return { kind: 'triple', points, times: 5 }
  if (cards.every(isPicture)) return { kind: 'pictures', points, times: 3 }
  return { kind: 'points', points, times: is_same_suit ? 3 : 1 }
}

/** A do of two cards ends the round at once: nobody takes a third. */
export const isDo = (cards: readonly Card[]) => cards.length === 2 && rateHand(cards).kind === 'do'

export const bankerDraws = (cards: readonly Card[]) => pointsOf(cards) <= BANKER_DRAWS_UP_TO

const STRENGTH: Record<Kind, number> = { points: 0, pictures: 100, triple: 200, do: 300 }
const strengthOf = ({ kind, points }: Hand) => STRENGTH[kind] + (kind === 'do' || kind === 'points' ? points : 0)

/** Positive when the player's hand is the better one; equal hands are a draw, whatever they would pay. */
export function compareHands(player: Hand, banker: Hand): number {
  return strengthOf(player) - strengthOf(banker)
}

/** The player's net win of the round. The bet itself is not counted: it stays with the player unless it is lost. */
export function netOf(bet: bigint, player: Hand, banker: Hand): bigint {
  const compared = compareHands(player, banker)
  if (compared === 0) return 0n
  if (compared < 0) return -bet * BigInt(banker.times)
  const won = bet * BigInt(player.times)
  return won - (won * COMMISSION_PERCENT) / 100n
}
