import { texts } from '#platform/console/texts.ts'
import { Field } from '#ui/components/controls/field.tsx'

const REASON_MAX = 300

/** The reason that the audit log gets. */
export function ReasonField({ error }: { error: string | undefined }) {
  return <Field label={texts.reason} name="reason" maxLength={REASON_MAX} autoComplete="off" error={error} />
}
