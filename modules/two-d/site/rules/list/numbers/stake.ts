import { reversed } from '../../numbers.ts'
import { type Reading, type RefusedPart, refuse, type Stake, type Subject } from '../list-reading.ts'
import { type Amount, amountAt, compactAt, kindOf } from './amount.ts'
import { digitsBeforeAt } from './digit-sets.ts'
import { isReverseOfStake } from './reverse.ts'

/** The stake of what waits, and what follows it: "/300" and "R 300" for the reverses, or "R" for the same stake on them. */
export function parseStake(reading: Reading, direct: Amount): RefusedPart | null {
  const { tokens } = reading
  const at = direct.to
  const next = tokens[at]
  const is_pair = next?.kind === 'mark' && (next.mark === '/' || next.mark === '*')
  const is_reverse = kindOf(next) === 'reverse'
  if (!is_pair && !is_reverse) return stakeWaiting(reading, { direct: direct.kyat, to: at, reverse: null })

  // "500R=300"
  const is_marked = is_reverse && tokens[at + 1]?.kind === 'mark'
  const behind = is_marked ? at + 2 : at + 1
  const reverse = amountAt(tokens, behind, { is_marked })
  const is_set = digitsBeforeAt({ ...reading, at: behind, waiting: [] }) !== null
  if ((is_pair || is_marked) && (!reverse || is_set)) return refuse(at, at + 1, 'unknown')
  // A set with "500/300": what else the second could be is not said.
  if (is_pair && reading.waiting.some(({ kind }) => kind === 'set')) return refuse(at, at + 2, 'ambiguous')
  if (!reverse || is_set) {
    if (!isReverseOfStake(reading, at)) return refuse(at, at + 1, 'ambiguous')
    for (const subject of reading.waiting) subject.is_reversed = true
    return stakeWaiting(reading, { direct: direct.kyat, to: at + 1, reverse: null })
  }
  // "500 R 12500": the reverses' stake, or the next number with its own.
  if (is_reverse && !is_marked && compactAt(tokens[behind])) return refuse(behind, reverse.to, 'ambiguous')
  return stakeWaiting(reading, { direct: direct.kyat, to: reverse.to, reverse: { kyat: reverse.kyat, from: at } })
}

interface Stakes {
  direct: number
  to: number
  /** A stake of its own on the reverses, and the token with which it begins. */
  reverse: { kyat: number; from: number } | null
}

export function stakeWaiting(reading: Reading, { direct, to, reverse }: Stakes): RefusedPart | null {
  const { waiting } = reading
  const from = waiting[0]?.from ?? 0
  const stakes: Stake[] = []
  let reverses = 0
  for (const { nums, is_reversed } of waiting) {
    const others = nums.map(reversed).filter((num) => !nums.includes(num))
    stakes.push(...nums.map((num): Stake => [num, direct]))
    reverses += others.length
    if (reverse) stakes.push(...others.map((num): Stake => [num, reverse.kyat]))
    else if (is_reversed) stakes.push(...others.map((num): Stake => [num, direct]))
  }
  if (isReverseWritten(waiting, reverse !== null)) return refuse(from, to, 'ambiguous')
  if (reverse && reverses === 0) return refuse(reverse.from, to, 'empty')
  reading.pieces.push({ kind: 'bets', from, to, stakes })
  reading.waiting = []
  reading.at = to
  return null
}

/** "12 21 R 500": 500 on each, or twice. */
function isReverseWritten(waiting: readonly Subject[], are_all_reversed: boolean): boolean {
  const numbers = waiting.filter(({ kind }) => kind === 'number')
  const written = new Set(numbers.flatMap(({ nums }) => nums))
  return numbers.some(({ nums, is_reversed }) => {
    const others = are_all_reversed || is_reversed ? nums.map(reversed).filter((num) => !nums.includes(num)) : []
    return others.some((num) => written.has(num))
  })
}
