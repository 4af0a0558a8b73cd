import type { ReactNode } from 'react'
import { GoldLeaf } from '#ui/components/ornament/gold-leaf.tsx'
import styles from './section-head.module.css'

/**
 * A heading behind its square of gold leaf; a fact or a link at the other end. One whose words follow keeps its place and is
 * no heading before: screen readers would list it without a name.
 */
export function SectionHead({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.head}>
      <GoldLeaf />
      <h2 role={title === '' ? 'presentation' : undefined}>{title}</h2>
      {aside}
    </div>
  )
}
