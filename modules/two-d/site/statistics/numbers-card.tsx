import { useState } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { caretDownBold } from '#ui/icons.ts'
import { noonOf } from '../parts/figures.ts'
import table from '../parts/table.module.css'
import { twoDTexts } from '../texts.ts'
import { type Measure, type NumberCount, shadeOf, sortedBy, valueOf } from './counts.ts'
import styles from './numbers-card.module.css'
import { statisticsTexts } from './texts.ts'

const NEVER = '–'
const SHADES = [0, 1, 2, 3, 4]

/** The hundred numbers as a grid of shades, rows by the first digit and columns by the second; under it the same as a table. */
export function NumbersCard({ counts }: { counts: readonly NumberCount[] }) {
  const texts = useTexts(statisticsTexts)
  const { bet } = useTexts(twoDTexts)
  const [measure, setMeasure] = useState<Measure>('often')
  const values = counts.map((each) => valueOf(each, measure) ?? 0)
  const max = Math.max(...values)
  return (
    <section className={`card ${styles.card}`} aria-label={bet.numbers}>
      <h2>{bet.numbers}</h2>
      <Segments
        label={texts.measure}
        items={[
          { href: 'often', label: texts.often, current: measure === 'often' },
          { href: 'ago', label: texts.ago, current: measure === 'ago' },
        ]}
        onSelect={(chosen) => setMeasure(chosen === 'ago' ? 'ago' : 'often')}
      />
      <p>{measure === 'often' ? texts.often_line : texts.ago_line}</p>
      {/* The table says it to those who do not see it. */}
      <div className={`num ${styles.grid}`} aria-hidden="true">
        {counts.map((each) => {
          const value = valueOf(each, measure)
          return (
            <span key={each.num} data-shade={shadeOf(value, max)}>
              <b>{each.num}</b>
              <small>{value ?? NEVER}</small>
            </span>
          )
        })}
      </div>
      <div className={`num ${styles.legend}`} aria-hidden="true">
        0
        {SHADES.map((shade) => (
          <i key={shade} data-shade={shade} />
        ))}
        {max}
      </div>
      <details className={styles.details}>
        <summary>
          {texts.as_table}
          <Icon glyph={caretDownBold} size={14} />
        </summary>
        <NumbersTable counts={sortedBy(counts, measure)} />
      </details>
    </section>
  )
}

function NumbersTable({ counts }: { counts: readonly NumberCount[] }) {
  const texts = useTexts(statisticsTexts)
  const { slips } = useTexts(twoDTexts)
  const language = useLanguage()
  return (
    <table className={`num ${table.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{slips.number}</th>
          <th scope="col">{texts.times}</th>
          <th scope="col">{texts.last_on}</th>
          <th scope="col">{texts.draws_ago}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ num, count, last_on, draws_since }) => (
          <tr key={num}>
            <th scope="row">{num}</th>
            <td>{count}</td>
            <td>{last_on === null ? NEVER : dateOf(noonOf(last_on), language)}</td>
            <td>{draws_since ?? NEVER}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
