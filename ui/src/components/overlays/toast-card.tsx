import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { checkCircleFill, infoFill, warningCircleFill, xBold } from '../../icons.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import { openOverlays } from './overlay-stack.ts'
import styles from './toast.module.css'
import type { ShownToast } from './toast.tsx'
import { topDialog } from './top-dialog.ts'

const MARKS = { success: checkCircleFill, error: warningCircleFill, info: infoFill } as const
const STAY_MS = 5000

export interface ToastPlaceProps {
  toast: ShownToast
  closeLabel: string
  onDone: () => void
}

/**
 * A page under a modal dialog is inert, so the toast moves into the topmost dialog while there is one, and as a popover
 * it lies above all.
 */
export function ToastPlace(props: ToastPlaceProps) {
  const dialog = useSyncExternalStore(openOverlays.subscribe, topDialog, () => null)
  return createPortal(<ToastCard key={props.toast.id} {...props} />, dialog ?? document.body)
}

function ToastCard({ toast, closeLabel, onDone }: ToastPlaceProps) {
  const card = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const kind = toast.kind ?? 'info'

  useEffect(() => {
    // The dialog that it was put into may have closed in the same breath; it then comes again, on the page.
    if (card.current?.isConnected) card.current.showPopover?.()
  }, [])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onDone, toast.ms ?? STAY_MS)
    return () => clearTimeout(timer)
  }, [held, toast, onDone])

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
      <ToastText toast={toast} onDone={onDone} />
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onDone}>
        <Icon glyph={xBold} size={16} />
      </button>
    </div>
  )
}

function ToastText({ toast: { text, onPress }, onDone }: Pick<ToastPlaceProps, 'toast' | 'onDone'>) {
  if (!onPress) return <span className={styles.text}>{text}</span>
  const press = () => {
    onDone()
    onPress()
  }
  return (
    <button type="button" className={styles.text} onClick={press}>
      {text}
    </button>
  )
}
