import type { Stakes } from '../numbers.ts'
import { type Block, type ListOptions, parseBlocks } from './join-lines.ts'
import { type LineReading, type Piece, refuse, type Span, type Stake, type Why } from './list-reading.ts'
import { amountAt, compactAt } from './numbers/amount.ts'
import type { Token } from './tokens.ts'
import { plainLine } from './words/spelling.ts'

/** A piece of the list as the player wrote it, and its meaning. */
export type ParsedPiece = { text: string } & (
  | { kind: 'bets'; stakes: readonly Stake[]; sum: number }
  | { kind: 'name' }
  | { kind: 'total'; written: number }
)

/** One line, or several where the stake stands under its numbers. `at` counts the lines of the text from 0. */
export interface ParsedLine {
  at: number
  lines: number
  pieces: readonly ParsedPiece[]
  /** Why it was left out, and the piece for which. */
  refused: { piece: string; why: Why } | null
}

export interface ParsedList {
  lines: readonly ParsedLine[]
  stakes: Stakes
  sum: number
  /** The first written total that differs from the sum of what stands above it. */
  differs: { sum: number; written: number } | null
  /** Some of it was typed in the older Zawgyi encoding and was converted. */
  is_zawgyi: boolean
}

/** A list as sellers get it by message. Its grammar is written down in docs/two-d-lists.md. */
export function parseList(text: string, options: ListOptions): ParsedList {
  const plain = text.split('\n').map(plainLine)
  const blocks = parseBlocks(
    plain.map((line) => line.text),
    options,
  )
  return { ...addUp(blocks), is_zawgyi: plain.some(({ is_zawgyi }) => is_zawgyi) }
}

/** The sums over all lines above a line. */
interface Above {
  stakes: Map<string, number>
  sum: number
  since_total: number
  /** A total that stands above all numbers is that of the whole list. */
  announced: number | null
  differs: ParsedList['differs']
  has_rows: boolean
}

function addUp(blocks: readonly Block[]): Omit<ParsedList, 'is_zawgyi'> {
  const above: Above = { stakes: new Map(), sum: 0, since_total: 0, announced: null, differs: null, has_rows: false }
  const lines = blocks.filter(({ tokens }) => tokens.length > 0).map((block) => addLine(above, block))
  const { stakes, sum, announced } = above
  const is_announced_wrong = announced !== null && announced !== sum
  return { lines, stakes, sum, differs: is_announced_wrong ? { sum, written: announced } : above.differs }
}

function addLine(above: Above, block: Block): ParsedLine {
  const { at, lines, text, tokens } = block
  const reading = withTotal(above, block)
  if (reading.kind === 'refused') {
    return { at, lines, pieces: [], refused: { piece: textOf(text, tokens, reading), why: reading.why } }
  }
  above.has_rows ||= !/\s/.test(text) && reading.pieces.some(({ kind }) => kind === 'bets')
  const pieces = reading.pieces.map((piece) => {
    const shown = shownPiece(piece, textOf(text, tokens, piece))
    if (shown.kind === 'bets') addBets(above, shown)
    else if (shown.kind === 'total') compareTotal(above, shown.written)
    return shown
  })
  return { at, lines, pieces, refused: null }
}

/** A figure that is all of its line, under numbers that have their stakes, is their total if it is just that. */
function withTotal({ sum, since_total, has_rows }: Above, { tokens, reading }: Block): LineReading {
  const amount = amountAt(tokens, 0)
  if (sum === 0 || amount?.to !== tokens.length) return reading
  const is_total = amount.kyat === sum || amount.kyat === since_total
  // "10500" could also be 10 with 500 on it, which only a list of such rows has.
  if (compactAt(tokens[0]) !== null) return is_total || !has_rows ? refuse(0, tokens.length, 'ambiguous') : reading
  if (!is_total) return reading
  const total: Piece = { kind: 'total', written: amount.kyat, from: 0, to: tokens.length }
  return { kind: 'read', pieces: [total], open: null }
}

function addBets(above: Above, { stakes, sum }: ParsedPiece & { kind: 'bets' }): void {
  for (const [num, kyat] of stakes) above.stakes.set(num, (above.stakes.get(num) ?? 0) + kyat)
  above.sum += sum
  above.since_total += sum
}

function compareTotal(above: Above, written: number): void {
  if (above.sum === 0) above.announced ??= written
  else if (written !== above.sum && written !== above.since_total) {
    above.differs ??= { sum: above.since_total, written }
  }
  above.since_total = 0
}

function shownPiece(piece: Piece, text: string): ParsedPiece {
  if (piece.kind === 'name') return { kind: 'name', text: text.replace(/\s*[=@/*×]$/, '') }
  if (piece.kind === 'total') return { kind: 'total', text, written: piece.written }
  return { kind: 'bets', text, stakes: piece.stakes, sum: piece.stakes.reduce((sum, [, kyat]) => sum + kyat, 0) }
}

/** With its line breaks: "12 R" over "00" is clear, and "12 R 00" is not. A screen shows them as blanks. */
const textOf = (text: string, tokens: readonly Token[], { from, to }: Span) =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end)
