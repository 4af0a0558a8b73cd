import { type ComponentType, useSyncExternalStore } from 'react'
import { createStore } from '../../store.ts'
import type { ToastPlaceProps } from './toast-card.tsx'

export interface Toast {
  /** A line break in it is shown. */
  text: string
  kind?: 'success' | 'error' | 'info'
  position?: 'top-right' | 'top-center'
  /** How long it stays while nobody points at it. */
  ms?: number
  /** A press on the text does it, and the toast goes. */
  onPress?: () => void
}

/** A toast that was asked for; the same text twice is two of them. */
export interface ShownToast extends Toast {
  id: number
}

const shown = createStore<ShownToast | null>(null)
/** The card has a chunk of its own: no page begins with a toast. */
const place = createStore<ComponentType<ToastPlaceProps> | null>(null)
const hide = () => shown.set(null)
let count = 0

/** Fetches the card. A page calls it once it is up, so that the first toast needs no network. */
export async function loadToasts(): Promise<void> {
  place.set(await import('./toast-card.tsx').then((module) => module.ToastPlace))
}

/** One at a time: a new toast takes the place of the one before it. */
export function showToast(toast: Toast): void {
  count += 1
  shown.set({ ...toast, id: count })
  loadToasts().catch((error: unknown) => console.warn('toast', error))
}

export interface ToasterProps {
  closeLabel: string
}

/** Where toasts appear; mounted once. */
export function Toaster({ closeLabel }: ToasterProps) {
  const toast = useSyncExternalStore(shown.subscribe, shown.get, () => null)
  const Place = useSyncExternalStore(place.subscribe, place.get, () => null)
  return toast && Place ? <Place toast={toast} closeLabel={closeLabel} onDone={hide} /> : null
}
