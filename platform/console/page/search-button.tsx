import { useSyncExternalStore } from 'react'
import { Icon } from '#ui/components/display/icon.tsx'
import { magnifyingGlassBold } from '#ui/icons.ts'
import { createStore } from '#ui/store.ts'
import { texts } from '../texts.ts'
import { Kbd } from './keys/kbd.tsx'
import styles from './search-button.module.css'

const open = createStore(false)
export const openSearch = () => open.set(true)
export const closeSearch = () => open.set(false)
export const useSearchIsOpen = () => useSyncExternalStore(open.subscribe, open.get)

/** The box in the head of every screen; the frame has the search itself. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      title={texts.searchEverything}
      onClick={openSearch}
    >
      <Icon glyph={magnifyingGlassBold} size={16} />
      <span className={styles.words}>{texts.searchEverything}</span>
      <span className={styles.keys}>
        <Kbd name="Ctrl K" />
      </span>
    </button>
  )
}
