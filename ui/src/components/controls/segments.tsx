import type { LinkItem, RenderLink } from './link-item.ts'
import { LinkRow } from './link-row.tsx'
import styles from './segments.module.css'

export interface SegmentsProps {
  /** The name of the row for screen readers. */
  label: string
  items: readonly LinkItem[]
  renderLink?: RenderLink
  onSelect?: (href: string) => void
}

/** Parts of one view: a white thumb in a well. */
export function Segments(props: SegmentsProps) {
  return <LinkRow {...props} rowClass={styles.well ?? ''} itemClass={styles.segment ?? ''} />
}
