import type { ReactNode } from 'react'
import { queryText } from '../call/api.ts'
import type { Days } from '../filter/days.ts'
import { Link } from '../page/navigation.tsx'
import styles from './transfers-link.module.css'

interface TransfersLinkProps {
  days: Days
  filters?: Record<string, string | number | null>
  children: ReactNode
}

/** From a figure to the rows of the ledger that make it. */
export function TransfersLink({ days, filters = {}, children }: TransfersLinkProps) {
  return (
    <Link href={`/transfers${queryText({ from: days.from, to: days.to, ...filters })}`} className={styles.link}>
      {children}
    </Link>
  )
}
