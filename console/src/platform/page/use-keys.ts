import { useEffect, useRef } from 'react'

type Keys = Record<string, (event: KeyboardEvent) => void>

/** Letters by their place where the keyboard writes Burmese, so that J stays J. */
function nameOf(event: KeyboardEvent): string {
  if (event.key.length > 1 || /^[\w/[\]]$/.test(event.key)) return event.key.toLowerCase()
  return /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase() ?? event.key
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Single keys of a screen. They rest while somebody types, while a dialog is open, and with a modifier held. */
export function useKeys(keys: Keys): void {
  const newest = useRef(keys)
  useEffect(() => {
    newest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog:modal')) return
      const act = newest.current[nameOf(event)]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
