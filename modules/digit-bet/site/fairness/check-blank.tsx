import { Skeleton } from '#ui/components/display/skeleton.tsx'
import styles from './check-card.module.css'

/** As high as a verdict with its steps, or nearly. */
export function StepsBlank() {
  return (
    <div className={styles.blank} aria-busy="true">
      <Skeleton height={64} radius={14} />
      <Skeleton height="var(--steps)" radius={14} />
    </div>
  )
}

/** With the way to check it elsewhere: what stands below the card begins where it will stand, out of a phone's sight. */
export function CheckBlank() {
  return (
    <>
      <StepsBlank />
      <Skeleton height={228} radius={14} />
    </>
  )
}
