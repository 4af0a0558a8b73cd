import { numbersOfSet } from '../sets.ts'
import { addSubject, type LineReading, type Reading, type RefusedPart, refuse, touches } from './list-reading.ts'
import { amountAt, kindOf } from './numbers/amount.ts'
import { parseDigitsBehind, parseWithDoubles } from './numbers/digit-sets.ts'
import { parseFigure } from './numbers/figure.ts'
import { parseReverse } from './numbers/reverse.ts'
import { stakeWaiting } from './numbers/stake.ts'
import type { Token } from './tokens.ts'
import { nameAt } from './words/name.ts'

/** Reads a line by the grammar of docs/two-d-lists.md: every token is used once, or the line is refused. */
export function parseLine(line: string, tokens: readonly Token[], default_stake: number): LineReading {
  const reading: Reading = { line, tokens, at: 0, waiting: [], pieces: [] }
  parseName(reading)
  while (reading.at < tokens.length) {
    const refusal = parseNext(reading)
    if (refusal) return refusal
  }
  const [first, last] = [reading.waiting[0], reading.waiting.at(-1)]
  if (!first || !last) return { kind: 'read', pieces: reading.pieces, open: null }
  const is_bare = reading.pieces.every(({ kind }) => kind === 'name')
  const open = { from: first.from, to: tokens.length, is_bare, maybe_stake: last.maybe_stake }
  const refusal = stakeWaiting(reading, { direct: default_stake, to: tokens.length, reverse: null })
  return refusal ?? { kind: 'read', pieces: reading.pieces, open }
}

function parseName(reading: Reading): void {
  const to = nameAt(reading.line, reading.tokens)
  if (to === 0) return
  // "Daw Mya = 12 500"
  const is_joined = reading.tokens[to]?.kind === 'mark' && to + 1 < reading.tokens.length
  reading.at = is_joined ? to + 1 : to
  reading.pieces.push({ kind: 'name', from: 0, to: reading.at })
}

function parseNext(reading: Reading): RefusedPart | null {
  const { tokens, at } = reading
  const token = tokens[at]
  if (token?.kind === 'digits' || token?.kind === 'decimal') return parseFigure(reading)
  if (token?.kind === 'mark') return parseMark(reading)
  if (token?.kind !== 'word') return refuse(at, at + 1, 'unknown')
  const { meaning } = token
  switch (meaning.kind) {
    case 'set':
      // "12ပါဝါ": 12 and the power numbers, or the one of 12.
      if (tokens[at - 1]?.kind === 'digits' && touches(reading, at) && reading.waiting.length > 0) {
        return refuse(at - 1, at + 1, 'ambiguous')
      }
      return addSubject(reading, { to: at + 1, nums: meaning.names.flatMap(numbersOfSet) })
    case 'parity':
      if (!standsAlone(reading)) return refuse(at, at + 1, 'ambiguous')
      return addSubject(reading, { to: at + 1, nums: numbersOfSet(meaning.name) })
    case 'digits':
      return parseDigitsBehind(reading, meaning.name)
    case 'round_with_doubles':
      return parseDigitsBehind(reading, 'round_doubles')
    case 'with_doubles':
      return parseWithDoubles(reading)
    case 'reverse':
      return parseReverse(reading)
    case 'total':
      return parseTotal(reading)
    case 'times':
    case 'straight':
      return parseBeforeStake(reading)
    case 'letter':
      return refuse(at, at + 1, 'letter')
    // Their figure is not before them.
    case 'unit':
    case 'k':
    case 'money':
      return refuse(at, at + 1, 'unknown')
  }
}

/** "စုံ 500" is the even tails; in "စုံ မ 500" and "မ ပူး 500" two words may be one. */
function standsAlone({ tokens, at, waiting }: Reading): boolean {
  const next = tokens[at + 1]
  return waiting.length === 0 && (next === undefined || next.kind === 'mark' || amountAt(tokens, at + 1) !== null)
}

/** A mark joins what stands on both sides of it. */
function parseMark(reading: Reading): RefusedPart | null {
  const { tokens, at, waiting } = reading
  const joins = waiting.length > 0 || kindOf(tokens[at + 1]) === 'total'
  if (!joins || at + 1 >= tokens.length || tokens[at + 1]?.kind === 'mark') return refuse(at, at + 1, 'unknown')
  reading.at++
  return null
}

/** "12 x 500", "12 ဒဲ့ 500": the stake has to follow, and no reverse may be asked for. */
function parseBeforeStake(reading: Reading): RefusedPart | null {
  const { tokens, at, waiting } = reading
  if (waiting.length === 0 || !amountAt(tokens, at + 1)) return refuse(at, at + 1, 'no_numbers')
  const is_straight = kindOf(tokens[at]) === 'straight'
  if (is_straight && waiting.some(({ is_reversed }) => is_reversed)) return refuse(at, at + 1, 'ambiguous')
  reading.at++
  return null
}

function parseTotal(reading: Reading): RefusedPart | null {
  const { tokens, at, waiting, pieces } = reading
  // A mark behind a name is the name's.
  const has_mark = tokens[at - 1]?.kind === 'mark' && (pieces.at(-1)?.to ?? 0) < at
  const from = has_mark && waiting.length === 0 ? at - 1 : at
  const behind = tokens[at + 1]?.kind === 'mark' ? at + 2 : at + 1
  const total = amountAt(tokens, behind, { is_marked: true })
  if (!total || waiting.length > 0) return refuse(at, at + 1, 'no_numbers')
  reading.pieces.push({ kind: 'total', written: total.kyat, from, to: total.to })
  reading.at = total.to
  return null
}
