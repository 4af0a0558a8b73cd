import type { ReactNode } from 'react'
import { type Glyph, Icon } from '#ui/components/display/icon.tsx'
import { AcheikBand } from '#ui/components/ornament/acheik-band.tsx'
import styles from './lacquer-panel.module.css'

interface LacquerPanelProps {
  glyph: Glyph
  title: string
  children: ReactNode
}

/** The one dark panel of a page: a sign in a ring, a heading, and what belongs to it. */
export function LacquerPanel({ glyph, title, children }: LacquerPanelProps) {
  return (
    <section className={`${styles.panel} on-lacquer`} aria-label={title}>
      <span className={styles.sign}>
        <Icon glyph={glyph} size={28} />
      </span>
      <h2>{title}</h2>
      {children}
      <div className={styles.band}>
        <AcheikBand />
      </div>
    </section>
  )
}
