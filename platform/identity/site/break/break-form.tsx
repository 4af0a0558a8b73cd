import { type FormEvent, useId, useState } from 'react'
import {
  BREAK_PERIODS,
  type BreakPeriod,
  SELF_EXCLUSION_PERIODS,
  TIME_OUT_PERIODS,
} from '#identity/contract/time-out-rules.ts'
import { submit as send } from '#platform/site/calls/submit.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { signOut } from '#platform/site/session/session-end.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { FieldError } from '#ui/components/controls/field-error.tsx'
import { PasswordField } from '#ui/components/controls/password-field.tsx'
import { typedIn } from '#ui/components/controls/use-sending.ts'
import { Note } from '#ui/components/display/note.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { fieldError, formError } from '../failure-text.ts'
import formStyles from '../form.module.css'
import { identityTexts } from '../texts.ts'
import { useForm } from '../use-form.ts'
import styles from './break-screen.module.css'

/** Of the profile area. */
const TOAST_MS = 3000

export function BreakForm() {
  const shared = useTexts(identityTexts)
  const texts = useTexts(identityTexts).break
  const language = useLanguage()
  const { user } = useSession()
  const { form, failure, is_busy, submit } = useForm({
    send: async (values) => {
      await send('/break', {
        body: { period: typedIn(values, 'period') || undefined, password: typedIn(values, 'password') },
      })
      showToast({ text: texts.begun, kind: 'success', ms: TOAST_MS })
      // The server has ended the session already, as every other of this player.
      signOut()
    },
  })
  const wrong_period = fieldError(failure, 'period', language)
  const unexpected = formError(failure, shared.unexpected, language)
  const fault_id = useId()
  /** The period that the player is asked about once more. */
  const [asked, setAsked] = useState<BreakPeriod | null>(null)
  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    const values = new FormData(event.currentTarget)
    const period = BREAK_PERIODS.find((each) => each === values.get('period'))
    if (asked || !period || values.get('password') === '') return submit(event)
    event.preventDefault()
    setAsked(period)
  }
  return (
    <form
      ref={form}
      className={`${styles.card} ${formStyles.form}`}
      noValidate
      onSubmit={askFirst}
      onChange={() => setAsked(null)}
    >
      <input hidden readOnly name="user_name" autoComplete="username" value={user?.user_name ?? ''} />
      {unexpected !== undefined && <Note kind="error">{unexpected}</Note>}
      <Periods label={texts.pauses} periods={TIME_OUT_PERIODS} faultId={wrong_period && fault_id} />
      <Periods label={texts.exclusions} periods={SELF_EXCLUSION_PERIODS} faultId={wrong_period && fault_id} />
      {wrong_period && (
        <FieldError id={fault_id} role="alert">
          {wrong_period}
        </FieldError>
      )}
      <PasswordField
        label={shared.password}
        name="password"
        autoComplete="current-password"
        showLabel={shared.show_password}
        hideLabel={shared.hide_password}
        error={fieldError(failure, 'password', language)}
      />
      {asked && <Note kind="pending">{texts.sure(texts.periods[asked])}</Note>}
      <Button type="submit" kind="danger" wide busy={is_busy} busyLabel={texts.beginning}>
        {asked ? texts.sure_begin : texts.begin}
      </Button>
      {asked && (
        <Button kind="secondary" wide onClick={() => setAsked(null)}>
          {texts.not_now}
        </Button>
      )}
    </form>
  )
}

interface PeriodsProps {
  label: string
  periods: readonly BreakPeriod[]
  /** Of the sentence that says what is wrong with the choice. */
  faultId: string | undefined
}

function Periods({ label, periods, faultId }: PeriodsProps) {
  const texts = useTexts(identityTexts).break
  return (
    <fieldset className={styles.periods} aria-describedby={faultId}>
      <legend>{label}</legend>
      {periods.map((period) => (
        <label key={period} className={styles.period}>
          <input type="radio" name="period" value={period} />
          <span>{texts.periods[period]}</span>
        </label>
      ))}
    </fieldset>
  )
}
