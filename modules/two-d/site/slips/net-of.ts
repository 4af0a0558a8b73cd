import type { Slip } from './parse-slips.ts'

/**
 * What a decided slip left with its player: the prize less the stake; nothing where the stake came back. Null before, and
 * where the server does not say what it paid.
 */
export function netOf({ status, win_amount, total_bet_amount }: Slip): number | null {
  if (status === 'pending' || win_amount === null) return null
  return status === 'refunded' ? 0 : win_amount - total_bet_amount
}
