import { PasswordField as Field, type PasswordFieldProps } from '#ui/components/controls/password-field.tsx'
import { texts } from '../texts.ts'

export const PasswordField = (props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) => (
  <Field {...props} showLabel={texts.showPassword} hideLabel={texts.hidePassword} />
)
