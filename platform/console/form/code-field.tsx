import { Field, type FieldProps } from '#ui/components/controls/field.tsx'

/** The six digits that an authenticator shows. */
export const CodeField = (props: Pick<FieldProps, 'label' | 'error' | 'className'>) => (
  <Field {...props} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
)
