import type { TwoDBetAnswer, TwoDOwnCapacityAnswer, TwoDSession, TwoDSlip } from '#contract/two-d.ts'
import { call, isFailure, NetworkFailure, Refusal } from '../../../platform/api.ts'
import type { Stakes } from '../rules/read-list.ts'
import { forgetAttempt, requestIdOf, type Wish } from './attempt.ts'

/** A number that was refused, and what it can still take of this player; null where the server did not say. */
export interface OverLimit {
  num: string
  remaining: number | null
}

export type Placed =
  | { kind: 'placed'; slip: TwoDSlip }
  | { kind: 'over_limit'; over_limit: readonly OverLimit[] }
  | { kind: 'refused'; refusal: Refusal }
  /** Nobody knows whether the slip was taken: the same one may be sent again. */
  | { kind: 'unanswered' }

export async function placeSlip(wish: Wish): Promise<Placed> {
  try {
    const answer = await call<TwoDBetAnswer>('POST', '/twod-bet', { body: wish.body, requestId: requestIdOf(wish) })
    forgetAttempt()
    const digits = overLimitDigits(answer)
    return digits ? await overLimit(digits, wish.body.session) : { kind: 'placed', slip: answer.data }
  } catch (error) {
    if (error instanceof NetworkFailure) return { kind: 'unanswered' }
    if (!(error instanceof Refusal)) throw error
    if (error.http >= 500) return { kind: 'unanswered' }
    forgetAttempt()
    const digits = overLimitDigits(error.body)
    return digits ? await overLimit(digits, wish.body.session) : { kind: 'refused', refusal: error }
  }
}

/** The numbers of an array answer, or of one that has the array as its message; null for any other answer. */
export function overLimitDigits(body: unknown): string[] | null {
  const list = Array.isArray(body) ? body : (body as { message?: unknown } | null)?.message
  return Array.isArray(list) && list.length > 0 ? list.map((digits) => String(digits).padStart(2, '0')) : null
}

/** Asks what the refused numbers can still take. Without an answer they are known to be over, and no more. */
async function overLimit(digits: readonly string[], session: TwoDSession | undefined): Promise<Placed> {
  const remaining = new Map<string, number>()
  try {
    const { data } = await call<TwoDOwnCapacityAnswer>('GET', '/twod-capacity/own', { query: { session } })
    for (const each of data.numbers) remaining.set(each.num, each.remaining)
  } catch (error) {
    if (!isFailure(error)) throw error
  }
  return { kind: 'over_limit', over_limit: digits.map((num) => ({ num, remaining: remaining.get(num) ?? null })) }
}

/** What is left of a slip when each number gets no more than it still takes, and none less than the least. */
export function restOf(stakes: Stakes, over_limit: readonly OverLimit[], stake_min: number): Stakes {
  const remaining = new Map(over_limit.map((each) => [each.num, Math.floor(each.remaining ?? 0)]))
  const cut = [...stakes].map(([num, stake]) => [num, Math.min(stake, remaining.get(num) ?? stake)] as const)
  return new Map(cut.filter(([, stake]) => stake >= stake_min))
}
