import { Skeleton } from '#ui/skeleton.tsx'
import styles from './check-card.module.css'

/** As high as a verdict with its steps, or nearly. */
export function CheckBlank() {
  return (
    <div className={styles.blank} aria-busy="true">
      <Skeleton height={64} radius={14} />
      <Skeleton height={320} radius={14} />
    </div>
  )
}
