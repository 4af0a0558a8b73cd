import type { Stakes } from '../numbers.ts'
import { amountAt, compactAt, kindOf } from './amount.ts'
import { type LineReading, type Piece, readLine, type Stake, type Why } from './read-line.ts'
import { plainLine } from './spelling.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { LetterMeanings } from './words.ts'

/** What was written, and what it means. */
export type ReadPiece = { text: string } & (
  | { kind: 'bets'; stakes: readonly Stake[]; sum: number }
  | { kind: 'name' }
  | { kind: 'total'; written: number }
)

/** One line, or several where the stake stands under its numbers. `at` counts the lines of the text from 0. */
export interface ReadLine {
  at: number
  lines: number
  pieces: readonly ReadPiece[]
  /** Why it was left out, and the piece for which. */
  refused: { piece: string; why: Why } | null
}

export interface ReadList {
  lines: readonly ReadLine[]
  stakes: Stakes
  sum: number
  /** The first written total that differs from the sum of what stands above it. */
  differs: { sum: number; written: number } | null
  /** Some of it was typed in the older Zawgyi encoding and was converted. */
  is_zawgyi: boolean
}

export interface ListOptions {
  /** Kyat on each number that has no stake. */
  default_stake: number
  letters?: LetterMeanings
}

/** A list as sellers get it by message. Its grammar is written down in docs/two-d-lists.md. */
export function readList(text: string, { default_stake, letters = {} }: ListOptions): ReadList {
  const plain = text.split('\n').map(plainLine)
  const blocks = joinOpenLines(
    plain.map(({ text }, at) => readBlock({ text, at, lines: 1 }, { default_stake, letters })),
    { default_stake, letters },
  )
  return { ...addUp(blocks), is_zawgyi: plain.some(({ is_zawgyi }) => is_zawgyi) }
}

interface Block {
  text: string
  at: number
  lines: number
  tokens: readonly Token[]
  reading: LineReading
}

type Known = Required<ListOptions>

function readBlock({ text, at, lines }: Pick<Block, 'text' | 'at' | 'lines'>, known: Known): Block {
  const tokens = tokensOf(text, known.letters)
  return { text, at, lines, tokens, reading: readLine(text, tokens, known.default_stake) }
}

/** A line that begins with a stake belongs to the numbers above it that have none. */
function joinOpenLines(blocks: readonly Block[], known: Known): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const open = beginsWithStake(block.tokens) ? takeOpen(joined) : []
    const first = open[0]
    if (!first) {
      joined.push(block)
      continue
    }
    const parts = [...open, block]
    const text = parts.map((part) => part.text).join('\n')
    const together = readBlock({ text, at: first.at, lines: parts.reduce((sum, part) => sum + part.lines, 0) }, known)
    // "14500" under numbers without a stake: theirs, or a number with its own.
    const is_compact = compactAt(block.tokens[0]) !== null
    const at = together.tokens.length - block.tokens.length
    joined.push(
      is_compact ? { ...together, reading: { kind: 'refused', from: at, to: at + 1, why: 'ambiguous' } } : together,
    )
  }
  return joined
}

function beginsWithStake(tokens: readonly Token[]): boolean {
  const [first, second] = tokens
  if (first?.kind === 'mark' || kindOf(first) === 'reverse') return true
  const is_digits_of_set = kindOf(second) === 'digits' || kindOf(second) === 'round_with_doubles'
  return !is_digits_of_set && amountAt(tokens, 0) !== null
}

/** Takes the blocks at the end whose numbers wait: lines of bare numbers, and one before them that ends with some. */
function takeOpen(blocks: Block[]): Block[] {
  let from = blocks.length
  while (from > 0) {
    const reading = blocks[from - 1]?.reading
    if (reading?.kind !== 'read' || !reading.is_open) break
    from--
    if (!reading.is_bare || reading.pieces.some(({ kind }) => kind === 'name')) break
  }
  return blocks.splice(from)
}

function addUp(blocks: readonly Block[]): Omit<ReadList, 'is_zawgyi'> {
  const stakes = new Map<string, number>()
  const lines: ReadLine[] = []
  let sum = 0
  let since_total = 0
  let differs: ReadList['differs'] = null
  for (const { reading, tokens, text, at, lines: count } of blocks) {
    if (tokens.length === 0) continue
    const written = reading.kind === 'refused' ? bareTotal(tokens, [sum, since_total]) : null
    if (reading.kind === 'refused' && written === null) {
      const piece = textOf(text, tokens, reading)
      lines.push({ at, lines: count, pieces: [], refused: { piece, why: reading.why } })
      continue
    }
    const read: readonly Piece[] =
      reading.kind === 'read' ? reading.pieces : [{ kind: 'total', written: written ?? 0, from: 0, to: tokens.length }]
    const pieces = read.map((piece) => {
      const shown = shownPiece(piece, textOf(text, tokens, piece))
      if (shown.kind === 'bets') {
        for (const [num, kyat] of shown.stakes) stakes.set(num, (stakes.get(num) ?? 0) + kyat)
        sum += shown.sum
        since_total += shown.sum
      } else if (shown.kind === 'total') {
        if (shown.written !== sum && shown.written !== since_total)
          differs ??= { sum: since_total, written: shown.written }
        since_total = 0
      }
      return shown
    })
    lines.push({ at, lines: count, pieces, refused: null })
  }
  return { lines, stakes, sum, differs }
}

/** An amount that is all of its line, under numbers that have their stakes, is their total if it is just that. */
function bareTotal(tokens: readonly Token[], sums: readonly number[]): number | null {
  const amount = amountAt(tokens, 0)
  return amount?.to === tokens.length && amount.kyat > 0 && sums.includes(amount.kyat) ? amount.kyat : null
}

function shownPiece(piece: Piece, text: string): ReadPiece {
  if (piece.kind === 'name') return { kind: 'name', text: text.replace(/\s*[=@/*×]$/, '') }
  if (piece.kind === 'total') return { kind: 'total', text, written: piece.written }
  return { kind: 'bets', text, stakes: piece.stakes, sum: piece.stakes.reduce((sum, [, kyat]) => sum + kyat, 0) }
}

const textOf = (text: string, tokens: readonly Token[], { from, to }: { from: number; to: number }) =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end).replaceAll('\n', ' ')
