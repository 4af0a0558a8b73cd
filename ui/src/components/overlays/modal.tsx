import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { addOverlay } from './overlay-stack.ts'

/** How long a leaving dialog stays in the page: `--d-fast` and a frame. */
const LEAVE_MS = 180

export interface ModalProps {
  open: boolean
  onClose: () => void
  className?: string
  labelledBy?: string
  label?: string
  children: ReactNode
}

/**
 * The native modal dialog behind sheets and the side menu. The browser traps the focus
 * and gives it back; Escape, the phone's Back gesture and a tap on the scrim ask to
 * close. Its content exists only while it is seen, so that a reopened form is fresh.
 */
export function Modal({ open, ...frame }: ModalProps) {
  const [leaving, setLeaving] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    setLeaving(!open)
  }

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [leaving])

  return open || leaving ? <Frame open={open} {...frame} /> : null
}

function Frame({ open, onClose, className, labelledBy, label, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedScrim = useRef(false)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
    const remove = addOverlay({ dialog: element, close: () => close() })
    return () => {
      // Closed before it leaves the page: only then does the browser give the focus back.
      element.close()
      remove()
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        // A cancelled file picker inside bubbles the same event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser may close without asking; then the page has to learn of it.
        if (open && event.target === event.currentTarget) onClose()
      }}
      onPointerDown={(event) => {
        pressedScrim.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // A text selection that ends on the scrim is not a tap on it.
        if (pressedScrim.current && event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
