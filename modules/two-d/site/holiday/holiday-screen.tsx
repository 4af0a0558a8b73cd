import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import type { TwoDHoliday } from '#two-d/contract/draws.ts'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Badge } from '#ui/components/display/badge.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { GuideButton } from '../guide/guide-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { Failure } from '../parts/failure.tsx'
import { noonOf, weekdayOf, yangonDay } from '../parts/figures.ts'
import { twoDTexts } from '../texts.ts'
import page from '../two-d.module.css'
import styles from './holiday-screen.module.css'
import { holidaysQuery } from './queries.ts'

/** The calendar that ships with the platform begins here. */
const YEARS = ['2026', '2027']

/** /2d/holiday: weekdays on which nothing is drawn. */
export function HolidayScreen() {
  const texts = useTexts(twoDTexts).holiday
  const language = useLanguage()
  usePageTitle(texts.title)
  const today = yangonDay(serverNow())
  const [year, setYear] = useState(YEARS.find((each) => today.startsWith(each)) ?? '2026')
  const holidays = useQuery(holidaysQuery(year, language))
  return (
    <div className={page.page}>
      <PageHead title={texts.title} back={<BackLink href="/2d" />} aside={<GuideButton />} />
      <div className={page.block}>
        <Note kind="info">{texts.weekends}</Note>
        <Segments
          label={texts.years}
          items={YEARS.map((each) => ({ href: each, label: each, current: each === year }))}
          onSelect={setYear}
        />
        {holidays.isError && !holidays.data ? (
          <Failure text={texts.failed} onAgain={() => void holidays.refetch()} />
        ) : holidays.data ? (
          <ul className={`card ${styles.days}`}>
            {toComeFirst(holidays.data, today).map((holiday) => (
              <Day key={holiday.date} {...holiday} is_over={holiday.date < today} />
            ))}
          </ul>
        ) : (
          <Skeleton height={560} radius={20} />
        )}
      </div>
    </div>
  )
}

/** The next one is what somebody comes for; those that are over follow. */
const toComeFirst = (holidays: readonly TwoDHoliday[], today: string) =>
  [...holidays].sort((one, other) => Number(one.date < today) - Number(other.date < today))

function Day({ date, name, is_provisional, is_over }: TwoDHoliday & { is_over: boolean }) {
  const texts = useTexts(twoDTexts).holiday
  const language = useLanguage()
  return (
    <li data-over={is_over}>
      <time dateTime={date}>
        <b className="num">{dateOf(noonOf(date), language)}</b>
        <small>{weekdayOf(date, language)}</small>
      </time>
      <span>{name}</span>
      {is_provisional && <Badge kind="pending">{texts.provisional}</Badge>}
    </li>
  )
}
