import { type ReactNode, useId } from 'react'
import { xBold } from '../../icons.ts'
import { Icon } from '../display/icon.tsx'
import { Modal } from './modal.tsx'
import styles from './sheet.module.css'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** A small fact beside the title. */
  badge?: ReactNode
  children: ReactNode
}

/** Rises from the bottom of a phone; a centred dialog from 640 px. */
export function Sheet({ open, onClose, title, closeLabel, badge, children }: SheetProps) {
  const heading = useId()
  return (
    <Modal open={open} onClose={onClose} className={styles.sheet} labelledBy={heading}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={heading} tabIndex={-1} data-first-focus="">
            {title}
          </h2>
          {badge}
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon glyph={xBold} size={20} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </Modal>
  )
}
