import { PasswordField } from '#platform/console/form/password-field.tsx'
import { textOf, useForm } from '#platform/console/form/use-form.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { typedIn } from '#ui/components/controls/use-sending.ts'
import { signIn } from './calls.ts'
import { Frame } from './frame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

export function PasswordStep() {
  const { form, fault, sentence, is_busy, submit } = useForm(
    (values) => signIn(textOf(values, 'user_name'), typedIn(values, 'password')),
    { takes_focus: true },
  )
  return (
    <Frame title={texts.title} refusal={sentence}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={texts.userName}
          name="user_name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fault('user_name')}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={fault('password')}
        />
        <Button type="submit" wide busy={is_busy} busyLabel={texts.checking}>
          {texts.signIn}
        </Button>
      </form>
    </Frame>
  )
}
