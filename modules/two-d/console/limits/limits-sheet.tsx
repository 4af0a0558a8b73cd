import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import { plainAmount } from '#platform/contract/typed-text.ts'
import type { TwoDExposure } from '#two-d/contract/limits-staff.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { requestLimitChange } from '../queries.ts'
import { ReasonField } from '../reason-field.tsx'
import { texts } from '../texts.ts'

interface LimitsSheetProps {
  exposure: TwoDExposure
  chosen: readonly string[]
  onClose: () => void
}

const LIMITS = [
  { name: 'odds', label: texts.odds },
  { name: 'stake_min', label: texts.stakeMin },
  { name: 'stake_max', label: texts.stakeMax },
  { name: 'default_number_limit', label: texts.limitOfAll },
] as const

/** Requests other limits of this one draw (four-eyes). A field that is left as it was is not requested. */
export const LimitsSheet = asOverlay(function LimitsSheet({ exposure, chosen, onClose }: LimitsSheetProps) {
  const send = async (values: FormData) => {
    const changed = LIMITS.map(({ name }) => [name, parseNumber(textOf(values, name))] as const)
    const number_limit = parseNumber(textOf(values, 'number_limit'))
    await requestLimitChange(exposure.draw_id, {
      ...Object.fromEntries(changed.filter(([name, number]) => number !== null && number !== exposure[name])),
      ...(number_limit !== null && { number_limits: Object.fromEntries(chosen.map((num) => [num, number_limit])) }),
      reason: textOf(values, 'reason'),
    })
    sayDone(common.approverRequired)
  }
  return (
    <FormSheet title={texts.changeLimits} submitLabel={texts.request} onClose={onClose} send={send}>
      {(fault) => (
        <>
          {chosen.length > 0 && (
            <NumberField
              name="number_limit"
              label={texts.limitOfChosen}
              hint={texts.limitHint}
              error={fault('number_limits')}
            />
          )}
          {LIMITS.map(({ name, label }) => (
            <NumberField key={name} name={name} label={label} value={exposure[name]} error={fault(name)} />
          ))}
          <ReasonField error={fault('reason')} />
        </>
      )}
    </FormSheet>
  )
})

interface NumberFieldProps {
  name: string
  label: string
  hint?: string
  value?: number
  error: string | undefined
}

function NumberField({ value, ...field }: NumberFieldProps) {
  return <Field {...field} inputMode="numeric" autoComplete="off" defaultValue={value} />
}

/** Null for nothing typed, or nothing that is a number: the server says what is wrong with the rest. */
function parseNumber(text: string): number | null {
  const plain = plainAmount(text)
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null
}
