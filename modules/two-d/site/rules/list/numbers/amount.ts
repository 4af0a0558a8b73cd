import type { Token } from '../tokens.ts'

/** More than anybody owns. */
const AMOUNT_MAX = 999_999_999
/** A bare figure is a stake from three places on: a number has two, and a digit of a set one. */
const STAKE_PLACES_MIN = 3
/** A round of two digits is written as a number with R; three and more may be a round. */
const ROUND_PLACES_MIN = 3
/** A number and its stake without a space: two places, and three at least. */
const COMPACT_PLACES_MIN = 5
/** A longer one is a telephone number or a mistake. */
const COMPACT_PLACES_MAX = 8
/** Stakes are round; "123456" and "09123456789" are no number with its stake. */
const COMPACT_STEP = 50
/** Four places could be two numbers more: "123450". */
const COMPACT_STEP_LONG = 500

export interface Amount {
  kyat: number
  /** The first token behind it. */
  to: number
}

export const kindOf = (token: Token | undefined) => (token?.kind === 'word' ? token.meaning.kind : undefined)

/** The amount that begins with a token, or null where none does; `is_marked` behind "=", "@" or a word for a total. */
export function amountAt(tokens: readonly Token[], at: number, { is_marked = false } = {}): Amount | null {
  const token = tokens[at]
  if (token?.kind !== 'digits' && token?.kind !== 'decimal') return null
  const figure = token.kind === 'decimal' ? token.amount : Number(token.digits)
  const next = tokens[at + 1]
  const times = next?.kind === 'word' && !isDoubtful(token, next) ? unitOf(next.meaning) : null
  const to = behindMoney(tokens, times === null ? at + 1 : at + 2)
  if (times !== null) return amount(Math.round(figure * times * 10_000) / 10_000, to)
  if (token.kind === 'decimal') return null
  const is_money = kindOf(next) === 'money'
  const is_long = token.is_grouped || token.digits.length >= STAKE_PLACES_MIN
  if (!is_money && !is_marked && !is_long) return null
  // "0500" is nobody's way to write an amount.
  return token.digits.startsWith('0') ? null : amount(figure, to)
}

/** "500 k" is half a million to one, and 500 kyat to another; "500ရာ" is nobody's way to write 50,000. */
function isDoubtful(figure: Token, unit: Token): boolean {
  const is_far_k = kindOf(unit) === 'k' && figure.end < unit.start
  return figure.text.length >= STAKE_PLACES_MIN && figure.kind === 'digits' && (is_far_k || unit.text === 'ရာ')
}

const unitOf = (meaning: (Token & { kind: 'word' })['meaning']): number | null =>
  meaning.kind === 'unit' ? meaning.times : meaning.kind === 'k' ? 1_000 : null

const amount = (kyat: number, to: number): Amount | null =>
  Number.isInteger(kyat) && kyat > 0 && kyat <= AMOUNT_MAX ? { kyat, to } : null

function behindMoney(tokens: readonly Token[], at: number): number {
  return kindOf(tokens[at]) === 'money' ? at + 1 : at
}

/** "12500" for 12 and 500, where it may be that. */
export function compactAt(token: Token | undefined): { num: string; kyat: number } | null {
  if (token?.kind !== 'digits' || token.is_grouped) return null
  const { length } = token.digits
  if (length < COMPACT_PLACES_MIN || length > COMPACT_PLACES_MAX) return null
  const stake = token.digits.slice(2)
  const step = length === COMPACT_PLACES_MIN ? COMPACT_STEP : COMPACT_STEP_LONG
  if (stake.startsWith('0') || Number(stake) % step !== 0) return null
  return { num: token.digits.slice(0, 2), kyat: Number(stake) }
}

/** "123K" may be a round of three digits, or 123 thousand. */
export const mayBeRound = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  if (token?.kind !== 'digits' || kindOf(tokens[at + 1]) !== 'k') return false
  return token.digits.length >= ROUND_PLACES_MIN && new Set(token.digits).size === token.digits.length
}
