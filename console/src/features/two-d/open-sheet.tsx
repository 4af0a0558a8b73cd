import type { TwoDSession } from '#contract/two-d.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { today } from '../../platform/days.ts'
import styles from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { navigate, withFilters } from '../../platform/navigation.tsx'
import { SelectField } from '../../platform/select-field.tsx'
import { texts as common } from '../../platform/texts.ts'
import { openDraw } from './queries.ts'
import { texts } from './texts.ts'

const SESSIONS: TwoDSession[] = ['early', 'morning', 'afternoon', 'evening']

/** A draw that the rule would not open: of a session that is off, or one that was called off and takes place after all. */
export function OpenSheet({ onClose }: { onClose: () => void }) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const session = SESSIONS.find((one) => one === textOf(values, 'session')) ?? 'morning'
      const { data } = await openDraw({ game_date: textOf(values, 'game_date'), session })
      navigate(withFilters({ id: String(data.id) }), { replace: true })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={texts.newDraw} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        <Field label={texts.day} name="game_date" type="date" defaultValue={today()} error={fault('game_date')} />
        <SelectField label={texts.sessionName} name="session" defaultValue="morning">
          {SESSIONS.map((session) => (
            <option key={session} value={session}>
              {texts.session[session]}
            </option>
          ))}
        </SelectField>
        <p>{texts.newDrawLine}</p>
        <Button type="submit" wide busy={is_busy} busyLabel={texts.newDrawVerb}>
          {texts.newDrawVerb}
        </Button>
      </form>
    </Sheet>
  )
}
