import { useState } from 'react'
import type { TwoDLimitChange } from '#contract/two-d-limit-console.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { failureText } from '../../platform/api.ts'
import { AskReason } from '../../platform/ask-reason.tsx'
import form from '../../platform/form.module.css'
import { useMay } from '../../platform/me.ts'
import panel from '../../platform/panel.module.css'
import { approveLimitChange, rejectLimitChange } from './queries.ts'
import { texts } from './texts.ts'
import { whatChanges } from './what-changes.ts'

/** Whoever asked for it may take it back; only another one approves it. */
export function PendingChange({ change }: { change: TwoDLimitChange }) {
  const [is_rejecting, setRejecting] = useState(false)
  const [is_busy, setBusy] = useState(false)
  const may_decide = useMay('two_d.declare')
  const { number, asked_by, reason } = change
  const verb = asked_by.is_me ? texts.takeBack : texts.reject

  async function approve() {
    setBusy(true)
    try {
      await approveLimitChange(change)
      showToast({ kind: 'success', text: texts.approved, position: 'top-center' })
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error), position: 'top-center' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={panel.waiting} aria-label={texts.change(number)}>
      <p>
        <b>{texts.change(number)}</b>: {whatChanges(change)}
      </p>
      <p>
        {texts.askedBy} {asked_by.user_name}: {reason}
      </p>
      {may_decide && asked_by.is_me && <p>{texts.secondPerson}</p>}
      {may_decide && (
        <div className={form.buttons}>
          {!asked_by.is_me && (
            <Button size="sm" busy={is_busy} onClick={() => void approve()}>
              {texts.approve}
            </Button>
          )}
          <Button kind="secondary" size="sm" disabled={is_busy} onClick={() => setRejecting(true)}>
            {verb}
          </Button>
        </div>
      )}
      {is_rejecting && (
        <AskReason
          title={`${verb}: ${texts.change(number)}`}
          verb={verb}
          onClose={() => setRejecting(false)}
          send={async (why) => {
            await rejectLimitChange(change, why)
          }}
        />
      )}
    </section>
  )
}
