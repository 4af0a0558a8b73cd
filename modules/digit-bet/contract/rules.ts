/** Constants of the digit game (spec §9). Free of schemas, so that screens can import them cheaply. */
export const MULTIPLIERS = [1, 5, 10, 20, 50, 100] as const
export const COUNTDOWN_SECONDS = 90
export const MODAL_MULTIPLIER = 20
export const BET_MAX = 10
/** Bets to a page of the history. */
export const DIGIT_BET_PAGE_SIZE = 10
/** Bets to a page for a caller that asks for a number of them: the road of the screen has as many. */
export const DIGIT_BET_PAGE_SIZE_MAX = 50
export const CLIENT_SEED_PATTERN = '^[A-Za-z0-9_-]{1,64}$'

export type BetType = 'digit' | 'big' | 'small'

/** Small is 0–4, Big is 5–9. */
export function betWins(bet: { bet_type: BetType; digit: number | null }, roll: number): boolean {
  if (bet.bet_type === 'digit') return roll === bet.digit
  return bet.bet_type === 'big' ? roll >= 5 : roll <= 4
}
