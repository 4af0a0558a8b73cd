import { addSubject, gapBefore, isDash, type Reading, type RefusedPart, refuse, type Span } from '../list-reading.ts'
import type { Token } from '../tokens.ts'
import { amountAt, compactAt, kindOf } from './amount.ts'
import { addDigitSet, digitsBeforeAt } from './digit-sets.ts'
import { parseStake } from './stake.ts'

/** The smallest stake that anybody writes in two places, as in "12-50". */
const SHORT_STAKE_MIN = 50

/** A figure is a number, the digits of a set, a stake, or a number with its stake. */
export function parseFigure(reading: Reading): RefusedPart | null {
  const { tokens, at, waiting } = reading
  const before = digitsBeforeAt(reading)
  if (before?.kind === 'refused') return before
  if (before) return addDigitSet(reading, before)
  const is_marked = waiting.length > 0 && isStakeMark(tokens[at - 1])
  const amount = waiting.length > 0 ? amountAt(tokens, at, { is_marked }) : null
  if (amount) return mayBeRow(reading) ? refuse(at, at + 1, 'ambiguous') : parseStake(reading, amount)
  const token = tokens[at]
  if (token?.kind !== 'digits' || token.is_grouped || is_marked) return refuse(at, at + 1, 'no_numbers')
  if (token.digits.length === 2) return parseNumber(reading, token.digits)
  const compact = waiting.length === 0 ? compactAt(token) : null
  if (!compact && kindOf(tokens[at + 1]) === 'letter') return refuse(at + 1, at + 2, 'letter')
  if (!compact) return refuse(at, at + 1, 'no_numbers')
  addSubject(reading, { kind: 'number', to: at + 1, nums: [compact.num] })
  return parseStake(reading, { kyat: compact.kyat, to: at + 1 })
}

const isStakeMark = (token: Token | undefined) => token?.kind === 'mark' && '=@'.includes(token.mark)

/** Behind a number and a blank, "34500" is a stake to one seller, and to another 34 with 500 on it. */
function mayBeRow(reading: Reading): boolean {
  const { tokens, at } = reading
  const is_apart = tokens[at - 1]?.kind !== 'mark' && /^[\s,၊]*$/u.test(gapBefore(reading, at))
  return is_apart && compactAt(tokens[at]) !== null
}

function parseNumber(reading: Reading, num: string): RefusedPart | null {
  const { at, waiting } = reading
  if (waiting.length > 0 && isGroupedByComma(reading)) return refuse(at, at + 2, 'ambiguous')
  if (isRange(reading)) return refuse(at - 1, at + 1, 'ambiguous')
  if (isPairOfStakes(reading)) return refuse(at, at + 3, 'ambiguous')
  return addSubject(reading, { kind: 'number', to: at + 1, nums: [num], maybe_stake: maybeStake(reading, num) })
}

/**
 * "34,500" behind other numbers is 34 and a stake to one seller and a stake of 34,500 to another; in "12,34,500" every
 * comma stands between two of a list.
 */
function isGroupedByComma(reading: Reading): boolean {
  const { tokens, at } = reading
  const next = tokens[at + 1]
  const is_grouped = next?.kind === 'digits' && next.digits.length === 3 && gapBefore(reading, at + 1) === ','
  return is_grouped && gapBefore(reading, at) !== ','
}

/** "00-19" is two numbers or twenty. A longer row with dashes is a list. */
function isRange(reading: Reading): boolean {
  const { tokens, at, waiting } = reading
  const [last, token] = [waiting.at(-1), tokens[at]]
  if (last?.kind !== 'number' || last.to !== at || !isDash(gapBefore(reading, at))) return false
  // In "12500-00-19" the first figure has its own stake, and is in no row with the others.
  const is_in_row =
    (waiting.at(-2)?.to === at - 1 && isDash(gapBefore(reading, at - 1))) ||
    (isDash(gapBefore(reading, at + 1)) && isTwoPlaces(tokens[at + 1]))
  const [from, to] = [last.nums.join(''), token?.text ?? '']
  return !is_in_row && from.endsWith('0') && to.endsWith('9') && from < to
}

const isTwoPlaces = (token: Token | undefined) => token?.kind === 'digits' && token.digits.length === 2

/** "12 10/5k" is 12 and 10 with 5,000, or 12 with 10,000 and 5,000. */
function isPairOfStakes({ tokens, at, waiting }: Reading): boolean {
  const [before, mark] = [tokens[at - 1], tokens[at + 1]]
  if (waiting.length === 0 || mark?.kind !== 'mark' || !['/', '*'].includes(mark.mark)) return false
  const is_row = before?.kind === 'mark' && before.mark === mark.mark
  return !is_row && ['unit', 'k'].includes(kindOf(tokens[at + 3]) ?? '')
}

/** "12-50" and "ပါဝါ 50": who sets stakes of 50 means one here. */
function maybeStake(reading: Reading, num: string): Span | null {
  const { at, waiting } = reading
  const last = waiting.at(-1)
  if (!last || Number(num) < SHORT_STAKE_MIN || !num.endsWith('0')) return null
  const is_listed = last.kind === 'number' && last.to === at && /^[\s,၊]+$/u.test(gapBefore(reading, at))
  return is_listed ? null : { from: last.from, to: at + 1 }
}
