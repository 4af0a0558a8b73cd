import { useState } from 'react'
import type { AgentProfile, Movement, MovementKind } from '#contract/agent-console.ts'
import { REASON_LENGTH_MAX } from '#contract/staff-rules.ts'
import { Field } from '#ui/field.tsx'
import { formatMoney } from '#ui/money.tsx'
import { newId } from '../../platform/call/new-id.ts'
import { FormSheet } from '../../platform/form/form-sheet.tsx'
import { textOf } from '../../platform/form/use-form.ts'
import { asOverlay } from '../../platform/page/as-overlay.tsx'
import { sayDone } from '../../platform/say.ts'
import { askMovement, askPayout } from './queries.ts'
import { texts } from './texts.ts'

interface MovementSheetProps {
  agent: AgentProfile
  kind: MovementKind
  /** The agent himself asks, and the house decides. */
  is_own: boolean
  onClose: () => void
}

export const MovementSheet = asOverlay(function MovementSheet({ agent, kind, is_own, onClose }: MovementSheetProps) {
  // One intent: sent again after a lost answer, it moves nothing twice.
  const [id] = useState(newId)
  const send = async (values: FormData) => {
    const amount = textOf(values, 'amount').replaceAll(',', '')
    const note = textOf(values, 'note')
    const asked = { id, amount: /^\d+(?:\.\d+)?$/.test(amount) ? Number(amount) : null, note }
    const { data } = is_own ? await askPayout(agent.id, asked) : await askMovement(agent.id, kind, asked)
    sayDone(whatBecame(data))
  }
  return (
    <FormSheet
      title={`${texts.movement[kind]}: ${agent.user_name}`}
      verb={is_own ? texts.ask : texts.move[kind]}
      onClose={onClose}
      send={send}
    >
      {(fault) => (
        <>
          {!is_own && <p>{texts.secondAbove(formatMoney(agent.second_person_above))}</p>}
          <Field
            label={texts.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={kind === 'payout' ? agent.commission_balance : undefined}
            error={fault('amount')}
          />
          <Field
            label={texts.note}
            name="note"
            maxLength={REASON_LENGTH_MAX}
            autoComplete="off"
            error={fault('note')}
          />
        </>
      )}
    </FormSheet>
  )
})

function whatBecame({ status, first_approved_by }: Movement): string {
  if (status === 'done') return texts.recorded
  return first_approved_by === null ? texts.waitsForHouse : texts.waitsForSecond
}
