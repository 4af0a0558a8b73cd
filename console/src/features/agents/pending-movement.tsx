import { useState } from 'react'
import type { Movement } from '#contract/agent-console.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { Amount } from '../../platform/amount.tsx'
import { failureText } from '../../platform/api.ts'
import { AskReason } from '../../platform/ask-reason.tsx'
import form from '../../platform/form.module.css'
import panel from '../../platform/panel.module.css'
import { approveMovement, rejectMovement } from './queries.ts'
import { texts } from './texts.ts'

interface PendingMovementProps {
  movement: Movement
  may_decide: boolean
}

/** Whoever has said yes once does not say it twice. */
export function PendingMovement({ movement, may_decide }: PendingMovementProps) {
  const [is_rejecting, setRejecting] = useState(false)
  const [is_busy, setBusy] = useState(false)
  const { number, kind, amount, note, asked_by, first_approved_by, needs_two } = movement
  const title = `${texts.movement[kind]} ${number}`
  const is_mine = first_approved_by?.is_me === true

  async function approve() {
    setBusy(true)
    try {
      const { data } = await approveMovement(movement)
      const text = data.status === 'done' ? texts.approved : texts.waitsForSecond
      showToast({ kind: 'success', text, position: 'top-center' })
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error), position: 'top-center' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={panel.waiting} aria-label={title}>
      <p>
        <b>{title}</b>:{' '}
        <b>
          <Amount amount={amount} />
        </b>{' '}
        Ks
      </p>
      <p>
        {texts.askedBy} {asked_by.user_name}: {note}
      </p>
      {needs_two && first_approved_by === null && <p>{texts.needsTwo}</p>}
      {first_approved_by && <p>{is_mine ? texts.youApproved : texts.firstApproved(first_approved_by.user_name)}</p>}
      {may_decide && (
        <div className={form.buttons}>
          {!is_mine && (
            <Button size="sm" busy={is_busy} onClick={() => void approve()}>
              {texts.approve}
            </Button>
          )}
          <Button kind="secondary" size="sm" disabled={is_busy} onClick={() => setRejecting(true)}>
            {texts.reject}
          </Button>
        </div>
      )}
      {is_rejecting && (
        <AskReason
          title={`${texts.reject}: ${title}`}
          verb={texts.reject}
          onClose={() => setRejecting(false)}
          send={async (reason) => {
            await rejectMovement(movement, reason)
          }}
        />
      )}
    </section>
  )
}
