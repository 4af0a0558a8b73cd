import { useId } from 'react'
import type { SettingField } from '#setting/contract/staff.ts'
import { Field } from '#ui/components/controls/field.tsx'
import styles from './settings.module.css'
import { texts } from './texts.ts'
import { writeNumber } from './write-value.ts'

interface SettingInputProps {
  field: SettingField
  error: string | undefined
}

export function SettingInput({ field, error }: SettingInputProps) {
  const { key, label, unit, value, needs_second_person } = field
  const hint = [field.help, boundsOf(field), needs_second_person && texts.secondHint].filter(Boolean).join(' ')
  if (unit === 'yes_no') return <YesNo name={key} label={label} hint={hint} is_on={value === true} />
  if (unit === 'long_text') return <LongText name={key} label={label} hint={hint} text={String(value)} error={error} />
  const is_number = typeof value === 'number'
  return (
    <Field
      label={
        <>
          {label}
          {needs_second_person && <em className={styles.second}>{texts.second}</em>}
        </>
      }
      name={key}
      className={is_number ? styles.number : styles.wide}
      defaultValue={is_number ? writeNumber(value) : String(value)}
      inputMode={is_number ? 'decimal' : undefined}
      autoComplete="off"
      suffix={texts.units[unit] || undefined}
      hint={hint}
      error={error}
    />
  )
}

function boundsOf({ unit, min, max }: SettingField): string {
  if (max === null) return ''
  if (unit === 'text' || unit === 'long_text') return texts.letters(String(max))
  return unit === 'link' ? '' : texts.bounds(writeNumber(min ?? 0), writeNumber(max))
}

interface YesNoProps {
  name: string
  label: string
  hint: string
  is_on: boolean
}

function YesNo({ name, label, hint, is_on }: YesNoProps) {
  const id = useId()
  return (
    <div className={styles.check}>
      <input type="checkbox" id={id} name={name} defaultChecked={is_on} aria-describedby={`${id}-hint`} />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
    </div>
  )
}

interface LongTextProps {
  name: string
  label: string
  hint: string
  text: string
  error: string | undefined
}

function LongText({ name, label, hint, text, error }: LongTextProps) {
  const id = useId()
  return (
    <div className={styles.long}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={3}
        defaultValue={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`}>{error ? `* ${error}` : hint}</p>
    </div>
  )
}
