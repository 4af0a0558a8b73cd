import { type ReactNode, useState } from 'react'
import { Button } from '#ui/components/controls/button.tsx'
import { useAction } from './call/use-action.ts'
import form from './form/form.module.css'
import { ReasonDialog } from './form/reason-dialog.tsx'
import panel from './panel.module.css'
import { texts } from './texts.ts'

export interface PendingPanelProps {
  title: string
  /** The result that an approval would have. */
  what: ReactNode
  requested_by: string
  reason: string
  may_decide: boolean
  /** The reader's own earlier step: then another of the staff has to approve. */
  said: 'asked' | 'approved' | null
  /** Who else has said something. */
  children?: ReactNode
  approve: () => Promise<unknown>
  reject: (reason: string) => Promise<unknown>
}

/** A request that waits for a second person. Its requester may take it back, and anyone who may decide may reject it. */
export function PendingPanel({ title, what, said, may_decide, children, ...props }: PendingPanelProps) {
  const [is_rejecting, setRejecting] = useState(false)
  const { is_busy, act } = useAction()
  const submitLabel = said === 'asked' ? texts.takeBack : texts.reject
  return (
    <section className={panel.waiting} aria-label={title}>
      <p>
        <b>{title}</b>: {what}
      </p>
      <p>
        {texts.requestedBy} {props.requested_by}: {props.reason}
      </p>
      {children}
      {may_decide && said === 'asked' && <p>{texts.approverRequired}</p>}
      {may_decide && (
        <div className={form.buttons}>
          {said === null && (
            <Button size="sm" busy={is_busy} onClick={() => act(props.approve)}>
              {texts.approve}
            </Button>
          )}
          <Button kind="secondary" size="sm" disabled={is_busy} onClick={() => setRejecting(true)}>
            {submitLabel}
          </Button>
        </div>
      )}
      {is_rejecting && (
        <ReasonDialog
          title={`${submitLabel}: ${title}`}
          submitLabel={submitLabel}
          onClose={() => setRejecting(false)}
          send={props.reject}
        />
      )}
    </section>
  )
}
