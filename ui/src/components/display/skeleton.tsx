import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Any CSS length; a number is pixels. */
  width?: number | string
  height?: number | string
  radius?: number | string
}

/** Holds the place of what is still loading. The list around it says `aria-busy`. */
export function Skeleton({ width = '100%', height = 12, radius = 6 }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
}
