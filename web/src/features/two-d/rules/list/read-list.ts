import { latinDigits } from '../../../platform/latin-digits.ts'
import { withReversed } from './numbers.ts'
import { numbersOfDigits, numbersOfSet } from './sets.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Kyat on each number, in the order in which the numbers were first named. */
export type Stakes = ReadonlyMap<string, number>

export interface ReadList {
  stakes: Stakes
  /** What could not be understood; the whole line around it was left out. */
  unread: readonly { line: string; piece: string }[]
}

/** Stakes have three digits at least, and a number has two. */
const STAKE_DIGITS_MIN = 3
/** More than anybody owns. */
const STAKE_DIGITS_MAX = 9

/** A list as sellers get it by message: "12 R 500, 3 ထိပ် 200". A number that is named twice adds up. */
export function readList(text: string, default_stake: number): ReadList {
  const stakes = new Map<string, number>()
  const unread: { line: string; piece: string }[] = []
  for (const line of text.split('\n')) {
    const read = readLine(tokensOf(plain(line)), default_stake)
    if (typeof read === 'string') unread.push({ line: line.trim(), piece: read })
    else for (const { nums, stake } of read) for (const num of nums) stakes.set(num, (stakes.get(num) ?? 0) + stake)
  }
  return { stakes, unread }
}

/** One spelling of everything. The letter ဝ beside digits is a zero that was typed by the wrong key. */
function plain(line: string): string {
  return latinDigits(line.normalize('NFC'))
    .toUpperCase()
    .replace(/(?<=\d)ဝ+|(?<![\p{L}\p{M}])ဝ+(?=\d)/gu, (letters) => '0'.repeat(letters.length))
}

interface Group {
  nums: readonly string[]
  stake: number
}

/** What has been read of a line: its groups, and the numbers that wait for the stake behind them. */
interface Reading {
  groups: Group[]
  waiting: readonly string[]
}

/** The groups of one line, or the piece that could not be understood. */
function readLine(tokens: readonly Token[], default_stake: number): Group[] | string {
  const reading: Reading = { groups: [], waiting: [] }
  let rest = tokens
  while (rest.length > 0) {
    const used = readToken(reading, rest)
    if (used === 0) return rest[0]?.text ?? ''
    rest = rest.slice(used)
  }
  stakeWaiting(reading, default_stake)
  return reading.groups
}

/** How many tokens were used; none where the first cannot be understood. */
function readToken(reading: Reading, tokens: readonly Token[]): number {
  const [token, next] = tokens
  if (token?.kind === 'digits') return readDigits(reading, token, next)
  if (token?.kind !== 'word') return 0
  const { meaning } = token
  if (meaning.kind === 'nothing') return 1
  if (meaning.kind === 'reverse') return readReverse(reading, tokens)
  if (meaning.kind === 'set') {
    reading.waiting = [...reading.waiting, ...numbersOfSet(meaning.name)]
    return 1
  }
  // "ထိပ် 3": the digits stand behind their word.
  if (next?.kind !== 'digits') return 0
  reading.waiting = [...reading.waiting, ...numbersOfDigits(meaning.name, next.digits)]
  return 2
}

function readDigits(reading: Reading, token: Token & { kind: 'digits' }, next: Token | undefined): number {
  const { digits } = token
  const set = digitSetOf(next)
  if (!token.is_stake && set) {
    reading.waiting = [...reading.waiting, ...numbersOfDigits(set, digits)]
    return 2
  }
  if (!token.is_stake && digits.length === 2) {
    reading.waiting = [...reading.waiting, digits]
    return 1
  }
  const stake = stakeOf(token)
  return stake !== null && stakeWaiting(reading, stake) ? 1 : 0
}

/**
 * R reverses the numbers that wait. Behind a stake it adds the reverses of the numbers that got it, with the stake
 * that follows, or else with the same.
 */
function readReverse(reading: Reading, [, next, after]: readonly Token[]): number {
  if (reading.waiting.length > 0) {
    reading.waiting = withReversed(reading.waiting)
    return 1
  }
  const last = reading.groups.at(-1)
  if (!last) return 0
  const own = next?.kind === 'digits' && !digitSetOf(after) ? stakeOf(next) : null
  const others = withReversed(last.nums).filter((num) => !last.nums.includes(num))
  reading.groups.push({ nums: others, stake: own ?? last.stake })
  return own === null ? 1 : 2
}

/** The set that a word makes of the digits beside it, or null for any other word. */
const digitSetOf = (token: Token | undefined) =>
  token?.kind === 'word' && token.meaning.kind === 'digits' ? token.meaning.name : null

function stakeOf({ digits, is_stake }: Token & { kind: 'digits' }): number | null {
  if (!is_stake && digits.length < STAKE_DIGITS_MIN) return null
  return digits.length > STAKE_DIGITS_MAX ? null : Number(digits)
}

/** False where there is nothing to stake on. */
function stakeWaiting(reading: Reading, stake: number): boolean {
  const { waiting } = reading
  if (waiting.length === 0) return false
  reading.groups.push({ nums: waiting, stake })
  reading.waiting = []
  return true
}
