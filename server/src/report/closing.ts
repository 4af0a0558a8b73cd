import { createHash } from 'node:crypto'
import type { Money } from '#contract/money.ts'
import type { Product } from '#contract/report-rules.ts'
import type { Figures, Play } from './play.ts'

/** One account's day. */
export interface ClosingLine {
  account_end: bigint
  opening: Money
  came_in: Money
  went_out: Money
  closing: Money
}

/** One product's day; open stakes as they stood at its end. */
export interface ClosingProduct extends Play {
  product: Product
  open_stakes: Money
  /** Null where nobody knows it. */
  worst_case: Money | null
}

export interface ClosingFigures extends Omit<Figures, keyof Play> {
  products: ClosingProduct[]
}

export interface Sheet {
  day: string
  transfers: bigint
  previous_hash: Buffer | null
  lines: ClosingLine[]
  /** Null of a day that was closed before there were any. */
  figures: ClosingFigures | null
}

/** Over the whole sheet and the one before it: no day can be written anew without all that follow. */
export function hashOf({ day, transfers, previous_hash, lines, figures }: Sheet): Buffer {
  const rows = lines
    .toSorted((one, other) => (one.account_end < other.account_end ? -1 : 1))
    .map((line) => [line.account_end, line.opening, line.came_in, line.went_out, line.closing].join(' '))
  const text = [
    `day ${day}`,
    `transfers ${transfers}`,
    `previous ${previous_hash?.toString('hex') ?? '-'}`,
    ...rows,
    ...textOfFigures(figures),
  ]
  return createHash('sha256').update(text.join('\n')).digest()
}

function textOfFigures(figures: ClosingFigures | null): string[] {
  if (figures === null) return []
  const products = figures.products
    .toSorted((one, other) => (one.product < other.product ? -1 : 1))
    .map(({ product, bets, turnover, payout, open_stakes, worst_case }) =>
      [product, bets, turnover, payout, open_stakes, worst_case ?? '-'].join(' '),
    )
  return [...products, `others ${figures.bonus_cost} ${figures.commissions} ${figures.adjustments}`]
}

/** What each account began with, what came and went, and what is left; an account that rests keeps what it had. */
export function linesOf(
  opened: ReadonlyMap<bigint, Money>,
  moved: readonly { account_end: bigint; came_in: Money; went_out: Money }[],
): ClosingLine[] {
  const moves = new Map(moved.map((move) => [move.account_end, move]))
  return [...new Set([...opened.keys(), ...moves.keys()])].map((account_end) => {
    const opening = opened.get(account_end) ?? 0n
    const { came_in, went_out } = moves.get(account_end) ?? { came_in: 0n, went_out: 0n }
    return { account_end, opening, came_in, went_out, closing: opening + came_in - went_out }
  })
}
