import { openOverlays } from './overlay-stack.ts'

/** The topmost dialog. Elements that must stay usable above all dialogs are put inside it. */
export function topDialog(): HTMLDialogElement | null {
  return (
    openOverlays
      .get()
      .filter(({ dialog }) => dialog)
      .at(-1)?.dialog ?? null
  )
}
