import type { Slip } from './parse-slips.ts'

/**
 * The net result of a decided slip for its player: the prize less the stake, and zero where the stake was refunded. Null before
 * the decision, and where the server does not say the prize.
 */
export function netOf({ status, win_amount, total_bet_amount }: Slip): number | null {
  if (status === 'pending' || win_amount === null) return null
  return status === 'refunded' ? 0 : win_amount - total_bet_amount
}
