import { openOverlays } from './overlay-stack.ts'

/** What must stay usable above all dialogs is put inside this one. */
export function topDialog(): HTMLDialogElement | null {
  return (
    openOverlays
      .get()
      .filter(({ dialog }) => dialog)
      .at(-1)?.dialog ?? null
  )
}
