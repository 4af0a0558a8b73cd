import { useEffect, useRef } from 'react'
import type { Approval } from '#approval/contract/staff.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { texts as common } from '#platform/console/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { xBold } from '#ui/icons.ts'
import styles from './approvals.module.css'
import type { ApprovalPanel } from './panel.ts'
import { texts } from './texts.ts'

interface OpenedPanelProps {
  approval: Approval
  Panel: ApprovalPanel['Panel']
  onClose: () => void
}

/** The whole request beside the list. The keyboard goes on in the panel, and on closing goes back to where it was. */
export function OpenedPanel({ approval, Panel, onClose }: OpenedPanelProps) {
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
    frame.current?.focus()
  }, [])
  const close = () => {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  useKeys({ escape: close })
  return (
    <div ref={frame} className={styles.opened} tabIndex={-1} role="group" aria-label={approval.title}>
      <header>
        <span className={styles.kind}>{texts.kinds[approval.kind]}</span>
        <button
          type="button"
          className={styles.close}
          aria-label={common.close}
          aria-keyshortcuts="Escape"
          title={common.close}
          onClick={close}
        >
          <Icon glyph={xBold} size={18} />
        </button>
      </header>
      <Panel approval={approval} />
    </div>
  )
}
