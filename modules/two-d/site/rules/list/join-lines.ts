import { type LineReading, refuse } from './list-reading.ts'
import { amountAt, compactAt, kindOf } from './numbers/amount.ts'
import { withoutItemNumbers } from './numbers/item-numbers.ts'
import { parseLine } from './parse-line.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { LetterMeanings } from './words/letters.ts'

/** A line, or several where the stake stands under its numbers. */
export interface Block {
  text: string
  at: number
  lines: number
  tokens: readonly Token[]
  reading: LineReading
}

export interface ListOptions {
  /** Kyat on each number, where the list has no stakes; null where it must have some. */
  default_stake: number | null
  letters?: LetterMeanings
}

/** Reads each line, with those above it whose numbers wait for its stake. */
export function parseBlocks(written: readonly string[], options: ListOptions): Block[] {
  const { lines, doubtful } = withoutItemNumbers(written)
  const blocks = lines.map((text, at) => {
    const block = parseBlock({ text, at, lines: 1 }, options)
    return doubtful.has(at) ? { ...block, reading: refuse(0, 1, 'ambiguous') } : block
  })
  return refuseOpen(joinOpen(blocks, options), options)
}

function parseBlock(part: Pick<Block, 'text' | 'at' | 'lines'>, { default_stake, letters = {} }: ListOptions): Block {
  const tokens = tokensOf(part.text, letters)
  return { ...part, tokens, reading: parseLine(part.text, tokens, default_stake ?? 0) }
}

/** A line that begins with a stake belongs to the numbers above it that have none. */
function joinOpen(blocks: readonly Block[], options: ListOptions): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const open = beginsWithStake(block.tokens) ? takeOpen(joined) : []
    joined.push(...(open.length > 0 ? joinBlocks(open, block, options) : [block]))
  }
  return joined
}

/**
 * One block, or where its numbers still wait what is joined already and one more: all of it is read anew when the stake comes, and not
 * with each "R" above it.
 */
function joinBlocks(open: readonly Block[], block: Block, options: ListOptions): Block[] {
  const join = (parts: readonly Block[]) => {
    const at = parts[0]?.at ?? block.at
    const text = [...parts, block].map((part) => part.text).join('\n')
    return parseBlock({ text, at, lines: block.at + block.lines - at }, options)
  }
  const joined_to = open.map(({ lines }) => lines > 1).lastIndexOf(true) + 1
  const last = joined_to % open.length ? join(open.slice(joined_to)) : block
  if (last !== block && last.reading.kind === 'read' && last.reading.open) return [...open.slice(0, joined_to), last]
  return [join(open)]
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
    const block = blocks[from - 1]
    const reading = block?.reading
    const is_empty = block?.tokens.length === 0
    if (reading?.kind !== 'read' || (!reading.open && !is_empty)) break
    from--
    if (!is_empty && (!reading.open?.is_bare || reading.pieces.some(({ kind }) => kind === 'name'))) break
  }
  // An empty line above the first numbers is not theirs.
  while (blocks[from]?.tokens.length === 0) from++
  return blocks.splice(from)
}

/**
 * Numbers without a stake get that of the page only where the list has none at all: beside others that have one, it was
 * forgotten.
 */
function refuseOpen(blocks: readonly Block[], { default_stake }: ListOptions): Block[] {
  const has_stakes = default_stake === null || blocks.some(hasStake)
  return blocks.map((block) => {
    const open = block.reading.kind === 'read' ? block.reading.open : null
    if (!open) return block
    if (has_stakes) return { ...block, reading: refuse(open.from, open.to, 'no_stake') }
    const { maybe_stake } = open
    return maybe_stake ? { ...block, reading: refuse(maybe_stake.from, maybe_stake.to, 'ambiguous') } : block
  })
}

function hasStake({ tokens, reading }: Block): boolean {
  if (reading.kind === 'refused') return tokens.some((token, at) => amountAt(tokens, at) ?? compactAt(token))
  const bets = reading.pieces.filter(({ kind }) => kind === 'bets').length
  return bets > (reading.open ? 1 : 0)
}
