import { Field } from '#ui/components/controls/field.tsx'
import { asOverlay } from '../page/as-overlay.tsx'
import { texts } from '../texts.ts'
import { FormSheet } from './form-sheet.tsx'
import { textOf } from './use-form.ts'

export interface ReasonDialogProps {
  title: string
  /** The button's action, as a verb. */
  submitLabel: string
  onClose: () => void
  /** Closes by itself when it is through. */
  send: (reason: string) => Promise<unknown>
}

const REASON_MAX = 300

/** A action that stands in the audit log with its reason. */
export const ReasonDialog = asOverlay(function ReasonDialog({ title, submitLabel, onClose, send }: ReasonDialogProps) {
  return (
    <FormSheet
      title={title}
      submitLabel={submitLabel}
      button={{ kind: 'danger', wide: true }}
      onClose={onClose}
      send={(values) => send(textOf(values, 'reason'))}
    >
      {(fault) => (
        <Field label={texts.reason} name="reason" maxLength={REASON_MAX} autoComplete="off" error={fault('reason')} />
      )}
    </FormSheet>
  )
})
