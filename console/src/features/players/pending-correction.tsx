import { useState } from 'react'
import type { Correction } from '#contract/counter.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { Amount } from '../../platform/amount.tsx'
import { failureText } from '../../platform/api.ts'
import { AskReason } from '../../platform/ask-reason.tsx'
import form from '../../platform/form.module.css'
import panel from '../../platform/panel.module.css'
import { approveCorrection, rejectCorrection } from './queries.ts'
import { texts } from './texts.ts'

interface PendingCorrectionProps {
  correction: Correction
  may_decide: boolean
}

/** Whoever asked for it may take it back; only another one approves it. */
export function PendingCorrection({ correction, may_decide }: PendingCorrectionProps) {
  const [is_rejecting, setRejecting] = useState(false)
  const [is_busy, setBusy] = useState(false)
  const { number, account, direction, amount, reason, asked_by } = correction

  async function approve() {
    setBusy(true)
    try {
      await approveCorrection(correction)
      showToast({ kind: 'success', text: texts.approved, position: 'top-center' })
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error), position: 'top-center' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={panel.waiting} aria-label={texts.correction(number)}>
      <p>
        <b>{texts.correction(number)}</b>: {texts[account]}{' '}
        <b>
          <Amount amount={direction === 'credit' ? amount : -amount} signed />
        </b>
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
            {asked_by.is_me ? texts.takeBack : texts.reject}
          </Button>
        </div>
      )}
      {is_rejecting && (
        <AskReason
          title={`${texts.reject}: ${texts.correction(number)}`}
          verb={asked_by.is_me ? texts.takeBack : texts.reject}
          onClose={() => setRejecting(false)}
          send={async (why) => {
            await rejectCorrection(correction, why)
          }}
        />
      )}
    </section>
  )
}
