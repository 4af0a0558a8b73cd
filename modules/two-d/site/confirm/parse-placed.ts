import { dataOf, fieldsOf, numberOrNull, refusalOf, rows, text } from '#platform/site/calls/understand.ts'
import type { TwoDCapacity } from '#two-d/contract/player.ts'
import type { Stakes } from '../rules/numbers.ts'

/** The words of a success; any other status is a no, with its message. */
const YES = ['Request was successful.', 'success']

export interface PlacedSlip {
  message: string
  /** The session that it is for; null where the answer does not say. */
  session: string | null
}

export function parsePlaced(body: unknown): PlacedSlip {
  const { status, success, message, data } = fieldsOf(body)
  if (success !== true && !YES.includes(text(status))) throw refusalOf(200, body)
  return { message: text(message), session: text(fieldsOf(data).session) || null }
}

/** How much a number still takes of this player; null where nobody has said. */
export interface OverLimit {
  num: string
  remaining: number | null
}

/** The digits over their limit, as an array that is the answer or its message; null for any other refusal. */
export function parseOverLimit(body: unknown): OverLimit[] | null {
  const { message, over_limit } = fieldsOf(body)
  const digits = Array.isArray(body) ? body : message
  if (!Array.isArray(digits) || digits.length === 0) return null
  const told = new Map(
    rows((each) => {
      const { num, remaining } = fieldsOf(each)
      return [text(num), numberOrNull(remaining)] as const
    })(over_limit),
  )
  const nums = digits.map((each) => text(each).padStart(2, '0'))
  return nums.map((num) => ({ num, remaining: told.get(num) ?? null }))
}

/** Kyat that each number still takes of the caller. */
export function parseOwnLimits(body: unknown): Map<string, number> {
  const numbers = rows((each) => {
    const { num, remaining } = fieldsOf(each)
    return [text(num), numberOrNull(remaining) ?? 0] as const
  })(fieldsOf(dataOf(body)).numbers)
  if (numbers.length === 0) throw refusalOf(200, body)
  return new Map(numbers)
}

/** The part of a draw's capacity that limits its numbers. */
type Limits = Pick<TwoDCapacity, 'stake_max' | 'two_digits'>

/** Adds the remaining amounts, by the draw's capacity, to digits that the refusal has only named. */
export function withRemaining(digits: readonly OverLimit[], sent: Stakes, capacity: Limits | null): OverLimit[] {
  return digits.map(({ num, remaining }) => {
    const row = capacity?.two_digits.find(({ two_digit }) => two_digit === num)
    if (remaining !== null || !capacity || !row) return { num, remaining }
    const left = row.is_closed ? 0 : Math.min(row.over_all_remaining, capacity.stake_max)
    // The number takes all of it: then it is the player's own limit, of which the capacity knows nothing.
    return { num, remaining: left < (sent.get(num) ?? 0) ? left : null }
  })
}
