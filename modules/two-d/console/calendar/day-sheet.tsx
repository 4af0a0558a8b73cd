import { useAction } from '#platform/console/call/use-action.ts'
import { today } from '#platform/console/filter/days.ts'
import styles from '#platform/console/form/form.module.css'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import type { TwoDSpecialDay } from '#two-d/contract/draws-staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { changeDay, removeDay } from '../queries.ts'
import { texts } from '../texts.ts'

const NAME_MAX = 80
const NAMES = [
  { name: 'name_en', label: texts.nameEn },
  { name: 'name_mm', label: texts.nameMm },
  { name: 'name_zh', label: texts.nameZh },
  { name: 'name_th', label: texts.nameTh },
] as const

/** A day that differs from the rule; null for a new one. */
export const DaySheet = asOverlay(function DaySheet({
  day,
  onClose,
}: {
  day: TwoDSpecialDay | null
  onClose: () => void
}) {
  const send = async (values: FormData) => {
    await changeDay({
      day: day?.day ?? textOf(values, 'day'),
      is_trading: textOf(values, 'kind') === 'trading',
      name_en: textOf(values, 'name_en'),
      name_mm: textOf(values, 'name_mm') || null,
      name_zh: textOf(values, 'name_zh') || null,
      name_th: textOf(values, 'name_th') || null,
      is_provisional: textOf(values, 'is_provisional') !== '',
    })
    sayDone(common.saved)
  }
  return (
    <FormSheet title={texts.editDay} submitLabel={common.save} onClose={onClose} send={send}>
      {(fault) => (
        <>
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
          {NAMES.map(({ name, label }) => (
            <Field
              key={name}
              label={label}
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
          {day && <Remove day={day.day} onClose={onClose} />}
        </>
      )}
    </FormSheet>
  )
})

function Remove({ day, onClose }: { day: string; onClose: () => void }) {
  const { is_busy, act } = useAction()
  async function remove() {
    await removeDay(day)
    sayDone(texts.removed)
    onClose()
  }
  return (
    <Button kind="secondary" size="sm" busy={is_busy} onClick={() => act(remove)}>
      {texts.remove}
    </Button>
  )
}
