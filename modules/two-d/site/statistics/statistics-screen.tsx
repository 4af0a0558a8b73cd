import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import type { TwoDStatistics, TwoDStatisticsGroup } from '#two-d/contract/draws.ts'
import { TWO_D_SESSIONS } from '#two-d/contract/rules.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { GuideButton } from '../guide/guide-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { Failure } from '../parts/failure.tsx'
import { noonOf, weekdayOf } from '../parts/figures.ts'
import { sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import page from '../two-d.module.css'
import { DigitBars, DoubleBars } from './bars.tsx'
import { countsOf, digitCountsOf, doublesOf } from './counts.ts'
import { NumbersCard } from './numbers-card.tsx'
import { statisticsQuery } from './queries.ts'
import styles from './statistics-screen.module.css'
import { statisticsTexts } from './texts.ts'

/** /2d/statistics: a year of results, counted. */
export function StatisticsScreen() {
  const texts = useTexts(statisticsTexts)
  const { results } = useTexts(twoDTexts)
  usePageTitle(texts.title)
  const statistics = useQuery(statisticsQuery)
  return (
    <div className={`${page.page} ${styles.screen}`}>
      <PageHead title={texts.title} back={<BackLink href="/2d" />} aside={<GuideButton />} />
      <div className={page.block}>
        {statistics.isError && !statistics.data ? (
          <Failure text={texts.failed} onAgain={() => void statistics.refetch()} />
        ) : statistics.data?.groups.length === 0 ? (
          <div role="status">
            <Empty art="doll" title={results.none_yet} />
          </div>
        ) : statistics.data ? (
          <Groups statistics={statistics.data} />
        ) : (
          <Skeleton height={1_200} radius={20} />
        )}
      </div>
    </div>
  )
}

const keyOf = ({ session, weekday }: TwoDStatisticsGroup) => session ?? String(weekday ?? 'all')

/** All, the sessions in the order of the day, the weekdays from Monday on. */
function inOrder(groups: readonly TwoDStatisticsGroup[]): TwoDStatisticsGroup[] {
  const keys: string[] = ['all', ...TWO_D_SESSIONS]
  return [...groups].sort(
    (a, b) => (a.weekday ?? 0) - (b.weekday ?? 0) || keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)),
  )
}

function Groups({ statistics }: { statistics: TwoDStatistics }) {
  const texts = useTexts(statisticsTexts)
  const language = useLanguage()
  const [key, setKey] = useState('all')
  const groups = inOrder(statistics.groups)
  const group = groups.find((each) => keyOf(each) === key) ?? groups[0]
  if (!group) return null
  // The first of January 2024 was a Monday.
  const nameOf = ({ session, weekday }: TwoDStatisticsGroup) =>
    session ? sessionLabel(session) : weekday === null ? texts.all : weekdayOf(`2024-01-0${weekday}`, language)
  const counts = countsOf(group)
  const [from, until] = [statistics.from, statistics.until].map((day) => dateOf(noonOf(day), language))
  return (
    <>
      {/* With the counts: before the fonts are there its lines would break elsewhere, and move them. */}
      <Note kind="info">{texts.no_forecast}</Note>
      <div className={styles.groups} role="group" aria-label={texts.draws}>
        {groups.map((each) => (
          <Chip key={keyOf(each)} className="num" pressed={each === group} onClick={() => setKey(keyOf(each))}>
            {nameOf(each)}
          </Chip>
        ))}
      </div>
      <p className={`num ${styles.span}`} role="status">
        {texts.span(formatMoney(group.draws), from ?? '', until ?? '')}
      </p>
      <div className={styles.cards}>
        <NumbersCard counts={counts} />
        <div className={styles.column}>
          <div className={styles.digits}>
            <DigitBars title={texts.heads} counts={digitCountsOf(counts, 0)} />
            <DigitBars title={texts.tails} counts={digitCountsOf(counts, 1)} />
          </div>
          <DoubleBars counts={doublesOf(counts)} draws={group.draws} />
        </div>
      </div>
    </>
  )
}
