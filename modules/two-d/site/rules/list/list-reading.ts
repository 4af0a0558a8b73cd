import type { Token } from './tokens.ts'

/** Kyat on a number. */
export type Stake = readonly [num: string, kyat: number]

/** Tokens from `from` to before `to`. */
export interface Span {
  from: number
  to: number
}

/** The meaning of one piece of a line; no other piece uses its tokens. */
export type Piece = Span &
  ({ kind: 'bets'; stakes: readonly Stake[] } | { kind: 'name' } | { kind: 'total'; written: number })

export type Why = 'unknown' | 'no_numbers' | 'no_digits' | 'no_stake' | 'ambiguous' | 'empty' | 'letter'

/** The tokens that could not be used. */
export type RefusedPart = Span & { kind: 'refused'; why: Why }

/** Numbers at the end of a line without a stake of their own: they may get that of the next line. */
export interface OpenNumbers extends Span {
  /** Nothing but a name stands before them. */
  is_bare: boolean
  /** Tokens that are probably their stake and no number, if no stake follows: "12-50", "ပါဝါ 50". */
  maybe_stake: Span | null
}

export type LineReading = { kind: 'read'; pieces: readonly Piece[]; open: OpenNumbers | null } | RefusedPart

/** Numbers that wait for a stake. */
export interface Subject extends Span {
  kind: 'number' | 'set'
  nums: readonly string[]
  is_reversed: boolean
  /** The digits of a round, to which doubles may be added by a later word. */
  round: string | null
  /** Its last figure has two places and stands where a stake could. */
  maybe_stake: Span | null
}

/** A line as far as it is read. */
export interface Reading {
  line: string
  tokens: readonly Token[]
  at: number
  waiting: Subject[]
  pieces: Piece[]
}

export const refuse = (from: number, to: number, why: Why): RefusedPart => ({ kind: 'refused', from, to, why })

type NewSubject = Pick<Subject, 'to' | 'nums'> & Partial<Subject>

/** Takes the tokens up to `to` for numbers that wait. */
export function addSubject(reading: Reading, { to, nums, ...more }: NewSubject): RefusedPart | null {
  const from = reading.at
  if (nums.length === 0) return refuse(from, to, 'empty')
  reading.waiting.push({ kind: 'set', from, to, nums, is_reversed: false, round: null, maybe_stake: null, ...more })
  reading.at = to
  return null
}

/** The text between a token and the one before it. */
export const gapBefore = ({ line, tokens }: Pick<Reading, 'line' | 'tokens'>, at: number): string =>
  line.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? line.length)

/** Whether a token follows the one before it without anything between. */
export const touches = (reading: Pick<Reading, 'line' | 'tokens'>, at: number): boolean =>
  at > 0 && at < reading.tokens.length && gapBefore(reading, at) === ''

export const isDash = (gap: string): boolean => /^\s*[-–—]\s*$/.test(gap)
