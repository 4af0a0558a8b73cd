import { today } from '#platform/console/filter/days.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { navigate, withFilters } from '#platform/console/page/navigation.tsx'
import { TWO_D_SESSIONS } from '#two-d/contract/rules.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { openDraw } from '../queries.ts'
import { texts } from '../texts.ts'

/** A draw that the rule would not open: of a session that is off, or one that was called off and takes place after all. */
export const OpenSheet = asOverlay(function OpenSheet({ onClose }: { onClose: () => void }) {
  const send = async (values: FormData) => {
    const session = TWO_D_SESSIONS.find((one) => one === textOf(values, 'session')) ?? 'morning'
    const { data } = await openDraw({ game_date: textOf(values, 'game_date'), session })
    navigate(withFilters({ id: String(data.id) }), { replace: true })
  }
  return (
    <FormSheet title={texts.newDraw} submitLabel={texts.newDrawVerb} onClose={onClose} send={send}>
      {(fault) => (
        <>
          <Field label={texts.day} name="game_date" type="date" defaultValue={today()} error={fault('game_date')} />
          <SelectField label={texts.sessionName} name="session" defaultValue="morning">
            {TWO_D_SESSIONS.map((session) => (
              <option key={session} value={session}>
                {texts.session[session]}
              </option>
            ))}
          </SelectField>
          <p>{texts.newDrawLine}</p>
        </>
      )}
    </FormSheet>
  )
})
