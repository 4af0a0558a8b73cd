import { sideOf } from '../../bet/selection.ts'
import styles from './roll-mark.module.css'

/** A rolled number in the colour of its side: jade is Small, cinnabar is Big. */
export function RollMark({ digit, size }: { digit: number | null; size: number }) {
  return (
    <span
      className={`${styles.mark} num`}
      data-side={digit === null ? undefined : sideOf(digit)}
      style={{ '--mark': `${size / 16}rem` }}
    >
      {digit ?? '–'}
    </span>
  )
}
