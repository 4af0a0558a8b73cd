import { Skeleton } from '#ui/components/display/skeleton.tsx'
import styles from '../parts/grid.module.css'

/** The places of tiles that are on their way, at the end of a list: what lies below moves with the press, not later. */
export function AwaitedTiles({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => `awaited ${place}`).map((place) => (
    <li key={place} className={styles.awaited} aria-hidden="true">
      <Skeleton height="100%" radius={18} />
    </li>
  ))
}
