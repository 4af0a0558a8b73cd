import { createHash } from 'node:crypto'
import type { Money } from '#platform/contract/money.ts'
import type { Product } from '#report/contract/rules.ts'
import type { Figures, ProductFigures } from '../figures/figures.ts'

/** One account's day. */
export interface ClosingStatementLine {
  account_end: bigint
  opening: Money
  credits: Money
  debits: Money
  closing: Money
}

/** One product's day; open stakes as they stood at its end. */
export interface ClosingProduct extends ProductFigures {
  product: Product
  open_stakes: Money
  /** Null where nobody knows it. */
  worst_case: Money | null
}

export interface ClosingFigures extends Omit<Figures, keyof ProductFigures> {
  products: ClosingProduct[]
}

export interface ClosingStatement {
  day: string
  transfers: bigint
  previous_hash: Buffer | null
  lines: ClosingStatementLine[]
  /** Null of a day that was closed before there were any. */
  figures: ClosingFigures | null
}

/** Over the whole statement and the one before it: no day can be written anew without all that follow. */
export function hashOf({ day, transfers, previous_hash, lines, figures }: ClosingStatement): Buffer {
  const rows = lines
    .toSorted((one, other) => (one.account_end < other.account_end ? -1 : 1))
    .map((line) => [line.account_end, line.opening, line.credits, line.debits, line.closing].join(' '))
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

/** Opening balance, credits, debits and closing balance of each account. An account without movements keeps its balance. */
export function statementLinesOf(
  opened: ReadonlyMap<bigint, Money>,
  moved: readonly { account_end: bigint; credits: Money; debits: Money }[],
): ClosingStatementLine[] {
  const moves = new Map(moved.map((move) => [move.account_end, move]))
  return [...new Set([...opened.keys(), ...moves.keys()])].map((account_end) => {
    const opening = opened.get(account_end) ?? 0n
    const { credits, debits } = moves.get(account_end) ?? { credits: 0n, debits: 0n }
    return { account_end, opening, credits, debits, closing: opening + credits - debits }
  })
}
