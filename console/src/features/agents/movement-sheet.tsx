import { useState } from 'react'
import type { AgentProfile, Movement, MovementKind } from '#contract/agent-console.ts'
import { NOTE_LENGTH_MAX } from '#contract/agent-rules.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { formatMoney } from '#ui/money.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import form from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { newId } from '../../platform/new-id.ts'
import { texts as common } from '../../platform/texts.ts'
import { askMovement, askPayout } from './queries.ts'
import { texts } from './texts.ts'

interface MovementSheetProps {
  agent: AgentProfile
  kind: MovementKind
  /** The agent himself asks, and the house decides. */
  is_own: boolean
  onClose: () => void
}

export function MovementSheet({ agent, kind, is_own, onClose }: MovementSheetProps) {
  // One intent: sent again after a lost answer, it moves nothing twice.
  const [id] = useState(newId)
  const verb = is_own ? texts.ask : texts.move[kind]
  const {
    form: ref,
    fault,
    sentence,
    is_busy,
    submit,
  } = useForm(
    async (values) => {
      const amount = textOf(values, 'amount').replaceAll(',', '')
      const asked = {
        id,
        amount: /^\d+(?:\.\d+)?$/.test(amount) ? Number(amount) : null,
        note: textOf(values, 'note'),
      }
      const { data } = is_own ? await askPayout(agent.id, asked) : await askMovement(agent.id, kind, asked)
      showToast({ kind: 'success', text: whatBecame(data), position: 'top-center' })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={`${texts.movement[kind]}: ${agent.user_name}`} closeLabel={common.close}>
      <form ref={ref} className={form.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        {!is_own && <p>{texts.secondAbove(formatMoney(agent.second_person_above))}</p>}
        <Field
          label={texts.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={kind === 'payout' ? agent.commission_balance : undefined}
          error={fault('amount')}
        />
        <Field label={texts.note} name="note" maxLength={NOTE_LENGTH_MAX} autoComplete="off" error={fault('note')} />
        <Button type="submit" wide busy={is_busy} busyLabel={verb}>
          {verb}
        </Button>
      </form>
    </Sheet>
  )
}

function whatBecame({ status, first_approved_by }: Movement): string {
  if (status === 'done') return texts.recorded
  return first_approved_by === null ? texts.waitsForHouse : texts.waitsForSecond
}
