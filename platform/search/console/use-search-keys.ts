import { useEffect } from 'react'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { openSearch } from '#platform/console/page/search-button.tsx'

/** Slash, where nobody types, and Ctrl K or ⌘ K everywhere but over a dialog; K by its place on a Burmese keyboard, too. */
export function useSearchKeys(): void {
  useKeys({ '/': openSearch })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const is_k = event.key.toLowerCase() === 'k' || event.code === 'KeyK'
      if (!is_k || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // The browser's own Ctrl K leaves the page.
      event.preventDefault()
      if (document.querySelector('dialog:modal') === null) openSearch()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
