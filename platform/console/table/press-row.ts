import type { MouseEvent } from 'react'
import styles from './table.module.css'

/** Elements on which a press has an effect of its own. */
const OWN = 'a, button, input, select, textarea, label, summary, dialog'

/**
 * A press anywhere on a row is a press on its link. The link is not drawn over the row: WebKit takes no `tr` for the
 * containing block, so that the link of the last row would lie over the whole table.
 */
export function pressRow(event: MouseEvent<HTMLTableRowElement>): void {
  const pressed = event.target as Element
  if (!event.currentTarget.contains(pressed) || pressed.closest(OWN) !== null) return
  const link = event.currentTarget.querySelector(`.${styles.rowLink}`)
  // With the keys that were held: they open another tab.
  link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent))
}
