import { type ComponentType, type JSX, useSyncExternalStore } from 'react'
import { Boundary } from '#ui/components/boundary.tsx'
import { createStore } from '#ui/store.ts'
import { currentLanguage } from './language.ts'
import type { TextsOf } from './texts.ts'
import { announceWait } from './time/waiting.ts'

/** The props of every overlay besides its own. `open` turns false first, so that it can leave gently. */
export interface OverlayProps {
  open: boolean
  onClose: () => void
}

export interface Overlay<P> {
  /** Fetches chunk and catalogs. */
  preload(): Promise<void>
  /** The same as soon as a finger is down; what does not come is told by the press. */
  warm(): void
  open(props: P): void
}

interface OpenOverlay {
  id: number
  open: boolean
  render: (open: boolean, onClose: () => void) => JSX.Element
}

/** Longer than the sheet's way out; then its state is forgotten. */
const LEAVING_MS = 400

/** The app's reaction where a requested overlay did not come. */
let notifyLoss = () => {}
export function onOverlayLost(notify: () => void): void {
  notifyLoss = notify
}

const shown = createStore<readonly OpenOverlay[]>([])
const NOTHING: readonly OpenOverlay[] = []
let last_id = 0

/**
 * A sheet, dialog or drawer whose code is fetched when it is first wanted. It is
 * opened from anywhere and rendered by `Overlays`, which the app mounts once.
 */
export function defineOverlay<P extends object>(overlay: {
  load: () => Promise<ComponentType<P & OverlayProps>>
  texts: readonly TextsOf<unknown>[]
}): Overlay<P> {
  let Component: ComponentType<P & OverlayProps> | undefined
  const preload = async () => {
    const [loaded] = await Promise.all([
      Component ?? overlay.load(),
      ...overlay.texts.map((texts) => texts.load(currentLanguage())),
    ])
    Component = loaded
  }
  return {
    preload,
    warm: () => void preload().catch(() => {}),
    open(props) {
      announceWait(preload()).then(
        () => Component && show(Component, props),
        (error: unknown) => {
          console.warn('overlay', error)
          notifyLoss()
        },
      )
    },
  }
}

function show<P extends object>(Component: ComponentType<P & OverlayProps>, props: P): void {
  last_id += 1
  const id = last_id
  const render: OpenOverlay['render'] = (open, onClose) => (
    <Boundary key={id} kind="overlay" at={id} onLost={onClose} renderInstead={() => null}>
      <Component {...props} open={open} onClose={onClose} />
    </Boundary>
  )
  shown.set([...shown.get(), { id, open: true, render }])
}

function close(id: number): void {
  shown.set(shown.get().map((overlay) => (overlay.id === id ? { ...overlay, open: false } : overlay)))
  setTimeout(() => shown.set(shown.get().filter((overlay) => overlay.id !== id)), LEAVING_MS)
}

export function closeOverlays(): void {
  for (const overlay of shown.get()) close(overlay.id)
}

export function Overlays() {
  const overlays = useSyncExternalStore(shown.subscribe, shown.get, () => NOTHING)
  return overlays.map((overlay) => overlay.render(overlay.open, () => close(overlay.id)))
}
