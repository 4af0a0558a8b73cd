import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The bar of a screen that has one button for money; it stays at the lower edge of a phone. */
const BAR = 'main [data-bar]'
const GAP_PX = 8

/** For a note that is fixed at the lower edge: each time that it is rendered, it is put above such a bar. */
export function useAboveBar<E extends HTMLElement>(): RefObject<E | null> {
  const note = useRef<E>(null)
  useLayoutEffect(() => {
    const bar = document.querySelector(BAR)
    const is_low = bar !== null && /^(?:fixed|sticky)$/.test(getComputedStyle(bar).position)
    if (!note.current) return
    note.current.style.bottom = is_low ? `${innerHeight - bar.getBoundingClientRect().top + GAP_PX}px` : ''
  })
  return note
}
