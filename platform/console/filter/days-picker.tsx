import { classNames } from '#ui/components/class-names.ts'
import { Link, navigate, withFilters } from '../page/navigation.tsx'
import { texts } from '../texts.ts'
import { type Days, dayAgo, today } from './days.ts'
import styles from './days-picker.module.css'
import filter from './filters.module.css'

const monthBegins = () => `${today().slice(0, 7)}-01`
const yearBegins = () => `${today().slice(0, 4)}-01-01`

/** Days and periods that are asked for often. */
const PERIODS: { label: string; days: () => Days }[] = [
  { label: texts.today, days: () => ({ from: today(), to: today() }) },
  { label: texts.yesterday, days: () => ({ from: dayAgo(1), to: dayAgo(1) }) },
  { label: texts.sevenDays, days: () => ({ from: dayAgo(6), to: today() }) },
  { label: texts.thirtyDays, days: () => ({ from: dayAgo(29), to: today() }) },
  { label: texts.thisMonth, days: () => ({ from: monthBegins(), to: today() }) },
  { label: texts.thisYear, days: () => ({ from: yearBegins(), to: today() }) },
]

/** From which day to which, both in Yangon and both a part of it; they live in the address. */
export function DaysPicker({ from, to }: Days) {
  const change = (name: 'from' | 'to', day: string) => {
    if (day !== '') navigate(withFilters({ from, to, [name]: day, id: null }), { replace: true })
  }
  return (
    <search className={classNames(filter.filters, styles.picker)} aria-label={texts.days}>
      {PERIODS.map(({ label, days }) => {
        const period = days()
        const is_chosen = period.from === from && period.to === to
        return (
          <Link key={label} href={withFilters({ ...period, id: null })} aria-current={is_chosen ? 'true' : undefined}>
            {label}
          </Link>
        )
      })}
      <span className={styles.dates}>
        <input
          type="date"
          aria-label={texts.fromDay}
          value={from}
          max={to}
          onChange={(e) => change('from', e.target.value)}
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          aria-label={texts.toDay}
          value={to}
          min={from}
          onChange={(e) => change('to', e.target.value)}
        />
      </span>
    </search>
  )
}
