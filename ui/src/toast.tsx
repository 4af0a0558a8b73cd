import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { checkCircleFill } from './icons/check-circle-fill.ts'
import { infoFill } from './icons/info-fill.ts'
import { warningCircleFill } from './icons/warning-circle-fill.ts'
import { xBold } from './icons/x-bold.ts'
import styles from './toast.module.css'
import { topDialog, watchTopDialog } from './top-dialog.ts'

const MARKS = { success: checkCircleFill, error: warningCircleFill, info: infoFill } as const
const STAY_MS = 5000

export interface Toast {
  text: string
  kind?: keyof typeof MARKS
  position?: 'top-right' | 'top-center'
  /** How long it stays while nobody points at it. */
  ms?: number
}

/** A toast that was asked for; the same text twice is two of them. */
interface Shown extends Toast {
  id: number
}

let shown: Shown | null = null
let count = 0
const listeners = new Set<() => void>()

function show(toast: Shown | null): void {
  shown = toast
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One at a time: a new toast takes the place of the one before it. */
export function showToast(toast: Toast): void {
  count += 1
  show({ ...toast, id: count })
}

export interface ToasterProps {
  closeLabel: string
}

/**
 * Where toasts appear; mounted once. A page under a modal dialog is inert, so the toast
 * moves into the topmost dialog while there is one, and as a popover it lies above all.
 */
export function Toaster({ closeLabel }: ToasterProps) {
  const toast = useSyncExternalStore(
    watch,
    () => shown,
    () => null,
  )
  const dialog = useSyncExternalStore(watchTopDialog, topDialog, () => null)
  if (!toast) return null
  return createPortal(<ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />, dialog ?? document.body)
}

function ToastCard({ toast, closeLabel }: { toast: Shown; closeLabel: string }) {
  const card = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const kind = toast.kind ?? 'info'

  useEffect(() => {
    // The dialog that it was put into may have closed in the same breath; it then comes again, on the page.
    if (card.current?.isConnected) card.current.showPopover?.()
  }, [])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => show(null), toast.ms ?? STAY_MS)
    return () => clearTimeout(timer)
  }, [held, toast])

  return (
    <div
      ref={card}
      popover="manual"
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames('on-lacquer', styles.toast, styles[kind], toast.position === 'top-center' && styles.center)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon glyph={MARKS[kind]} size={22} />
      <span className={styles.text}>{toast.text}</span>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => show(null)}>
        <Icon glyph={xBold} size={16} />
      </button>
    </div>
  )
}
