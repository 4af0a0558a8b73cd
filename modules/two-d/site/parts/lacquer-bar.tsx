import type { ReactNode } from 'react'
import styles from './lacquer-bar.module.css'

export interface LacquerBarProps {
  /** What a screen reader calls it. */
  label: string
  /** A small line, and under it what counts. */
  words: ReactNode
  children: ReactNode
}

/** What a page comes to, and its one button: always in reach of the thumb. */
export function LacquerBar({ label, words, children }: LacquerBarProps) {
  return (
    <section className={`${styles.bar} on-lacquer`} aria-label={label} data-bar="">
      <div className={styles.words}>{words}</div>
      {children}
    </section>
  )
}
