import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { showToast } from '#ui/toast.tsx'
import { call } from '../../platform/api.ts'
import styles from '../../platform/form.module.css'
import { typedIn, useForm } from '../../platform/form.tsx'
import { useMe } from '../../platform/me.ts'
import { texts } from './texts.ts'

const FIELDS = [
  { name: 'current_password', label: texts.oldPassword, autoComplete: 'current-password' },
  { name: 'password', label: texts.newPassword, autoComplete: 'new-password' },
  { name: 'password_confirmation', label: texts.newAgain, autoComplete: 'new-password' },
]

export function OwnPassword({ onDone }: { onDone: () => void }) {
  const { user_name } = useMe()
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const body = Object.fromEntries(FIELDS.map(({ name }) => [name, typedIn(values, name)]))
      await call('POST', '/me/password', { body })
      showToast({ kind: 'success', text: texts.passwordChanged, position: 'top-center' })
      onDone()
    },
    { takes_focus: true },
  )
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p>{texts.passwordLine}</p>
      {/* Lets a password keeper know whose password this is. */}
      <input hidden readOnly name="user_name" autoComplete="username" value={user_name} />
      {sentence && <Note kind="error">{sentence}</Note>}
      {FIELDS.map((field) => (
        <PasswordField
          key={field.name}
          {...field}
          showLabel={texts.show}
          hideLabel={texts.hide}
          error={fault(field.name)}
        />
      ))}
      <Button type="submit" wide busy={is_busy} busyLabel={texts.busy}>
        {texts.change}
      </Button>
    </form>
  )
}
