import { useId } from 'react'
import { minusBold, plusBold } from '../../icons.ts'
import { Icon } from '../display/icon.tsx'
import styles from './stepper.module.css'

export interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  decreaseLabel: string
  increaseLabel: string
}

/** One step at a time, and arrow keys, Home and End on the number itself. */
export function Stepper({ label, value, min, max, onChange, decreaseLabel, increaseLabel }: StepperProps) {
  const name = useId()
  const change = (wanted: number) => onChange(Math.min(max, Math.max(min, wanted)))
  const keys: Partial<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    PageUp: value + 10,
    PageDown: value - 10,
    Home: min,
    End: max,
  }
  return (
    <div className={styles.row}>
      <span className={styles.label} id={name}>
        {label}
      </span>
      <div className={styles.well}>
        <button type="button" aria-label={decreaseLabel} disabled={value <= min} onClick={() => change(value - 1)}>
          <Icon glyph={minusBold} />
        </button>
        <div
          role="spinbutton"
          tabIndex={0}
          className={`${styles.value} num`}
          aria-labelledby={name}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          onKeyDown={(event) => {
            const wanted = keys[event.key]
            if (wanted === undefined) return
            event.preventDefault()
            change(wanted)
          }}
        >
          {value}
        </div>
        <button type="button" aria-label={increaseLabel} disabled={value >= max} onClick={() => change(value + 1)}>
          <Icon glyph={plusBold} />
        </button>
      </div>
    </div>
  )
}
