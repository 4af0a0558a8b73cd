import type { ReactNode } from 'react'
import styles from '../parts/grid.module.css'

export function ProviderGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.providers}>{children}</ul>
}
