import { useState } from 'react'
import type { AgentProfile, AgentTransaction, AgentTransactionKind } from '#agent/contract/staff.ts'
import { newId } from '#platform/console/call/new-id.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { plainAmount } from '#platform/contract/typed-text.ts'
import { REASON_LENGTH_MAX } from '#staff/contract/rules.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { requestPayout, requestTransaction } from '../queries.ts'
import { texts } from '../texts.ts'
import { PayoutFields, readPayout } from './payout-fields.tsx'

interface TransactionSheetProps {
  agent: AgentProfile
  kind: AgentTransactionKind
  /** The agent requests it, and the company decides. */
  is_own: boolean
  onClose: () => void
}

export const TransactionSheet = asOverlay(function TransactionSheet({
  agent,
  kind,
  is_own,
  onClose,
}: TransactionSheetProps) {
  // One intent: sent again after a lost answer, it moves nothing twice.
  const [id] = useState(newId)
  const is_payout = kind === 'payout' && !is_own
  const send = async (values: FormData) => {
    const amount = plainAmount(textOf(values, 'amount'))
    const note = textOf(values, 'note')
    const body = { id, amount: /^\d+(?:\.\d+)?$/.test(amount) ? Number(amount) : null, note }
    const { data } = is_own
      ? await requestPayout(agent.id, body)
      : await requestTransaction(agent.id, kind, { ...body, ...(is_payout && readPayout(values)) })
    sayDone(whatBecame(data))
  }
  return (
    <FormSheet
      title={`${texts.transaction[kind]}: ${agent.user_name}`}
      submitLabel={is_own ? texts.request : texts.move[kind]}
      onClose={onClose}
      send={send}
    >
      {(fault) => (
        <>
          {!is_own && (
            <p>{secondPerson(kind === 'payout' ? agent.second_person_above : agent.float_second_person_above)}</p>
          )}
          <Field
            label={texts.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={kind === 'payout' ? agent.commission_balance : undefined}
            error={fault('amount')}
          />
          {is_payout && <PayoutFields fault={fault} />}
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

const secondPerson = (above: number): string =>
  above === 0 ? texts.secondAlways : texts.secondAbove(formatMoney(above))

function whatBecame({ status, first_approved_by }: AgentTransaction): string {
  if (status === 'done') return texts.recorded
  return first_approved_by === null ? texts.waitsForCompany : texts.waitsForSecond
}
