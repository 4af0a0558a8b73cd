import { type DigitSetName, numbersOfDigits } from '../../sets.ts'
import {
  addSubject,
  gapBefore,
  isDash,
  type Reading,
  type RefusedPart,
  refuse,
  type Span,
  touches,
} from '../list-reading.ts'
import type { Token } from '../tokens.ts'
import { amountAt, kindOf, mayBeRound } from './amount.ts'

interface DigitSet {
  kind: 'digit_set'
  name: DigitSetName
  run: DigitRun
  /** The first token behind the set. */
  to: number
  maybe_stake: Span | null
}

interface DigitRun {
  from: number
  to: number
  digits: string
  /** In one figure, as "12" and not "1.2". */
  is_together: boolean
}

/** The set that a word behind the digits makes of them, why there is none though the word stands there, or null. */
export function digitsBeforeAt(reading: Reading): DigitSet | RefusedPart | null {
  const { tokens, at, waiting } = reading
  const run = digitRunAt(tokens, at)
  const word = tokens[run.to]
  const name = setOfDigits(word, tokens, run.to)
  if (name === null || run.digits === '') return null
  const ambiguous = refuse(at, run.to + 1, 'ambiguous')
  // "34 123k 500": a round, or 123 thousand on 34.
  if (kindOf(word) === 'k' && waiting.length > 0) return ambiguous
  const set: DigitSet = { kind: 'digit_set', name, run, to: run.to + 1, maybe_stake: null }
  const is_short = !run.is_together || run.digits.length <= 2
  if (is_short && isBehindNumber(reading) && !touches(reading, run.to)) return ambiguous
  if (!run.is_together || run.digits.length === 1) return set
  const behind = digitRunAt(tokens, run.to + 1)
  const has_behind =
    behind.digits !== '' && behind.digits.length <= 2 && setOfDigits(tokens[behind.to], tokens, behind.to) === null
  // "3 200 ပိတ် 7": the word has its digits behind it, and these are a stake.
  if (run.digits.length > 2) return has_behind && waiting.length > 0 ? null : set
  return has_behind && !touches(reading, run.to) ? ambiguous : set
}

/** "34 5 ထိပ်": the heads of 3, 4 and 5, or the number 34 and the heads of 5. */
function isBehindNumber({ at, waiting }: Reading): boolean {
  const last = waiting.at(-1)
  return last?.kind === 'number' && last.to === at
}

/** One-place figures in a row are one set of digits, and so is a longer figure alone. */
function digitRunAt(tokens: readonly Token[], from: number): DigitRun {
  let to = from
  let digits = ''
  while (isOnePlace(tokens[to])) {
    // "7 1k": the 1 is a thousand.
    if (to > from && isAmountWord(tokens[to + 1])) break
    digits += tokens[to]?.text ?? ''
    to++
    if (isSlash(tokens[to]) && isOnePlace(tokens[to + 1])) to++
  }
  const first = tokens[from]
  if (digits === '' && first?.kind === 'digits' && !first.is_grouped) {
    return { from, to: from + 1, digits: first.digits, is_together: true }
  }
  return { from, to, digits, is_together: digits.length === 1 }
}

const isOnePlace = (token: Token | undefined) => token?.kind === 'digits' && token.digits.length === 1
const isSlash = (token: Token | undefined) => token?.kind === 'mark' && token.mark === '/'
const isAmountWord = (token: Token | undefined) => ['unit', 'k', 'money'].includes(kindOf(token) ?? '')

function setOfDigits(word: Token | undefined, tokens: readonly Token[], at: number): DigitSetName | null {
  if (word?.kind !== 'word') return null
  if (word.meaning.kind === 'digits') return word.meaning.name
  if (word.meaning.kind === 'round_with_doubles') return 'round_doubles'
  // "123K 600": a round, since the stake stands behind it.
  return mayBeRound(tokens, at - 1) && amountAt(tokens, at + 1) ? 'round' : null
}

export function addDigitSet(reading: Reading, { name, run, to, maybe_stake }: DigitSet): RefusedPart | null {
  const from = reading.at
  const { digits } = run
  if (new Set(digits).size < digits.length || isRange(reading, run)) return refuse(from, to, 'ambiguous')
  if (run.is_together && isLabel(name, digits)) return refuse(from, to, 'ambiguous')
  const is_round = name === 'round' || name === 'round_doubles'
  if (is_round && digits.length < 2) return refuse(from, to, 'empty')
  // Of several digits each is a set of its own, whose stakes add up; a round is made of all of them.
  const nums = is_round ? numbersOfDigits(name, digits) : [...digits].flatMap((digit) => numbersOfDigits(name, digit))
  return addSubject(reading, { to, nums, round: name === 'round' ? digits : null, maybe_stake })
}

/** "1-5" is two digits or five; "1-3-5" is a list, and "4-5" is the same both ways. */
function isRange(reading: Reading, { from, digits }: DigitRun): boolean {
  const [low, high] = [Number(digits[0]), Number(digits[1])]
  return digits.length === 2 && high - low > 1 && isDash(gapBefore(reading, from + 1))
}

/** Two digits as one figure: "12 ပတ်" may be short for ပတ်လည်, and "12 ဘရိတ်" is the sum 12 to some, which ends in 2. */
function isLabel(name: DigitSetName, digits: string): boolean {
  if (name === 'contains') return digits.length > 1
  return name === 'break' && /^(?:0.|1[0-8])$/.test(digits)
}

/** "ထိပ် 3", "ထိပ် 1,2", "ထိပ် 12". From three places on it is a stake, and the word has no digits. */
export function parseDigitsBehind(reading: Reading, name: DigitSetName): RefusedPart | null {
  const { tokens, at } = reading
  const run = digitRunAt(tokens, at + 1)
  if (run.digits === '' || (run.is_together && run.digits.length > 2)) return refuse(at, at + 1, 'no_digits')
  if (amountAt(tokens, at + 1) !== null && run.is_together) return refuse(at, at + 1, 'no_digits')
  if (mayBelongToNext(reading, run)) return refuse(run.to - 1, run.to, 'ambiguous')
  const maybe_stake = run.is_together && run.digits.length > 1 ? { from: at, to: run.to } : null
  return addDigitSet(reading, { kind: 'digit_set', name, run, to: run.to, maybe_stake })
}

/** "ထိပ် 5 6 ပိတ်"; not so where the next word has digits behind it. */
function mayBelongToNext({ tokens }: Reading, { to }: DigitRun): boolean {
  if (setOfDigits(tokens[to], tokens, to) === null) return false
  const behind = digitRunAt(tokens, to + 1)
  const has_behind = behind.digits !== '' && !(behind.is_together && behind.digits.length > 2)
  return !has_behind || (amountAt(tokens, to + 1) !== null && behind.is_together)
}

/** "အပူးပါ" before or behind a round. */
export function parseWithDoubles(reading: Reading): RefusedPart | null {
  const { tokens, at, waiting } = reading
  const run = digitRunAt(tokens, at + 1)
  if (run.digits !== '' && setOfDigits(tokens[run.to], tokens, run.to) === 'round') {
    return addDigitSet(reading, { kind: 'digit_set', name: 'round_doubles', run, to: run.to + 1, maybe_stake: null })
  }
  const last = waiting.at(-1)
  if (!last || last.round === null) return refuse(at, at + 1, 'no_digits')
  last.nums = numbersOfDigits('round_doubles', last.round)
  last.round = null
  last.to = at + 1
  reading.at++
  return null
}
