import { caretLeftBold, caretRightBold } from '../../icons.ts'
import { Icon } from '../display/icon.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  /** The name of the pager for screen readers. */
  label: string
  page: number
  pages: number
  /** The text between the buttons: "2 of 7" in the player's language. */
  place: string
  previousLabel: string
  nextLabel: string
  busy?: boolean
  onSelect: (page: number) => void
}

export function Pager({ label, page, pages, place, previousLabel, nextLabel, busy = false, onSelect }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label} aria-busy={busy || undefined}>
      <button
        type="button"
        aria-label={previousLabel}
        disabled={page <= 1}
        onClick={() => onSelect(Math.min(page - 1, pages))}
      >
        <Icon glyph={caretLeftBold} size={18} />
      </button>
      <span className="num" aria-live="polite">
        {place}
      </span>
      <button type="button" aria-label={nextLabel} disabled={page >= pages} onClick={() => onSelect(page + 1)}>
        <Icon glyph={caretRightBold} size={18} />
      </button>
    </nav>
  )
}
