import { callApi, isFailure, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import type { TwoDCapacity } from '#two-d/contract/player.ts'
import type { Stakes } from '../rules/numbers.ts'
import { forgetAttempt, idempotencyKeyOf, type PlaceSlipRequest } from './attempt.ts'
import type { OverLimit, PlacedSlip } from './parse-placed.ts'
import { slipsPath } from './slips-href.ts'

export type Placed =
  | ({ kind: 'placed' } & PlacedSlip)
  | { kind: 'over_limit'; over_limit: readonly OverLimit[] }
  | { kind: 'refused'; refusal: Refusal }
  /** Nobody knows whether the slip was taken: the same one may be sent again. The message is the server's, or empty. */
  | { kind: 'unanswered'; message: string }

interface SlipAttempt {
  stakes: Stakes
  /** The present capacity of the draw; null where the server does not tell it. */
  askCapacity: () => Promise<TwoDCapacity | null>
}

export async function placeSlip(request: PlaceSlipRequest, sent: SlipAttempt): Promise<Placed> {
  const reading = import('./parse-placed.ts')
  try {
    const options = { body: request.body, idempotencyKey: idempotencyKeyOf(request) }
    const placed = await callApi('POST', '/twod-bet', async () => (await reading).parsePlaced, options)
    forgetAttempt()
    return { kind: 'placed', ...placed }
  } catch (error) {
    if (error instanceof NetworkFailure) return { kind: 'unanswered', message: '' }
    if (!(error instanceof Refusal)) throw error
    const digits = (await reading).parseOverLimit(error.body)
    if (!digits && !error.is_final) return { kind: 'unanswered', message: error.message }
    forgetAttempt()
    if (!digits) return { kind: 'refused', refusal: error }
    return { kind: 'over_limit', over_limit: await whatIsLeft(digits, request, sent) }
  }
}

/** Of a slip whose answer is lost: null where the player's slips do not name its key, or do not come. */
export async function findSlip(request: PlaceSlipRequest): Promise<(Placed & { kind: 'placed' }) | null> {
  const key = idempotencyKeyOf(request)
  const path = slipsPath(request.body.session ?? '')
  const parser = async () => (await import('../slips/parse-slips.ts')).parseSlips
  try {
    const slips = await callApi('GET', path, parser, { query: { date: request.game_date } })
    const slip = slips.find(({ idempotency_key }) => idempotency_key === key)
    if (!slip) return null
    forgetAttempt()
    return { kind: 'placed', message: '', session: slip.session }
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}

/** Adds the amount that each refused number still takes: of this player, or, where the server has no such call, of all. */
async function whatIsLeft(
  digits: readonly OverLimit[],
  request: PlaceSlipRequest,
  sent: SlipAttempt,
): Promise<readonly OverLimit[]> {
  if (digits.every(({ remaining }) => remaining !== null)) return digits
  const { parseOwnLimits, withRemaining } = await import('./parse-placed.ts')
  try {
    const query = { session: request.body.session }
    const own = await callApi('GET', '/twod-capacity/own', async () => parseOwnLimits, { query })
    return digits.map(({ num, remaining }) => ({ num, remaining: remaining ?? own.get(num) ?? null }))
  } catch (error) {
    if (!isFailure(error)) throw error
    return withRemaining(digits, sent.stakes, await sent.askCapacity())
  }
}

/** The rest of a slip when each number gets no more than it still takes. Numbers below the smallest stake are left out. */
export function restOf(stakes: Stakes, over_limit: readonly OverLimit[], stake_min: number): Stakes {
  // A number of which nobody has said what it still takes is left out.
  const remaining = new Map(over_limit.map((each) => [each.num, Math.floor(each.remaining ?? 0)]))
  const cut = [...stakes].map(([num, stake]) => [num, Math.min(stake, remaining.get(num) ?? stake)] as const)
  return new Map(cut.filter(([, stake]) => stake >= stake_min))
}
