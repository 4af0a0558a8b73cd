import { gapBefore, type Reading, type RefusedPart, refuse, type Subject, touches } from '../list-reading.ts'
import { amountAt } from './amount.ts'

/** R before the stake: of the number that it touches, or of all that wait. */
export function parseReverse(reading: Reading): RefusedPart | null {
  const { at, waiting } = reading
  const last = waiting.at(-1)
  if (!last) return refuse(at, at + 1, 'no_numbers')
  const reversed = whichReversed(reading, last)
  if (reversed === null) return refuse(at, at + 1, 'ambiguous')
  // "12R 50R": the 50 is a number like the 12.
  if (waiting.length > 1 && waiting[0]?.is_reversed) last.maybe_stake = null
  for (const subject of reversed === 'last' ? [last] : waiting) subject.is_reversed = true
  reading.at++
  return null
}

function whichReversed(reading: Reading, last: Subject): 'all' | 'last' | null {
  const { at, waiting } = reading
  const is_glued = touches(reading, at)
  const plain = waiting.filter(({ is_reversed }) => !is_reversed)
  if (isSubjectAt(reading, at + 1)) {
    // "12R 34", "12 R, 34" and "12 R 34 R", but not "12 R 34" and not "12R34".
    const is_free = is_glued && !touches(reading, at + 1)
    if (!is_free && !isReverse(reading, at + 2) && !isParted(reading, at + 1)) return null
    return is_glued || plain.length === 1 ? 'last' : null
  }
  if (!plain.includes(last)) return null
  if (plain.length === 1) return 'last'
  // "12 34R 56R 500"
  if (plain.length < waiting.length) return is_glued ? 'last' : null
  // "12 34R 500": of 34, or of both. "12.34R500" and "12 34 R 500" are of both.
  return is_glued && hasBlankInside(reading) ? null : 'all'
}

function isSubjectAt({ tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  if (token?.kind === 'digits') return amountAt(tokens, at) === null
  return token?.kind === 'word' && ['set', 'parity', 'digits', 'round_with_doubles'].includes(token.meaning.kind)
}

const isReverse = ({ tokens }: Reading, at: number) => {
  const token = tokens[at]
  return token?.kind === 'word' && token.meaning.kind === 'reverse'
}

const isParted = (reading: Reading, at: number) => /[,;၊။\n]/u.test(gapBefore(reading, at))

function hasBlankInside(reading: Reading): boolean {
  return reading.waiting.slice(1).some(({ from }) => /\s/.test(gapBefore(reading, from)))
}

/**
 * R behind a stake and before another number: of the stake where it touches that one, or a comma parts it from the number.
 * "500 R 34" and "500 R34" could be the reverse of 34.
 */
export function isReverseOfStake(reading: Reading, at: number): boolean {
  if (!isSubjectAt(reading, at + 1)) return true
  if (isParted(reading, at + 1)) return true
  return touches(reading, at) && !touches(reading, at + 1)
}
