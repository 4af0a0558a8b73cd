import { useTexts } from '#platform/site/texts.ts'
import { PasswordField } from '#ui/components/controls/password-field.tsx'
import { identityTexts } from './texts.ts'

interface NewPasswordFieldsProps {
  /** The label of the first field, where it is not simply the password. */
  label?: string
  error: (field: string) => string | undefined
}

/** A password that is chosen, and once more. */
export function NewPasswordFields({ label, error }: NewPasswordFieldsProps) {
  const texts = useTexts(identityTexts)
  const eye = { showLabel: texts.show_password, hideLabel: texts.hide_password, autoComplete: 'new-password' }
  return (
    <>
      <PasswordField
        label={label ?? texts.password}
        name="password"
        hint={error('password') ? undefined : texts.password_hint}
        error={error('password')}
        {...eye}
      />
      <PasswordField
        label={texts.confirm_password}
        name="password_confirmation"
        error={error('password_confirmation')}
        {...eye}
      />
    </>
  )
}
