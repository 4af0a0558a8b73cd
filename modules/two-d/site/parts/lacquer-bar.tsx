import type { ReactNode } from 'react'
import styles from './lacquer-bar.module.css'

export interface LacquerBarProps {
  /** The name for screen readers. */
  label: string
  /** A small line, and under it what counts. */
  words: ReactNode
  /** Lies over the page, on the bar. */
  above?: ReactNode
  children: ReactNode
}

/** The summary of a page and its one button, always in reach of the thumb. */
export function LacquerBar({ label, words, above, children }: LacquerBarProps) {
  return (
    <section className={`${styles.bar} on-lacquer`} aria-label={label} data-bar="">
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.words}>{words}</div>
      {children}
    </section>
  )
}
