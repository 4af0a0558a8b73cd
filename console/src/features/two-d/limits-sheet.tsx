import type { TwoDExposure } from '#contract/two-d-limit-console.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import styles from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { texts as common } from '../../platform/texts.ts'
import { askLimitChange } from './queries.ts'
import { texts } from './texts.ts'

const REASON_MAX = 300

interface LimitsSheetProps {
  exposure: TwoDExposure
  chosen: readonly string[]
  onClose: () => void
}

/** Asks for other limits of this one draw; another person approves. What is left as it was is not asked for. */
export function LimitsSheet({ exposure, chosen, onClose }: LimitsSheetProps) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const changed = (name: 'odds' | 'stake_max' | 'default_break') => {
        const number = readNumber(textOf(values, name))
        return number === null || number === exposure[name] ? {} : { [name]: number }
      }
      const cap = readNumber(textOf(values, 'cap'))
      await askLimitChange(exposure.draw_id, {
        ...changed('odds'),
        ...changed('stake_max'),
        ...changed('default_break'),
        ...(cap !== null && { caps: Object.fromEntries(chosen.map((num) => [num, cap])) }),
        reason: textOf(values, 'reason'),
      })
      showToast({ kind: 'success', text: texts.secondPerson, position: 'top-center' })
      onClose()
    },
    { takes_focus: true },
  )
  const number = (name: 'odds' | 'stake_max' | 'default_break', label: string) => (
    <Field
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={exposure[name]}
      error={fault(name)}
    />
  )
  return (
    <Sheet open onClose={onClose} title={texts.changeLimits} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        {chosen.length > 0 && (
          <Field
            label={texts.capOfChosen}
            name="cap"
            inputMode="numeric"
            autoComplete="off"
            hint={texts.capHint}
            error={fault('caps')}
          />
        )}
        {number('odds', texts.odds)}
        {number('stake_max', texts.stakeMax)}
        {number('default_break', texts.capOfAll)}
        <Field label={common.reason} name="reason" maxLength={REASON_MAX} autoComplete="off" error={fault('reason')} />
        <Button type="submit" wide busy={is_busy} busyLabel={texts.ask}>
          {texts.ask}
        </Button>
      </form>
    </Sheet>
  )
}

/** Null for nothing typed, or nothing that is a number: the house says what is wrong with the rest. */
function readNumber(text: string): number | null {
  const plain = text.replaceAll(',', '')
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null
}
