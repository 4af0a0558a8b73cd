import { useId } from 'react'
import type { EditingField, EditingItem } from '#editing/contract/staff.ts'
import form from '#platform/console/form/form.module.css'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { FieldError } from '#ui/components/controls/field-error.tsx'
import styles from './content.module.css'
import { timeForField } from './read-values.ts'
import { texts } from './texts.ts'

/** A text that may be longer is a page, of which three lines show nothing. */
const PAGE_LETTERS = 2_000

interface EditedFieldProps {
  field: EditingField
  value: EditingItem['values'][string]
  is_off: boolean
  error: string | undefined
}

export function EditedField({ field, value, is_off, error }: EditedFieldProps) {
  const { name, label, input, is_required, max } = field
  if (input === 'choice') {
    return (
      <SelectField label={label} name={name} defaultValue={value ?? ''} disabled={is_off} error={error}>
        {!is_required && <option value="">{texts.nothing}</option>}
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    )
  }
  if (input === 'long_text') return <LongText field={field} value={value} is_off={is_off} error={error} />
  const is_number = input === 'whole' || input === 'money'
  return (
    <Field
      label={label}
      name={name}
      type={input === 'time' ? 'datetime-local' : 'text'}
      inputMode={is_number ? 'numeric' : undefined}
      maxLength={is_number || input === 'time' ? undefined : max}
      defaultValue={input === 'time' ? timeForField(value) : (value ?? '')}
      disabled={is_off}
      autoComplete="off"
      error={error}
    />
  )
}

function LongText({ field: { name, label, max }, value, is_off, error }: EditedFieldProps) {
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles.long}
        name={name}
        rows={max > PAGE_LETTERS ? 16 : 3}
        maxLength={max}
        defaultValue={value ?? ''}
        disabled={is_off}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
