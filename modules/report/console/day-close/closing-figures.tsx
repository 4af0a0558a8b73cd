import { Fragment } from 'react'
import { Amount } from '#platform/console/figures/amount.tsx'
import { FigureLink } from '#platform/console/figures/figure-link.tsx'
import {
  FIGURE_NAMES,
  FIGURES,
  NOT_KNOWN,
  OPEN_STAKES,
  PRODUCT_NAMES,
  WORST_CASE,
} from '#platform/console/figures/figure-names.ts'
import panel from '#platform/console/panel.module.css'
import type { ClosingStatement } from '#report/contract/staff.ts'
import { texts } from '../texts.ts'

type ClosedFigures = NonNullable<ClosingStatement['figures']>

/** The figures of the day as they were closed: all seven of the whole, and those that a product has. */
export function ClosingFigures({ figures, day }: { figures: ClosedFigures; day: string }) {
  const days = { from: day, to: day }
  const { total, products } = figures
  return (
    <>
      <section>
        <h3>{texts.figures}</h3>
        <dl className={panel.facts}>
          {FIGURE_NAMES.map((of) => (
            <Fragment key={of}>
              <dt>{FIGURES[of].name}</dt>
              <dd>
                <FigureLink of={of} days={days} amount={total[of]} />
              </dd>
            </Fragment>
          ))}
          <OpenStakes {...total} />
        </dl>
      </section>
      {products.map(({ product, ...figures_of }) => (
        <section key={product}>
          <h3>{PRODUCT_NAMES[product]}</h3>
          <dl className={panel.facts}>
            {(['turnover', 'payout', 'ggr'] as const).map((of) => (
              <Fragment key={of}>
                <dt>{FIGURES[of].name}</dt>
                <dd>
                  <FigureLink of={of} days={days} amount={figures_of[of]} filters={{ what: product }} />
                </dd>
              </Fragment>
            ))}
            {(product === 'two_d' || product === 'providers') && <OpenStakes {...figures_of} />}
          </dl>
        </section>
      ))}
    </>
  )
}

const OpenStakes = ({ open_stakes, worst_case }: { open_stakes: number; worst_case: number | null }) => (
  <>
    <dt>
      {OPEN_STAKES} {texts.atTheEnd}
    </dt>
    <dd>
      <Amount amount={open_stakes} />
      {', '}
      {WORST_CASE} {worst_case === null ? NOT_KNOWN : <Amount amount={worst_case} />}
    </dd>
  </>
)
