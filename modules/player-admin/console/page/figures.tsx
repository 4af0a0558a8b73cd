import { Amount } from '#platform/console/figures/amount.tsx'
import { LISTED_FIGURES } from '#platform/console/figures/figure-names.ts'
import { writeDay } from '#platform/console/filter/days.ts'
import { Bars } from '#platform/console/page/bars.tsx'
import type { PlayerOverview } from '#player-admin/contract/timeline.ts'
import styles from './page.module.css'
import { timelineTexts as texts } from './texts.ts'

const FIGURES = [
  ['deposits', LISTED_FIGURES.deposits.name],
  ['withdrawals', LISTED_FIGURES.withdrawals.name],
  ['net', texts.net],
  ['ggr', LISTED_FIGURES.ggr.name],
  ['ngr', LISTED_FIGURES.ngr.name],
] as const

const TIMES = [
  ['lifetime', texts.lifetime],
  ['days_30', texts.days30],
] as const

/** The money between the player and the platform, by the names and definitions of the reports. */
export function Figures({ figures }: Pick<PlayerOverview, 'figures'>) {
  return (
    <table className={styles.figures} aria-label={texts.figures}>
      <thead>
        <tr>
          <td />
          {FIGURES.map(([of, name]) => (
            <th key={of} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TIMES.map(([time, name]) => (
          <tr key={time}>
            <th scope="row">{name}</th>
            {FIGURES.map(([of]) => (
              <td key={of}>
                <Amount amount={figures[time][of]} signed={of === 'net' || of === 'ggr' || of === 'ngr'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Main, game and hold together at the end of each day; days that are too far back have no bar. */
export function BalanceDays({ days }: { days: PlayerOverview['balance_days'] }) {
  const bars = days.flatMap(({ day, balance }) => (balance === null ? [] : [{ label: writeDay(day), amount: balance }]))
  return <Bars title={texts.balanceDays(bars.length)} bars={bars} />
}
