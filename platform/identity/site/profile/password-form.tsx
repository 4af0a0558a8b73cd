import { useState } from 'react'
import { type Failure, Refusal } from '#platform/site/calls/api.ts'
import { submit } from '#platform/site/calls/submit.ts'
import { useLanguage } from '#platform/site/language.ts'
import { navigate } from '#platform/site/navigation.tsx'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { PasswordField } from '#ui/components/controls/password-field.tsx'
import { typedIn } from '#ui/components/controls/use-sending.ts'
import { Note } from '#ui/components/display/note.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { fieldError } from '../failure-text.ts'
import formStyles from '../form.module.css'
import { identityTexts } from '../texts.ts'
import { useForm } from '../use-form.ts'
import styles from './profile-screen.module.css'

/** Of the profile area. */
const TOAST_MS = 3000

export function PasswordForm() {
  const shared = useTexts(identityTexts)
  const texts = useTexts(identityTexts).profile
  const language = useLanguage()
  const { user } = useSession()
  /** A new key empties the fields after success. */
  const [round, setRound] = useState(0)
  const bannerOf = (failure: Failure | null): string | null => {
    if (failure === null) return null
    if (!(failure instanceof Refusal)) return texts.change_unreachable
    if ([200, 422].includes(failure.http) && Object.keys(failure.errors).length > 0) return null
    // Some servers say no in a 200.
    return ([200, 401].includes(failure.http) && refusalText(failure, language)) || shared.unexpected
  }
  const {
    form,
    failure,
    is_busy,
    submit: onSubmit,
  } = useForm({
    send: async (values) => {
      await submit('/change-password', { body: readBody(values) })
      setRound((before) => before + 1)
      showToast({ text: texts.password_changed, kind: 'success', ms: TOAST_MS })
      void navigate('/information?tab=profile')
    },
    onFailure: (refused) => {
      if (!(refused instanceof Refusal) || refused.http !== 401) return
      showToast({ text: bannerOf(refused) ?? shared.unexpected, kind: 'error', ms: TOAST_MS })
    },
  })
  const banner = bannerOf(failure)
  const eye = { showLabel: shared.show_password, hideLabel: shared.hide_password }
  const fields = [
    { name: 'current_password', label: texts.old_password, autoComplete: 'current-password' },
    { name: 'password', label: texts.new_password, autoComplete: 'new-password', hint: shared.password_hint },
    { name: 'password_confirmation', label: shared.confirm_password, autoComplete: 'new-password' },
  ]
  return (
    <section className={styles.card}>
      <h2>{texts.change_password}</h2>
      <form ref={form} className={formStyles.form} noValidate onSubmit={onSubmit}>
        {/* Lets a password keeper know whose password this is. */}
        <input hidden readOnly name="user_name" autoComplete="username" value={user?.user_name ?? ''} />
        {banner !== null && <Note kind="error">{banner}</Note>}
        {fields.map(({ hint, ...field }) => {
          const error = fieldError(failure, field.name, language)
          return (
            <PasswordField
              key={`${field.name}-${round}`}
              {...field}
              {...eye}
              hint={error ? undefined : hint}
              error={error}
            />
          )
        })}
        <Button type="submit" wide busy={is_busy} busyLabel={texts.changing}>
          {texts.change_password}
        </Button>
      </form>
    </section>
  )
}

function readBody(values: FormData) {
  return {
    current_password: typedIn(values, 'current_password'),
    password: typedIn(values, 'password'),
    password_confirmation: typedIn(values, 'password_confirmation'),
  }
}
