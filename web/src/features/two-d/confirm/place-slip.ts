import type { TwoDCapacity } from '#contract/two-d/player.ts'
import { callApi, isFailure, NetworkFailure, Refusal } from '../../../platform/calls/api.ts'
import type { Stakes } from '../rules/numbers.ts'
import { forgetAttempt, idempotencyKeyOf, type Wish } from './attempt.ts'
import type { OverLimit, PlacedSlip } from './parse-placed.ts'
import { MORNING_SLIPS, slipsHref } from './slips-href.ts'

export type Placed =
  | ({ kind: 'placed' } & PlacedSlip)
  | { kind: 'over_limit'; over_limit: readonly OverLimit[] }
  | { kind: 'refused'; refusal: Refusal }
  /** Nobody knows whether the slip was taken: the same one may be sent again. The message is the server's, or empty. */
  | { kind: 'unanswered'; message: string }

interface Sent {
  stakes: Stakes
  /** What the draw takes now; null where nobody tells. */
  askCapacity: () => Promise<TwoDCapacity | null>
}

export async function placeSlip(wish: Wish, sent: Sent): Promise<Placed> {
  const reading = import('./parse-placed.ts')
  const key = idempotencyKeyOf(wish)
  try {
    const options = { body: wish.body, idempotencyKey: key }
    const placed = await callApi('POST', '/twod-bet', async () => (await reading).parsePlaced, options)
    forgetAttempt()
    return { kind: 'placed', ...placed }
  } catch (error) {
    if (error instanceof NetworkFailure) return findSlip(key, wish, '')
    if (!(error instanceof Refusal)) throw error
    const digits = (await reading).parseOverLimit(error.body)
    if (!digits && !error.is_final) return findSlip(key, wish, error.message)
    forgetAttempt()
    if (!digits) return { kind: 'refused', refusal: error }
    return { kind: 'over_limit', over_limit: await whatIsLeft(digits, wish, sent) }
  }
}

/** The answer is lost, and the player's slips may know: of a server that says under which key each was placed. */
async function findSlip(key: string, { game_date, body }: Wish, message: string): Promise<Placed> {
  const path = slipsHref(body.session ?? '') === MORNING_SLIPS ? '/twod-bet-slips' : '/evening-twod-bet-slips'
  try {
    const query = { date: game_date }
    const slips = await callApi('GET', path, async () => (await import('../slips/parse-slips.ts')).parseSlips, {
      query,
    })
    const placed = slips.find(({ idempotency_key }) => idempotency_key === key)
    if (!placed) return { kind: 'unanswered', message }
    forgetAttempt()
    return { kind: 'placed', message: '', session: placed.session }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { kind: 'unanswered', message }
  }
}

/** What the refused numbers can still take: of this player, or, where the server has no such call, of all players. */
async function whatIsLeft(digits: readonly OverLimit[], wish: Wish, sent: Sent): Promise<readonly OverLimit[]> {
  if (digits.every(({ remaining }) => remaining !== null)) return digits
  const { parseOwnLimits, withRemaining } = await import('./parse-placed.ts')
  try {
    const query = { session: wish.body.session }
    const own = await callApi('GET', '/twod-capacity/own', async () => parseOwnLimits, { query })
    return digits.map(({ num, remaining }) => ({ num, remaining: remaining ?? own.get(num) ?? null }))
  } catch (error) {
    if (!isFailure(error)) throw error
    return withRemaining(digits, sent.stakes, await sent.askCapacity())
  }
}

/** What is left of a slip when each number gets no more than it still takes, and none less than the least. */
export function restOf(stakes: Stakes, over_limit: readonly OverLimit[], stake_min: number): Stakes {
  // A number of which nobody has said what it still takes is left out.
  const remaining = new Map(over_limit.map((each) => [each.num, Math.floor(each.remaining ?? 0)]))
  const cut = [...stakes].map(([num, stake]) => [num, Math.min(stake, remaining.get(num) ?? stake)] as const)
  return new Map(cut.filter(([, stake]) => stake >= stake_min))
}
