/** The figures that every report of the console has, by the names of docs/glossary.md. */
import { type Static, Type } from 'typebox'
import { Kyat, Nullable, oneOf } from '#platform/contract/shapes.ts'
import { PRODUCTS } from './rules.ts'

const Count = Type.Integer({ minimum: 0 })

/** The figures of a product, as docs/glossary.md defines them: what was decided of what was staked, and what it paid. */
export const ProductFigures = { bets: Count, turnover: Kyat, payout: Kyat, ggr: Kyat }
/** All seven, of agents, days and the total. */
export const Figures = Type.Object({
  ...ProductFigures,
  bonus_cost: Kyat,
  commissions: Kyat,
  adjustments: Kyat,
  ngr: Kyat,
})
export type Figures = Static<typeof Figures>

/** Of one player: what moved between them and the platform, and what their play brought. Commissions are an agent's. */
export const PlayerFigures = Type.Object({ deposits: Kyat, withdrawals: Kyat, net: Kyat, ggr: Kyat, ngr: Kyat })
export type PlayerFigures = Static<typeof PlayerFigures>

/** A liability: stakes of bets that are not settled, and the most that could still be paid out; null where nobody knows. */
export const OpenStakes = Type.Object({
  amount: Kyat,
  worst_case: Kyat,
  products: Type.Array(Type.Object({ product: oneOf(PRODUCTS), amount: Kyat, worst_case: Nullable(Kyat) })),
})
export type OpenStakes = Static<typeof OpenStakes>

/** Of a closed day; open stakes stand as at its end. */
export const ClosingFigures = Type.Object({
  products: Type.Array(
    Type.Object({
      product: oneOf(PRODUCTS),
      ...ProductFigures,
      open_stakes: Kyat,
      worst_case: Nullable(Kyat),
    }),
  ),
  total: Type.Object({
    ...Figures.properties,
    open_stakes: Kyat,
    worst_case: Nullable(Kyat),
  }),
})
