import type { AgentReceivable } from '#cashier/contract/agent-receivables.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { REASON_LENGTH_MAX } from '#staff/contract/rules.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { parseAmount } from '../balances/parse-amount.ts'
import { setReceivableCap } from '../balances/queries.ts'
import { texts } from './texts.ts'

interface CapSheetProps {
  receivable: AgentReceivable
  onClose: () => void
}

/** How much an agent may have collected before an alarm is raised. */
export const CapSheet = asOverlay(function CapSheet({ receivable, onClose }: CapSheetProps) {
  const { agent, cap, has_own_cap } = receivable
  const send = async (values: FormData) => {
    const typed = textOf(values, 'cap')
    await setReceivableCap(agent.staff_id, typed === '' ? null : (parseAmount(typed) ?? -1), textOf(values, 'reason'))
    sayDone(texts.capSet)
  }
  return (
    <FormSheet title={texts.setCap(agent.user_name)} submitLabel={texts.saveCap} onClose={onClose} send={send}>
      {(fault) => (
        <>
          <p>{texts.capHint}</p>
          <Field
            label={texts.capField}
            name="cap"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={has_own_cap ? cap : undefined}
            error={fault('cap')}
          />
          <Field
            label={texts.reason}
            name="reason"
            maxLength={REASON_LENGTH_MAX}
            autoComplete="off"
            error={fault('reason')}
          />
        </>
      )}
    </FormSheet>
  )
})
