import styles from './wins-place.module.css'

/** As high as the wins: what stands below does not move when they come. */
export function WinsPlace() {
  return <div className={styles.place} data-offer="" />
}
