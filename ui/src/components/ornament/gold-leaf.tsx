import styles from './gold-leaf.module.css'

/** The hammered square of gold leaf before a section's heading. */
export function GoldLeaf() {
  return <i className={styles.leaf} aria-hidden="true" />
}
