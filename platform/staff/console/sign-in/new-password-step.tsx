import { PasswordField } from '#platform/console/form/password-field.tsx'
import { useForm } from '#platform/console/form/use-form.ts'
import { STAFF_PASSWORD_LENGTH_MIN } from '#staff/contract/rules.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { typedIn } from '#ui/components/controls/use-sending.ts'
import { replacePassword } from './calls.ts'
import { Frame } from './frame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

const FIELDS = [
  { name: 'password', label: texts.newPassword },
  { name: 'password_confirmation', label: texts.again },
] as const

/** Somebody else chose the password: it is replaced before anything else. */
export function NewPasswordStep() {
  const { form, fault, sentence, is_busy, submit } = useForm(
    (values) => {
      return replacePassword({
        password: typedIn(values, 'password'),
        password_confirmation: typedIn(values, 'password_confirmation'),
      })
    },
    { takes_focus: true },
  )
  return (
    <Frame title={texts.newTitle} line={texts.newLine(STAFF_PASSWORD_LENGTH_MIN)} refusal={sentence}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {FIELDS.map((field) => (
          <PasswordField key={field.name} {...field} autoComplete="new-password" error={fault(field.name)} />
        ))}
        <Button type="submit" wide busy={is_busy} busyLabel={texts.checking}>
          {texts.save}
        </Button>
      </form>
    </Frame>
  )
}
