import { useId } from 'react'
import styles from './day-field.module.css'
import { yangonDay } from './figures.ts'
import { houseNow } from './house-clock.ts'

interface DayFieldProps {
  label: string
  /** YYYY-MM-DD, or empty. */
  value: string
  /** What clears the field; without it a day is always chosen. */
  emptyLabel?: string
  onChange: (day: string) => void
}

/** A day up to today, by the browser's own calendar. */
export function DayField({ label, value, emptyLabel, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="num"
        value={value}
        max={yangonDay(houseNow())}
        onChange={({ target }) => {
          if (target.value !== '' || emptyLabel !== undefined) onChange(target.value)
        }}
      />
      {emptyLabel !== undefined && value !== '' && (
        <button type="button" onClick={() => onChange('')}>
          {emptyLabel}
        </button>
      )}
    </div>
  )
}
