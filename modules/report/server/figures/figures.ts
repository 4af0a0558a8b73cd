import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { Figures as SerializedFigures } from '#report/contract/figures.ts'

/** The figures of a product, as docs/glossary.md defines them. */
export interface ProductFigures {
  bets: bigint
  turnover: Money
  payout: Money
}

/** Those of an agent's players, or of all. */
export interface Figures extends ProductFigures {
  bonus_cost: Money
  commissions: Money
  adjustments: Money
}

export const NO_FIGURES: ProductFigures = { bets: 0n, turnover: 0n, payout: 0n }

const SUM = (db: Queryable, name: string) => db`coalesce(sum(${db(name)}), 0)::bigint as ${db(name)}`

/** Sums of rows that have these columns. */
export const productFigureSum = (db: Queryable): Fragment =>
  db`${SUM(db, 'bets')}, ${SUM(db, 'turnover')}, ${SUM(db, 'payout')}`
export const figureSum = (db: Queryable): Fragment =>
  db`${productFigureSum(db)}, ${SUM(db, 'bonus_cost')}, ${SUM(db, 'commissions')}, ${SUM(db, 'adjustments')}`

/** The columns themselves, of a row that has transfers and an amount, and its factors as `f`: ledger/figures.ts. */
export const productFigureColumns = (db: Queryable, transfers: Fragment, amount: Fragment): Fragment => db`
  coalesce(f.bet * ${transfers}, 0) as bets, coalesce(f.turnover * ${amount}, 0) as turnover,
  coalesce(f.payout * ${amount}, 0) as payout`
export const figureColumns = (db: Queryable, transfers: Fragment, amount: Fragment): Fragment => db`
  ${productFigureColumns(db, transfers, amount)}, coalesce(f.bonus_cost * ${amount}, 0) as bonus_cost,
  coalesce(f.commissions * ${amount}, 0) as commissions, coalesce(f.adjustments * ${amount}, 0) as adjustments`

/** Of rows that each have all of the figures. */
export function sumOf(rows: readonly Figures[]): Figures {
  const total = { bets: 0n, turnover: 0n, payout: 0n, bonus_cost: 0n, commissions: 0n, adjustments: 0n }
  for (const row of rows) for (const name of Object.keys(total) as (keyof Figures)[]) total[name] += row[name]
  return total
}

export const ggrOf = ({ turnover, payout }: Pick<ProductFigures, 'turnover' | 'payout'>): Money => turnover - payout
export const ngrOf = (figures: Omit<Figures, 'bets'>): Money =>
  ggrOf(figures) - figures.bonus_cost - figures.commissions - figures.adjustments

export const serializeProductFigures = (
  play: ProductFigures,
): Pick<SerializedFigures, 'bets' | 'turnover' | 'payout' | 'ggr'> => ({
  bets: Number(play.bets),
  turnover: writeMoney(play.turnover),
  payout: writeMoney(play.payout),
  ggr: writeMoney(ggrOf(play)),
})

export const serializeFigures = (figures: Figures): SerializedFigures => ({
  ...serializeProductFigures(figures),
  bonus_cost: writeMoney(figures.bonus_cost),
  commissions: writeMoney(figures.commissions),
  adjustments: writeMoney(figures.adjustments),
  ngr: writeMoney(ngrOf(figures)),
})
