import type { Days } from '../filter/days.ts'
import { Amount } from './amount.tsx'
import { FIGURES, type FigureName } from './figure-names.ts'
import { TransfersLink } from './transfers-link.tsx'

interface FigureLinkProps {
  of: FigureName
  days: Days
  amount: number
  /** Of a row: narrower than those of the figure. */
  filters?: Record<string, string | number | null>
}

/** A figure, and the way to the transfers that make it; NGR is made of the others. */
export function FigureLink({ of, days, amount, filters }: FigureLinkProps) {
  const figure = FIGURES[of]
  const written = <Amount amount={amount} signed={figure.is_signed} />
  if (figure.filters === null) return written
  return (
    <TransfersLink days={days} filters={filters ?? figure.filters}>
      {written}
    </TransfersLink>
  )
}
