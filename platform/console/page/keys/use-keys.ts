import { useLayoutEffect, useRef } from 'react'

type Keys = Record<string, (event: KeyboardEvent) => void>

/** Letters by their place where the keyboard writes Burmese, so that J stays J. */
function nameOf(event: KeyboardEvent): string {
  if (event.key.length > 1 || /^[\w/[\]]$/.test(event.key)) return event.key.toLowerCase()
  return /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase() ?? event.key
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Enter on a link or a button is theirs. */
function isPress({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLElement && target.closest('a, button, summary') !== null
}

/**
 * Single keys of a screen. They rest while somebody types, while a dialog is open (or are for that alone), and with a
 * modifier held. They change with what is on the screen, not a moment later: a key means what its reader saw.
 */
export function useKeys(keys: Keys, when: 'on_page' | 'in_dialog' = 'on_page'): void {
  const newest = useRef(keys)
  useLayoutEffect(() => {
    newest.current = keys
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isPress(event)) return
      if ((document.querySelector('dialog:modal') !== null) !== (when === 'in_dialog')) return
      const act = newest.current[nameOf(event)]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [when])
}
