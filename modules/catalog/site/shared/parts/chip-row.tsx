import { useLayoutEffect, useRef } from 'react'
import { Link } from '#platform/site/navigation.tsx'
import { bringInSight } from '../bring-in-sight.ts'
import styles from './chip-row.module.css'

interface ChipRowProps {
  /** The name of the row for screen readers. */
  label: string
  /** The name of the chosen item. */
  current: string
  items: readonly { name: string; label: string; href: string }[]
}

/** Links as chips in a row that scrolls sideways; the chosen one stands out, and in sight. */
export function ChipRow({ label, current, items }: ChipRowProps) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => bringInSight(row.current, current), [current])
  return (
    <nav ref={row} className={styles.chips} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.name}
          href={item.href}
          data-name={item.name}
          aria-current={item.name === current ? 'page' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
