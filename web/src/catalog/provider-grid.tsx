import type { ReactNode } from 'react'
import styles from './grid.module.css'

export function ProviderGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.providers}>{children}</ul>
}
