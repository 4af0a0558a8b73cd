import styles from './kbd.module.css'

/** The key that does what it stands beside. */
export function Kbd({ name }: { name: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {name}
    </kbd>
  )
}
