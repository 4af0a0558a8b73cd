import styles from './harp-ground.module.css'

/** The lacquer ground of the hero, swept along the curve of the harp. Its parent needs `position: relative` and `isolation: isolate`. */
export function HarpGround() {
  return (
    <svg className={styles.ground} viewBox="0 0 390 230" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H390V168C262 240 70 236 0 204Z" fill="var(--lacquer)" />
      <path className={styles.gold} d="M0 204C70 236 262 240 390 168" />
      <path className={styles.echo} d="M0 197C70 229 262 233 390 160" />
    </svg>
  )
}
