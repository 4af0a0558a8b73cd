import type { BetRow } from '../play/answers.ts'

/** How long a gain counts up, as long as the dial lands. */
export const COUNT_UP_MS = 700

/** In kyat; null where the player has not gained: a prize that is no larger than its stake is no win to celebrate. */
export const gainOf = (bet: Pick<BetRow, 'profit'> | undefined): number | null =>
  bet !== undefined && bet.profit > 0 ? bet.profit : null

/** The amount that stands there after `elapsed_ms`: whole kyat on the way, and the gain to the pya at the end. */
export function countedUp(gain: number, elapsed_ms: number): number {
  if (elapsed_ms >= COUNT_UP_MS) return gain
  const left = 1 - Math.max(0, elapsed_ms) / COUNT_UP_MS
  return Math.floor(gain * (1 - left ** 3))
}
