import type { TwoDBetAnswer, TwoDOverLimit, TwoDOverLimitBody, TwoDSlip } from '#contract/two-d.ts'
import { call, NetworkFailure, Refusal } from '../../../platform/api.ts'
import type { Stakes } from '../rules/read-list.ts'
import { forgetAttempt, requestIdOf, type Wish } from './attempt.ts'

export type Placed =
  | { kind: 'placed'; slip: TwoDSlip }
  | { kind: 'over_limit'; digits: readonly string[]; over_limit: readonly TwoDOverLimit[] }
  | { kind: 'refused'; refusal: Refusal }
  /** Nobody knows whether the slip was taken: the same one may be sent again. */
  | { kind: 'unanswered' }

export async function placeSlip(wish: Wish): Promise<Placed> {
  try {
    const answer = await call<TwoDBetAnswer>('POST', '/twod-bet', { body: wish.body, requestId: requestIdOf(wish) })
    forgetAttempt()
    return { kind: 'placed', slip: answer.data }
  } catch (error) {
    if (error instanceof NetworkFailure) return { kind: 'unanswered' }
    if (!(error instanceof Refusal)) throw error
    if (error.http >= 500) return { kind: 'unanswered' }
    forgetAttempt()
    const body = error.body as TwoDOverLimitBody | null
    if (error.code !== 'two_d_over_limit' || !body) return { kind: 'refused', refusal: error }
    return { kind: 'over_limit', digits: body.message, over_limit: body.over_limit }
  }
}

/** What is left of a slip when each number gets no more than it still takes, and none less than the least. */
export function restOf(stakes: Stakes, over_limit: readonly TwoDOverLimit[], stake_min: number): Stakes {
  const remaining = new Map(over_limit.map((each) => [each.num, Math.floor(each.remaining)]))
  const cut = [...stakes].map(([num, stake]) => [num, Math.min(stake, remaining.get(num) ?? stake)] as const)
  return new Map(cut.filter(([, stake]) => stake >= stake_min))
}
