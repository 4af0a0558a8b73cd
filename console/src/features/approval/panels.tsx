import { type ComponentType, useEffect, useRef } from 'react'
import type { Approval } from '#contract/approval/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { useKeys } from '../../platform/page/keys/use-keys.ts'
import { texts as platform } from '../../platform/texts.ts'
import styles from './panels.module.css'
import { texts } from './texts.ts'

/** Shows what an approval is about, and decides about it where the list alone cannot. */
export type ApprovalPanel = ComponentType<{ approval: Approval }>
/** The kinds that have one. */
export type ApprovalPanels = Partial<Record<Approval['kind'], ApprovalPanel>>

/** The `id` of the address where the console shows what an approval is about. */
export const subjectIdOf = ({ href }: Approval): string =>
  new URL(href ?? '', window.location.origin).searchParams.get('id') ?? ''

interface OpenedProps {
  approval: Approval
  Panel: ApprovalPanel
  onClose: () => void
}

/** What was opened of the list, beside it. The keyboard goes on in it; closed, it goes back to where it was. */
export function Opened({ approval, Panel, onClose }: OpenedProps) {
  const { kind, title } = approval
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
    <div ref={frame} className={styles.opened} tabIndex={-1} role="group" aria-label={title}>
      <header className={styles.head}>
        <b>{texts.kinds[kind]}</b>
        <Button kind="secondary" size="sm" onClick={close}>
          {platform.close}
        </Button>
      </header>
      <Panel approval={approval} />
    </div>
  )
}
