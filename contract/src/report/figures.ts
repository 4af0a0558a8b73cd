/** The figures that every report of the console has, by the names of docs/glossary.md. */
import { type Static, Type } from 'typebox'
import { Nullable, oneOf } from '../shared/shapes.ts'
import { PRODUCTS } from './rules.ts'

const Count = Type.Integer({ minimum: 0 })

/** The figures of a product, as docs/glossary.md defines them: what was decided of what was staked, and what it paid. */
export const ProductFigures = { bets: Count, turnover: Type.Number(), payout: Type.Number(), ggr: Type.Number() }
/** All seven, of agents, days and the total. */
export const Figures = Type.Object({
  ...ProductFigures,
  bonus_cost: Type.Number(),
  commissions: Type.Number(),
  adjustments: Type.Number(),
  ngr: Type.Number(),
})
export type Figures = Static<typeof Figures>

/** A liability: stakes of bets that are not settled, and the most that could still be paid out; null where nobody knows. */
export const OpenStakes = Type.Object({
  amount: Type.Number(),
  worst_case: Type.Number(),
  products: Type.Array(
    Type.Object({ product: oneOf(PRODUCTS), amount: Type.Number(), worst_case: Nullable(Type.Number()) }),
  ),
})
export type OpenStakes = Static<typeof OpenStakes>

/** Of a closed day; open stakes stand as at its end. */
export const ClosingFigures = Type.Object({
  products: Type.Array(
    Type.Object({
      product: oneOf(PRODUCTS),
      ...ProductFigures,
      open_stakes: Type.Number(),
      worst_case: Nullable(Type.Number()),
    }),
  ),
  total: Type.Object({
    ...Figures.properties,
    open_stakes: Type.Number(),
    worst_case: Nullable(Type.Number()),
  }),
})
