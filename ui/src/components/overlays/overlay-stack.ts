import { createStore } from '../../store.ts'

export interface OverlayEntry {
  /** Closes the overlay, as Escape or a press on the scrim does. */
  close(): void
  /** Only of a modal dialog: a toast has to lie inside it to be usable. */
  dialog?: HTMLDialogElement
}

/** The open sheets, dialogs, menus and pickers, the topmost last. */
export const openOverlays = createStore<readonly OverlayEntry[]>([])

/** Answers what takes it off the stack. */
export function addOverlay(overlay: OverlayEntry): () => void {
  openOverlays.set([...openOverlays.get(), overlay])
  return () => {
    const others = openOverlays.get().filter((other) => other !== overlay)
    if (others.length < openOverlays.get().length) openOverlays.set(others)
  }
}
