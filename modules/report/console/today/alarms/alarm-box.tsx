import type { ReactNode } from 'react'
import { Icon } from '#ui/components/display/icon.tsx'
import { warningFill } from '#ui/icons.ts'
import { texts } from '../texts.ts'
import styles from './alarms.module.css'

export const AlarmBox = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.alarms} role="alert">
    <h2>
      <Icon glyph={warningFill} size={20} />
      <span>{title}</span>
    </h2>
    {children}
  </section>
)

/** Details for an engineer stay hidden until the owner opens them. */
export const ForEngineer = ({ children }: { children: ReactNode }) => (
  <details className={styles.details}>
    <summary>{texts.forEngineer}</summary>
    {children}
  </details>
)
