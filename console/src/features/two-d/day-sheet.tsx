import { useState } from 'react'
import type { TwoDSpecialDay } from '#contract/two-d-draw-console.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import { failureText } from '../../platform/api.ts'
import { today } from '../../platform/days.ts'
import styles from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { SelectField } from '../../platform/select-field.tsx'
import { texts as common } from '../../platform/texts.ts'
import { changeDay, removeDay } from './queries.ts'
import { texts } from './texts.ts'

const NAME_MAX = 80
const NAMES = ['name_en', 'name_mm', 'name_zh', 'name_th'] as const
const LABELS = { name_en: texts.nameEn, name_mm: texts.nameMm, name_zh: texts.nameZh, name_th: texts.nameTh }

/** A day that differs from the rule; null for a new one. */
export function DaySheet({ day, onClose }: { day: TwoDSpecialDay | null; onClose: () => void }) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      await changeDay({
        day: day?.day ?? textOf(values, 'day'),
        is_trading: textOf(values, 'kind') === 'trading',
        name_en: textOf(values, 'name_en'),
        name_mm: textOf(values, 'name_mm') || null,
        name_zh: textOf(values, 'name_zh') || null,
        name_th: textOf(values, 'name_th') || null,
        is_provisional: textOf(values, 'is_provisional') !== '',
      })
      showToast({ kind: 'success', text: texts.saved, position: 'top-center' })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={texts.editDay} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        <Field
          label={texts.date}
          name="day"
          type="date"
          defaultValue={day?.day ?? today()}
          disabled={day !== null}
          error={fault('day')}
        />
        <SelectField label={texts.kind} name="kind" defaultValue={day?.is_trading ? 'trading' : 'holiday'}>
          <option value="holiday">{texts.holiday}</option>
          <option value="trading">{texts.trading}</option>
        </SelectField>
        {NAMES.map((name) => (
          <Field
            key={name}
            label={LABELS[name]}
            name={name}
            maxLength={NAME_MAX}
            autoComplete="off"
            defaultValue={day?.[name] ?? ''}
            error={fault(name)}
          />
        ))}
        <div className={styles.boxes}>
          <label>
            <input type="checkbox" name="is_provisional" defaultChecked={day?.is_provisional} />
            {texts.provisional}
          </label>
        </div>
        <p>{texts.dayLine}</p>
        <Button type="submit" wide busy={is_busy} busyLabel={texts.save}>
          {texts.save}
        </Button>
        {day && <Remove day={day.day} onClose={onClose} />}
      </form>
    </Sheet>
  )
}

function Remove({ day, onClose }: { day: string; onClose: () => void }) {
  const [is_busy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await removeDay(day)
      showToast({ kind: 'success', text: texts.removed, position: 'top-center' })
      onClose()
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error), position: 'top-center' })
      setBusy(false)
    }
  }
  return (
    <Button kind="secondary" wide busy={is_busy} onClick={() => void remove()}>
      {texts.remove}
    </Button>
  )
}
