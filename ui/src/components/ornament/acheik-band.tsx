import styles from './acheik-band.module.css'

/** The waves of Mandalay silk, one gold and one jade. At most once per screen. */
export function AcheikBand() {
  return <div className={styles.band} aria-hidden="true" />
}
