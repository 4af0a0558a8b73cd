import { useMay } from '#platform/console/call/me.ts'
import { textOf, useForm } from '#platform/console/form/use-form.ts'
import { sayDone } from '#platform/console/say.ts'
import { plainAmount } from '#platform/contract/typed-text.ts'
import { SETTING_REASON_MAX } from '#setting/contract/rules.ts'
import type { SettingField, SettingGroup } from '#setting/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { changeSettings } from './queries.ts'
import { SettingInput } from './setting-input.tsx'
import styles from './settings.module.css'
import { texts } from './texts.ts'

/** Every value of a group; only what was changed is sent. */
export function GroupForm({ group }: { group: SettingGroup }) {
  const may_write = useMay('settings.write')
  const { form, fault, sentence, is_busy, submit } = useForm(async (typed) => {
    const changed = group.fields
      .map((field) => [field.key, readField(field, typed)] as const)
      .filter(([key, value]) => value !== group.fields.find((field) => field.key === key)?.value)
    if (changed.length === 0) return sayDone(texts.unchanged)
    const reason = textOf(typed, 'reason')
    const body = { values: Object.fromEntries(changed), ...(reason !== '' && { reason }) }
    const { proposal } = await changeSettings(group.key, body)
    sayDone(proposal ? texts.requested : texts.saved)
  })
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={group.title}>
      {sentence && <Note kind="error">{sentence}</Note>}
      <fieldset className={styles.fields} disabled={!may_write}>
        {group.fields.map((field) => (
          <SettingInput key={field.key} field={field} error={fault(field.key)} />
        ))}
      </fieldset>
      {may_write && (
        <div className={styles.end}>
          <Field label={texts.reason} name="reason" maxLength={SETTING_REASON_MAX} autoComplete="off" />
          <Button type="submit" busy={is_busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  )
}

/** A value that cannot be read as a number goes as it was typed: the platform answers with the fault. */
function readField({ key, unit, value }: SettingField, typed: FormData): SettingField['value'] {
  if (unit === 'yes_no') return typed.get(key) === 'on'
  const text = textOf(typed, key)
  if (typeof value !== 'number') return text
  const number = Number(plainAmount(text))
  return text === '' || Number.isNaN(number) ? text : number
}
