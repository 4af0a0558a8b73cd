import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  value: number
  max: number
  /** For who cannot see it; the same as the words beside it. */
  label: string
  /** Full is the end of something, and not its success. */
  isLimit?: boolean
}

export function ProgressBar({ value, max, label, isLimit = false }: ProgressBarProps) {
  const is_full = isLimit && value >= max
  return (
    <progress
      className={classNames(styles.bar, isLimit && styles.limit, is_full && styles.full)}
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
    />
  )
}
