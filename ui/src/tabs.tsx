import type { LinkItem, RenderLink } from './link-item.ts'
import { LinkRow } from './link-row.tsx'
import styles from './tabs.module.css'

export interface TabsProps {
  /** What a screen reader calls the row. */
  label: string
  items: readonly LinkItem[]
  renderLink?: RenderLink
  onSelect?: (href: string) => void
}

/** Views of a page: underlined in gold. */
export function Tabs(props: TabsProps) {
  return <LinkRow {...props} rowClass={styles.tabs ?? ''} itemClass={styles.tab ?? ''} />
}
