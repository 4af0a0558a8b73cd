import type { CSSProperties } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { noonOf } from '../parts/figures.ts'
import { twoDTexts } from '../texts.ts'
import styles from './bars.module.css'
import { type NumberCount, sumOf } from './counts.ts'
import { statisticsTexts } from './texts.ts'

interface DigitBarsProps {
  title: string
  counts: readonly { name: string; count: number }[]
}

/** A table whose rows are bars: a digit, and how often it came in its place. */
export function DigitBars({ title, counts }: DigitBarsProps) {
  const texts = useTexts(statisticsTexts)
  const max = maxOf(counts)
  return (
    <section className={`card ${styles.card}`} aria-label={title}>
      <h2>{title}</h2>
      <table className={`num ${styles.bars}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.one_digit}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{texts.times}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Bar count={count} max={max} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The same of the ten doubles, with the day on which each came last. */
export function DoubleBars({ counts, draws }: { counts: readonly NumberCount[]; draws: number }) {
  const texts = useTexts(statisticsTexts)
  const { quick, slips } = useTexts(twoDTexts)
  const language = useLanguage()
  const max = maxOf(counts)
  return (
    <section className={`card ${styles.card}`} aria-label={quick.sets.doubles}>
      <h2>
        {quick.sets.doubles} <small>{texts.doubles_of(formatMoney(sumOf(counts)), formatMoney(draws))}</small>
      </h2>
      <table className={`num ${styles.bars}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{slips.number}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{texts.times}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{texts.last_on}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ num, count, last_on }) => (
            <tr key={num}>
              <th scope="row">{num}</th>
              <td>
                <Bar count={count} max={max} />
              </td>
              <td className={styles.last}>{last_on === null ? '–' : dateOf(noonOf(last_on), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const maxOf = (counts: readonly { count: number }[]) => Math.max(1, ...counts.map(({ count }) => count))

/** Its width is the share of the largest count. */
function Bar({ count, max }: { count: number; max: number }) {
  const style: CSSProperties = { '--share': `${Math.round((count * 100) / max)}%` }
  return (
    <span className={styles.bar}>
      <i style={style} />
      <b>{count}</b>
    </span>
  )
}
