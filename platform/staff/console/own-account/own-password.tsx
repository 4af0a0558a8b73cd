import { call } from '#platform/console/call/api.ts'
import { useMe } from '#platform/console/call/me.ts'
import { Form } from '#platform/console/form/form.tsx'
import { PasswordField } from '#platform/console/form/password-field.tsx'
import { sayDone } from '#platform/console/say.ts'
import { typedIn } from '#ui/components/controls/use-sending.ts'
import { texts } from './texts.ts'

const FIELDS = [
  { name: 'current_password', label: texts.oldPassword, autoComplete: 'current-password' },
  { name: 'password', label: texts.newPassword, autoComplete: 'new-password' },
  { name: 'password_confirmation', label: texts.newAgain, autoComplete: 'new-password' },
]

export function OwnPassword({ onDone }: { onDone: () => void }) {
  const { user_name } = useMe()
  const send = async (values: FormData) => {
    const body = Object.fromEntries(FIELDS.map(({ name }) => [name, typedIn(values, name)]))
    await call('POST', '/me/password', { body })
    sayDone(texts.passwordChanged)
    onDone()
  }
  return (
    <Form submitLabel={texts.change} busyLabel={texts.busy} takes_focus send={send}>
      {(fault) => (
        <>
          <p>{texts.passwordLine}</p>
          {/* Lets a password keeper know whose password this is. */}
          <input hidden readOnly name="user_name" autoComplete="username" value={user_name} />
          {FIELDS.map((field) => (
            <PasswordField key={field.name} {...field} error={fault(field.name)} />
          ))}
        </>
      )}
    </Form>
  )
}
