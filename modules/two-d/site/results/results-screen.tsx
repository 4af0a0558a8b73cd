import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import type { TwoDResult } from '#two-d/contract/draws.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { chartBarRegular } from '#ui/icons.ts'
import { GuideButton } from '../guide/guide-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { DayField } from '../parts/day-field.tsx'
import { Failure } from '../parts/failure.tsx'
import { noonOf, weekdayOf } from '../parts/figures.ts'
import { Figures } from '../parts/market-figures.tsx'
import { NumberTile } from '../parts/number-tile.tsx'
import { sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import page from '../two-d.module.css'
import { resultsQuery } from './queries.ts'
import styles from './results-screen.module.css'

/** /2d/results: what the draws of past days came to. */
export function ResultsScreen() {
  const { live, results: texts } = useTexts(twoDTexts)
  usePageTitle(texts.title)
  const [date, setDate] = useState('')
  const results = useQuery(resultsQuery(date))
  return (
    <div className={page.page}>
      <PageHead title={texts.title} back={<BackLink href="/2d" />} aside={<GuideButton />} />
      <div className={page.block}>
        <DayField label={texts.day} value={date} emptyLabel={texts.last_days} onChange={setDate} />
        <Link href="/2d/statistics" className={buttonClass({ kind: 'tonal', wide: true })}>
          <Icon glyph={chartBarRegular} size={20} />
          {live.statistics}
        </Link>
        {results.isError && !results.data ? (
          <Failure text={texts.failed} onAgain={() => void results.refetch()} />
        ) : results.data?.length === 0 ? (
          <div role="status">
            <Empty art="doll" title={date === '' ? texts.none_yet : texts.none} />
          </div>
        ) : results.data ? (
          byDay(results.data).map((day) => <Day key={day[0]?.game_date} results={day} />)
        ) : (
          <Skeleton height={420} radius={20} />
        )}
      </div>
    </div>
  )
}

function byDay(results: readonly TwoDResult[]): TwoDResult[][] {
  const days = new Map<string, TwoDResult[]>()
  for (const result of results) days.set(result.game_date, [...(days.get(result.game_date) ?? []), result])
  return [...days.values()]
}

function Day({ results }: { results: readonly TwoDResult[] }) {
  const texts = useTexts(twoDTexts).results
  const shared = useTexts(twoDTexts)
  const language = useLanguage()
  const day = results[0]?.game_date ?? ''
  return (
    <section className={`card ${styles.day}`}>
      <h2 className="num">
        {dateOf(noonOf(day), language)} <small>{weekdayOf(day, language)}</small>
      </h2>
      <ul>
        {results.map((result) => (
          <li key={result.session}>
            <span className={styles.when}>
              <b className="num">{sessionLabel(result.session)}</b>
              <small>{result.version > 1 ? texts.corrected : shared[result.session]}</small>
            </span>
            <Figures set={result.set} value={result.value} />
            <NumberTile num={result.number} size="lg" />
          </li>
        ))}
      </ul>
    </section>
  )
}
