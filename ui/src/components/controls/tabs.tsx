import type { LinkItem, RenderLink } from './link-item.ts'
import { LinkRow } from './link-row.tsx'
import styles from './tabs.module.css'

export interface TabsProps {
  /** The name of the row for screen readers. */
  label: string
  items: readonly LinkItem[]
  renderLink?: RenderLink
}

/** Views of one page, underlined in gold. */
export function Tabs(props: TabsProps) {
  return <LinkRow {...props} rowClass={styles.row ?? ''} itemClass={styles.tab ?? ''} />
}
