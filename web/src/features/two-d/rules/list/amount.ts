import type { Token } from './tokens.ts'

/** More than anybody owns. */
const AMOUNT_MAX = 999_999_999
/** A bare figure is a stake from three places on: a number has two, and a digit of a set one. */
const STAKE_PLACES_MIN = 3
/** A round of two digits is written as a number with R; three and more may be a round. */
const ROUND_PLACES_MIN = 3
/** A number and its stake without a space: two places, and three at least. */
const COMPACT_PLACES_MIN = 5

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
  const times = next?.kind === 'word' ? unitOf(next.meaning) : null
  const to = behindMoney(tokens, times === null ? at + 1 : at + 2)
  if (times !== null) return amount(Math.round(figure * times * 10_000) / 10_000, to)
  if (token.kind === 'decimal') return null
  const is_money = kindOf(next) === 'money'
  const is_long = token.is_grouped || token.digits.length >= STAKE_PLACES_MIN
  if (!is_money && !is_marked && !is_long) return null
  // "0500" is nobody's way to write an amount.
  return token.digits.startsWith('0') ? null : amount(figure, to)
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
  if (token?.kind !== 'digits' || token.is_grouped || token.digits.length < COMPACT_PLACES_MIN) return null
  const stake = token.digits.slice(2)
  if (stake.startsWith('0') || Number(stake) > AMOUNT_MAX) return null
  return { num: token.digits.slice(0, 2), kyat: Number(stake) }
}

/** "123K" may be a round of three digits, or 123 thousand. */
export const mayBeRound = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  if (token?.kind !== 'digits' || kindOf(tokens[at + 1]) !== 'k') return false
  return token.digits.length >= ROUND_PLACES_MIN && new Set(token.digits).size === token.digits.length
}
