import { reversed } from '../numbers.ts'
import { type DigitSetName, numbersOfDigits, numbersOfSet } from '../sets.ts'
import { type Amount, amountAt, compactAt, kindOf, mayBeRound } from './amount.ts'
import { nameAt } from './name.ts'
import type { Token } from './tokens.ts'

/** Kyat on a number. */
export type Stake = readonly [num: string, kyat: number]

/** What one piece of a line says; it uses the tokens from `from` to before `to`, and no other piece uses them. */
export type Piece = { from: number; to: number } & (
  | { kind: 'bets'; stakes: readonly Stake[] }
  | { kind: 'name' }
  | { kind: 'total'; written: number }
)

export type Why = 'unknown' | 'no_numbers' | 'no_digits' | 'ambiguous' | 'empty' | 'letter'

export type LineReading =
  /** `is_open`: its last numbers have no stake of their own, and may get that of the next line. */
  | { kind: 'read'; pieces: Piece[]; is_open: boolean; is_bare: boolean }
  /** The tokens that could not be used. */
  | { kind: 'refused'; from: number; to: number; why: Why }

type Refused = LineReading & { kind: 'refused' }

/** Numbers that wait for a stake. */
interface Subject {
  from: number
  to: number
  nums: readonly string[]
  is_reversed: boolean
  /** The digits of a round, to which doubles may be added by a later word. */
  round: string | null
}

interface Reading {
  line: string
  tokens: readonly Token[]
  at: number
  waiting: Subject[]
  pieces: Piece[]
}

/** Reads a line by the grammar of docs/two-d-lists.md: every token is used once, or the line is refused. */
export function readLine(line: string, tokens: readonly Token[], default_stake: number): LineReading {
  const reading: Reading = { line, tokens, at: 0, waiting: [], pieces: [] }
  readName(reading)
  while (reading.at < tokens.length) {
    const refusal = readNext(reading)
    if (refusal) return refusal
  }
  const is_open = reading.waiting.length > 0
  const is_bare = is_open && reading.pieces.every(({ kind }) => kind === 'name')
  if (is_open) stakeWaiting(reading, { direct: default_stake, to: tokens.length, reverse: null })
  return { kind: 'read', pieces: reading.pieces, is_open, is_bare }
}

const refuse = (from: number, to: number, why: Why): Refused => ({ kind: 'refused', from, to, why })

function readName(reading: Reading): void {
  const to = nameAt(reading.line, reading.tokens)
  if (to === 0) return
  // "Daw Mya = 12 500"
  const is_joined = reading.tokens[to]?.kind === 'mark' && to + 1 < reading.tokens.length
  reading.at = is_joined ? to + 1 : to
  reading.pieces.push({ kind: 'name', from: 0, to: reading.at })
}

function readNext(reading: Reading): Refused | null {
  const { tokens, at, waiting } = reading
  const token = tokens[at]
  if (token?.kind === 'digits' || token?.kind === 'decimal') return readFigure(reading)
  if (token?.kind === 'mark') return readMark(reading)
  if (token?.kind !== 'word') return refuse(at, at + 1, 'unknown')
  const { meaning } = token
  switch (meaning.kind) {
    case 'set':
      return addSubject(reading, { to: at + 1, nums: meaning.names.flatMap(numbersOfSet), round: null })
    case 'digits':
      return readDigitsBehind(reading, meaning.name, at + 1)
    case 'round_with_doubles':
      return readDigitsBehind(reading, 'round_doubles', at + 1)
    case 'with_doubles':
      return readWithDoubles(reading)
    case 'reverse':
      return readReverse(reading)
    case 'total':
      return readTotal(reading)
    case 'times':
      if (waiting.length === 0 || !amountAt(tokens, at + 1)) return refuse(at, at + 1, 'no_numbers')
      reading.at++
      return null
    case 'letter':
      return refuse(at, at + 1, 'letter')
    default:
      return refuse(at, at + 1, 'unknown')
  }
}

/** A mark joins what stands on both sides of it. */
function readMark(reading: Reading): Refused | null {
  const { tokens, at, waiting } = reading
  const joins = waiting.length > 0 || kindOf(tokens[at + 1]) === 'total'
  if (!joins || at + 1 >= tokens.length || tokens[at + 1]?.kind === 'mark') return refuse(at, at + 1, 'unknown')
  reading.at++
  return null
}

function addSubject(reading: Reading, { to, nums, round }: Pick<Subject, 'to' | 'nums' | 'round'>): Refused | null {
  const from = reading.at
  if (nums.length === 0) return refuse(from, to, 'empty')
  reading.waiting.push({ from, to, nums, round, is_reversed: false })
  reading.at = to
  return null
}

function readFigure(reading: Reading): Refused | null {
  const { tokens, at, waiting } = reading
  const before = digitsBeforeAt(reading)
  if (before === 'ambiguous') return refuse(at, at + 2, 'ambiguous')
  if (before) return addDigitSet(reading, before)
  const is_marked = waiting.length > 0 && isStakeMark(tokens[at - 1])
  const amount = waiting.length > 0 ? amountAt(tokens, at, { is_marked }) : null
  if (amount) return readStake(reading, amount)
  const token = tokens[at]
  if (token?.kind !== 'digits' || token.is_grouped || is_marked) return refuse(at, at + 1, 'no_numbers')
  if (token.digits.length === 2) {
    if (waiting.length > 0 && isGroupedByComma(reading)) return refuse(at, at + 2, 'ambiguous')
    return addSubject(reading, { to: at + 1, nums: [token.digits], round: null })
  }
  const compact = waiting.length === 0 ? compactAt(token) : null
  if (!compact && kindOf(tokens[at + 1]) === 'letter') return refuse(at + 1, at + 2, 'letter')
  if (!compact) return refuse(at, at + 1, 'no_numbers')
  reading.waiting.push({ from: at, to: at + 1, nums: [compact.num], round: null, is_reversed: false })
  return readStake(reading, { kyat: compact.kyat, to: at + 1 })
}

const isStakeMark = (token: Token | undefined) => token?.kind === 'mark' && '=@'.includes(token.mark)

/** "12,500" behind other numbers is 12 and a stake to one seller and a stake of 12,500 to another. */
function isGroupedByComma({ line, tokens, at }: Reading): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  return next?.kind === 'digits' && next.digits.length === 3 && line.slice(token?.end, next.start) === ','
}

interface DigitSet {
  name: DigitSetName
  digits: string
  to: number
}

/** The set that a word behind the digits makes of them, or null. */
function digitsBeforeAt({ tokens, at, waiting }: Reading): DigitSet | 'ambiguous' | null {
  const run = digitRunAt(tokens, at)
  const word = tokens[run.to]
  const name = setOfDigits(word, tokens, run.to)
  if (name === null || run.digits === '') return null
  const set = { name, digits: run.digits, to: run.to + 1 }
  if (run.to - at > 1 || run.digits.length === 1) return set
  const behind = digitRunAt(tokens, run.to + 1)
  const has_behind =
    behind.digits !== '' && behind.digits.length <= 2 && setOfDigits(tokens[behind.to], tokens, behind.to) === null
  // "3 200 ပိတ် 7": the word has its digits behind it, and these are a stake.
  if (run.digits.length > 2) return has_behind && waiting.length > 0 ? null : set
  const is_glued = tokens[at]?.end === word?.start
  return has_behind && !is_glued ? 'ambiguous' : set
}

/** One-place figures in a row are one set of digits, and so is a longer figure alone. */
function digitRunAt(tokens: readonly Token[], from: number): { digits: string; to: number } {
  let to = from
  let digits = ''
  for (let token = tokens[to]; token?.kind === 'digits' && token.digits.length === 1; token = tokens[++to]) {
    // "7 1k": the 1 is a thousand.
    if (to > from && isAmountWord(tokens[to + 1])) break
    digits += token.digits
  }
  const first = tokens[from]
  if (digits === '' && first?.kind === 'digits' && !first.is_grouped) return { digits: first.digits, to: from + 1 }
  return { digits, to }
}

const isAmountWord = (token: Token | undefined) => ['unit', 'k', 'money'].includes(kindOf(token) ?? '')

function setOfDigits(word: Token | undefined, tokens: readonly Token[], at: number): DigitSetName | null {
  if (word?.kind !== 'word') return null
  if (word.meaning.kind === 'digits') return word.meaning.name
  if (word.meaning.kind === 'round_with_doubles') return 'round_doubles'
  // "123K 600": a round, since the stake stands behind it.
  return mayBeRound(tokens, at - 1) && amountAt(tokens, at + 1) ? 'round' : null
}

function addDigitSet(reading: Reading, { name, digits, to }: DigitSet): Refused | null {
  const from = reading.at
  if (new Set(digits).size < digits.length) return refuse(from, to, 'ambiguous')
  const is_round = name === 'round' || name === 'round_doubles'
  // Of several digits each is a set of its own, whose stakes add up; a round is made of all of them.
  const nums = is_round ? numbersOfDigits(name, digits) : [...digits].flatMap((digit) => numbersOfDigits(name, digit))
  return addSubject(reading, { to, nums, round: name === 'round' ? digits : null })
}

/** "ထိပ် 3", "ထိပ် 1,2", "ထိပ် 12". From three places on it is a stake, and the word has no digits. */
function readDigitsBehind(reading: Reading, name: DigitSetName, from: number): Refused | null {
  const { tokens, at } = reading
  const run = digitRunAt(tokens, from)
  const is_run = run.to - from > 1
  if (run.digits === '' || (!is_run && run.digits.length > 2)) return refuse(at, at + 1, 'no_digits')
  if (amountAt(tokens, from) !== null && !is_run) return refuse(at, at + 1, 'no_digits')
  if (setOfDigits(tokens[run.to], tokens, run.to) !== null) return refuse(run.to - 1, run.to, 'ambiguous')
  return addDigitSet(reading, { name, digits: run.digits, to: run.to })
}

/** "အပူးပါ" before or behind a round. */
function readWithDoubles(reading: Reading): Refused | null {
  const { tokens, at, waiting } = reading
  const run = digitRunAt(tokens, at + 1)
  if (run.digits !== '' && setOfDigits(tokens[run.to], tokens, run.to) === 'round') {
    return addDigitSet(reading, { name: 'round_doubles', digits: run.digits, to: run.to + 1 })
  }
  const last = waiting.at(-1)
  if (!last || last.round === null) return refuse(at, at + 1, 'no_digits')
  last.nums = numbersOfDigits('round_doubles', last.round)
  last.round = null
  last.to = at + 1
  reading.at++
  return null
}

/** R before the stake: each number that waits, and its reverse. */
function readReverse(reading: Reading): Refused | null {
  const { at, waiting } = reading
  if (waiting.length === 0) return refuse(at, at + 1, 'no_numbers')
  for (const subject of waiting) subject.is_reversed = true
  reading.at++
  return null
}

function readTotal(reading: Reading): Refused | null {
  const { tokens, at, waiting } = reading
  const from = tokens[at - 1]?.kind === 'mark' && waiting.length === 0 ? at - 1 : at
  const behind = tokens[at + 1]?.kind === 'mark' ? at + 2 : at + 1
  const total = amountAt(tokens, behind, { is_marked: true })
  if (!total || waiting.length > 0) return refuse(at, at + 1, 'no_numbers')
  reading.pieces.push({ kind: 'total', written: total.kyat, from, to: total.to })
  reading.at = total.to
  return null
}

/** The stake of what waits, and what follows it: "/300" and "R 300" for the reverses, or "R" for the same stake on them. */
function readStake(reading: Reading, direct: Amount): Refused | null {
  const { tokens } = reading
  const next = tokens[direct.to]
  const is_pair = next?.kind === 'mark' && (next.mark === '/' || next.mark === '*')
  const is_reverse = kindOf(next) === 'reverse'
  if (!is_pair && !is_reverse) return stakeWaiting(reading, { direct: direct.kyat, to: direct.to, reverse: null })

  const reverse = amountAt(tokens, direct.to + 1)
  const is_set = digitsBeforeAt({ ...reading, at: direct.to + 1, waiting: [] }) !== null
  if (is_pair && (!reverse || is_set)) return refuse(direct.to, direct.to + 1, 'unknown')
  if (!reverse || is_set) {
    for (const subject of reading.waiting) subject.is_reversed = true
    return stakeWaiting(reading, { direct: direct.kyat, to: direct.to + 1, reverse: null })
  }
  // "500 R 12500": the reverses' stake, or the next number with its own.
  if (is_reverse && compactAt(tokens[direct.to + 1])) return refuse(direct.to + 1, reverse.to, 'ambiguous')
  return stakeWaiting(reading, {
    direct: direct.kyat,
    to: reverse.to,
    reverse: { kyat: reverse.kyat, from: direct.to },
  })
}

interface Stakes {
  direct: number
  to: number
  /** A stake of its own on the reverses, and the token with which it begins. */
  reverse: { kyat: number; from: number } | null
}

function stakeWaiting(reading: Reading, { direct, to, reverse }: Stakes): Refused | null {
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
  if (reverse && reverses === 0) return refuse(reverse.from, to, 'empty')
  reading.pieces.push({ kind: 'bets', from, to, stakes })
  reading.waiting = []
  reading.at = to
  return null
}
