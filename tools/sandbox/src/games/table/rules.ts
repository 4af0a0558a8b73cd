import { type Card, rankOf } from './cards.ts'

/** The cards on the table after the deal, their values and the winner. */
export interface Deal {
  hands: [Card[], Card[]]
  values: [number, number]
  winner: string
}

export interface Variant {
  /** The two sides, and the tie. */
  sides: [string, string]
  /** In hundredths of the stake, stake included, by the spot and by what won. */
  pays: Record<string, Record<string, number>>
  deal(draw: () => Card): Deal
}

const winnerOf = ([first, second]: [number, number], [one, other]: [string, string]) =>
  first === second ? TIE : first > second ? one : other

export const TIE = 'tie'

/** One card each, the higher wins, the ace is low. A tie takes half of what lies on the sides. */
const DRAGON_TIGER: Variant = {
  sides: ['dragon', 'tiger'],
  pays: {
    dragon: { dragon: 200, tie: 50 },
    tiger: { tiger: 200, tie: 50 },
    tie: { tie: 1200 },
  },
  deal(draw) {
    const hands: Deal['hands'] = [[draw()], [draw()]]
    const values: Deal['values'] = [rankOf(hands[0][0] ?? 0), rankOf(hands[1][0] ?? 0)]
    return { hands, values, winner: winnerOf(values, DRAGON_TIGER.sides) }
  },
}

/** Punto banco: nearer to nine wins; the banker pays five percent of the wins, a tie gives the sides back. */
const BACCARAT: Variant = {
  sides: ['player', 'banker'],
  pays: {
    player: { player: 200, tie: 100 },
    banker: { banker: 195, tie: 100 },
    tie: { tie: 900 },
  },
  deal(draw) {
    const player = [draw()]
    const banker = [draw()]
    player.push(draw())
    banker.push(draw())
    drawThird(player, banker, draw)
    const values: Deal['values'] = [pointsOf(player), pointsOf(banker)]
    return { hands: [player, banker], values, winner: winnerOf(values, BACCARAT.sides) }
  },
}

export const VARIANTS = { 'dragon-tiger': DRAGON_TIGER, baccarat: BACCARAT }
export type VariantName = keyof typeof VARIANTS

export function pointsOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + (rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10
}

function drawThird(player: Card[], banker: Card[], draw: () => Card): void {
  const [points, bank] = [pointsOf(player), pointsOf(banker)]
  if (points >= 8 || bank >= 8) return
  if (points >= 6) {
    if (bank <= 5) banker.push(draw())
    return
  }
  const third = draw()
  player.push(third)
  if (bankerDraws(bank, pointsOf([third]))) banker.push(draw())
}

/** By the banker's points: the player's third cards upon which the banker draws, too. */
const BANKER_DRAWS: Record<number, readonly number[]> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

export function bankerDraws(bank: number, third: number): boolean {
  return bank <= 2 || (BANKER_DRAWS[bank]?.includes(third) ?? false)
}

export type Bets = Record<string, number>

/** The payout for the bets of one player, stakes included. */
export function prizeOf(variant: Variant, bets: Bets, winner: string): number {
  return Object.entries(bets).reduce(
    (sum, [spot, amount]) => sum + Math.floor((amount * (variant.pays[spot]?.[winner] ?? 0)) / 100),
    0,
  )
}

/** In percent, by spot; rules.test.ts counts them over every order in which eight decks can come. */
export const RETURNS: Record<VariantName, Record<string, number>> = {
  'dragon-tiger': { dragon: 96.27, tiger: 96.27, tie: 89.64 },
  baccarat: { player: 98.76, banker: 98.94, tie: 85.64 },
}
