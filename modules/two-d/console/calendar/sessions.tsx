import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/console/call/me.ts'
import form from '#platform/console/form/form.module.css'
import { textOf, useForm } from '#platform/console/form/use-form.ts'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import { sayDone } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import type { TwoDSessionSetting } from '#two-d/contract/draws-staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { changeSessions, sessionsQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'

/** The four of the market's day: which are played, when bets end, and when they are drawn. */
export function Sessions() {
  const { data, error, isPending, refetch } = useQuery(sessionsQuery)
  if (isPending) return <WaitingRows rows={6} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return <SessionsForm sessions={data.sessions} />
}

function SessionsForm({ sessions }: { sessions: TwoDSessionSetting[] }) {
  const may_write = useMay('two_d.write')
  const {
    form: ref,
    fault,
    sentence,
    is_busy,
    submit,
  } = useForm(async (values) => {
    await changeSessions(
      sessions.map(({ session }) => ({
        session,
        is_on: textOf(values, `${session} is_on`) !== '',
        cutoff_at: textOf(values, `${session} cutoff_at`).slice(0, 5),
        draws_at: textOf(values, `${session} draws_at`).slice(0, 5),
      })),
    )
    sayDone(common.saved)
  })
  return (
    <form ref={ref} className={styles.card} onSubmit={submit} noValidate>
      <h2>{texts.sessions}</h2>
      {sentence && <Note kind="error">{sentence}</Note>}
      {sessions.map(({ session, is_on, cutoff_at, draws_at }) => (
        <fieldset key={session} className={styles.session} disabled={!may_write}>
          <legend>{texts.session[session]}</legend>
          <div className={form.boxes}>
            <label>
              <input type="checkbox" name={`${session} is_on`} defaultChecked={is_on} />
              {texts.isOn}
            </label>
          </div>
          <Field
            label={texts.cutoff}
            name={`${session} cutoff_at`}
            type="time"
            defaultValue={cutoff_at}
            error={fault(session)}
          />
          <Field label={texts.drawn} name={`${session} draws_at`} type="time" defaultValue={draws_at} />
        </fieldset>
      ))}
      <p>{texts.sessionsLine}</p>
      {may_write && (
        <Button type="submit" busy={is_busy} busyLabel={common.save}>
          {common.save}
        </Button>
      )}
    </form>
  )
}
