import type { Days } from '../filter/days.ts'
import { Amount } from './amount.tsx'
import { LISTED_FIGURES, type ListedFigureName } from './figure-names.ts'
import { TransfersLink } from './transfers-link.tsx'

interface FigureLinkProps {
  of: ListedFigureName
  days: Days
  amount: number
  /** Of a row: narrower than those of the figure. */
  filters?: Record<string, string | number | null>
}

/** A figure, and the way to the transfers that make it: the link carries the figure's definition. */
export function FigureLink({ of, days, amount, filters }: FigureLinkProps) {
  const figure = LISTED_FIGURES[of]
  return (
    <TransfersLink days={days} filters={{ ...figure.filters, ...filters, figure: of }}>
      <Amount amount={amount} signed={figure.is_signed} />
    </TransfersLink>
  )
}
