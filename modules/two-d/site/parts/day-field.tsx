import { useId } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import styles from './day-field.module.css'
import { noonOf, yangonDay } from './figures.ts'

interface DayFieldProps {
  label: string
  /** YYYY-MM-DD, or empty. */
  value: string
  /** The text of an empty field; without it a day is always chosen. */
  emptyLabel?: string
  onChange: (day: string) => void
}

/** A day up to today, picked by the browser's own calendar and written as the site writes days. */
export function DayField({ label, value, emptyLabel, onChange }: DayFieldProps) {
  const language = useLanguage()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.day}>
        <input
          id={id}
          type="date"
          className="num"
          value={value}
          max={yangonDay(serverNow())}
          onChange={({ target }) => {
            if (target.value !== '' || emptyLabel !== undefined) onChange(target.value)
          }}
        />
        <span className="num" aria-hidden="true">
          {value === '' ? emptyLabel : dateOf(noonOf(value), language)}
        </span>
      </span>
      {emptyLabel !== undefined && value !== '' && (
        <button type="button" onClick={() => onChange('')}>
          {emptyLabel}
        </button>
      )}
    </div>
  )
}
