import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { PasswordField } from '#ui/components/controls/password-field.tsx'
import { typedIn } from '#ui/components/controls/use-sending.ts'
import { enter } from './enter.ts'
import { fieldError, formError } from './failure-text.ts'
import styles from './form.module.css'
import { loginOverlay } from './index.ts'
import { resetOverlay } from './reset/overlay.ts'
import { identityTexts } from './texts.ts'
import { useForm } from './use-form.ts'

interface LoginFormProps {
  then?: () => void
  onDone?: () => void
  /** Leads to the registration. */
  onJoin: () => void
}

export function LoginForm({ then, onDone, onJoin }: LoginFormProps) {
  const texts = useTexts(identityTexts)
  const language = useLanguage()
  const { form, failure, is_busy, submit } = useForm({
    send: async (values) => {
      const body = { user_name: typedIn(values, 'user_name').trim(), password: typedIn(values, 'password') }
      await enter('/login', body, { toast: texts.logged_in, onDone, then })
    },
  })
  const forget = () => {
    onDone?.()
    // The login sheet has closed and opens again afterwards; the login page stays beneath.
    resetOverlay.open({ onDone: onDone && (() => loginOverlay.open({ then })) })
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={texts.user_name}
        name="user_name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(failure, 'user_name', language) ?? formError(failure, texts.unexpected, language)}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        showLabel={texts.show_password}
        hideLabel={texts.hide_password}
        error={fieldError(failure, 'password', language)}
      />
      <Button type="submit" wide busy={is_busy} busyLabel={texts.logging_in}>
        {texts.login}
      </Button>
      <p className={styles.other}>
        <Button kind="link" onClick={forget}>
          {texts.forgot}
        </Button>
      </p>
      <p className={styles.other}>
        {texts.new_here}
        <Button kind="link" onClick={onJoin}>
          {texts.join_now}
        </Button>
      </p>
    </form>
  )
}
