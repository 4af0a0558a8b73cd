import { useEffect, useEffectEvent } from 'react'

export interface StackedOverlay {
  /** What Escape or the scrim does as well. */
  close(): void
  /** Only of a modal dialog: a toast has to lie inside it to be usable. */
  dialog?: HTMLDialogElement
}

/** The open sheets, dialogs, menus and pickers, the topmost last. */
const overlays: StackedOverlay[] = []
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** Answers what takes it off the stack. */
export function addOverlay(overlay: StackedOverlay): () => void {
  overlays.push(overlay)
  notify()
  return () => {
    const place = overlays.indexOf(overlay)
    if (place < 0) return
    overlays.splice(place, 1)
    notify()
  }
}

export function topDialog(): HTMLDialogElement | null {
  return overlays.filter(({ dialog }) => dialog).at(-1)?.dialog ?? null
}

export const countOverlays = (): number => overlays.length

/** Closes from the top until this many are left. */
export function closeOverlaysAbove(count: number): void {
  const above = overlays.slice(count)
  while (above.length > 0) above.pop()?.close()
}

export function watchOverlays(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A picker that is no dialog is on the stack for as long as it is in the page. */
export function useStackedOverlay(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => addOverlay({ close: () => close() }), [])
}
