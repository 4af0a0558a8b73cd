import type { ReactNode } from 'react'
import styles from './drawer.module.css'
import { Modal } from './modal.tsx'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  /** The name of the drawer for screen readers. Its content brings its own closing button. */
  label: string
  children: ReactNode
}

/** The frame of the side menu, on the right. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose} className={styles.drawer} label={label}>
      <div className={styles.inside}>{children}</div>
    </Modal>
  )
}
