import styles from './harp-ground.module.css'

/**
 * The lacquer ground of the hero, swept along the curve of the harp: as deep at its end on a desktop as on a phone.
 * Its parent needs `position: relative` and `isolation: isolate`.
 */
export function HarpGround() {
  return (
    <div className={styles.ground} aria-hidden="true">
      <svg viewBox="0 0 390 72" preserveAspectRatio="none">
        <path d="M0 0H390C262 72 70 68 0 36Z" fill="var(--lacquer)" />
        <path className={styles.gold} d="M0 36C70 68 262 72 390 0" />
        <path className={styles.echo} d="M0 29C70 61 262 65 390-8" />
      </svg>
    </div>
  )
}
