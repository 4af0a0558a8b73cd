import type { ReactNode } from 'react'
import { GoldLeaf } from '#ui/components/ornament/gold-leaf.tsx'
import styles from './section-head.module.css'

/** A heading behind its square of gold leaf; a fact or a link at the other end. */
export function SectionHead({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.head}>
      <GoldLeaf />
      <h2>{title}</h2>
      {aside}
    </div>
  )
}
