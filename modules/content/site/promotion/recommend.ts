import type { Eligibility, Promotion } from '#promotion/contract/player.ts'

/** The offer that is worth most to the player now, and the reason. */
export interface Recommendation {
  promotion_id: number
  /** The smallest deposit that brings the bonus, in kyat; null where it can be claimed at once. */
  deposit: number | null
}

/**
 * The largest that can be claimed at once, without locking out a larger one; or else the largest that a deposit brings. Null
 * where there is neither, so while a bonus is active, and on a break.
 */
export function recommendOffer(
  promotions: readonly Promotion[],
  eligibility: readonly Eligibility[],
): Recommendation | null {
  const amountOf = ({ promotion_id }: Eligibility) =>
    promotions.find(({ id }) => id === promotion_id)?.offer?.amount ?? 0
  const largest = (all: readonly Eligibility[]) =>
    [...all].filter((one) => amountOf(one) > 0).sort((one, other) => amountOf(other) - amountOf(one))[0]
  const now = largest(eligibility.filter(({ refusal, locks_out }) => refusal === null && locks_out.length === 0))
  if (now) return { promotion_id: now.promotion_id, deposit: null }
  const after = largest(eligibility.filter(({ refusal }) => refusal?.code === 'offer_needs_deposit'))
  return after ? { promotion_id: after.promotion_id, deposit: after.deposit_min ?? 0 } : null
}
