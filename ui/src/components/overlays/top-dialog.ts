/** The open modal dialogs, the topmost last. Whatever must stay usable above them is put inside the last one. */
const dialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

export function addDialog(dialog: HTMLDialogElement): void {
  dialogs.push(dialog)
  notify()
}

export function removeDialog(dialog: HTMLDialogElement): void {
  const place = dialogs.indexOf(dialog)
  if (place < 0) return
  dialogs.splice(place, 1)
  notify()
}

export function topDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null
}

export function watchTopDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
