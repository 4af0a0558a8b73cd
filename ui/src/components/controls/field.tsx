import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'name'> {
  label: ReactNode
  name: string
  /** One sentence; the asterisk before it is added here. */
  error?: string | null
  hint?: ReactNode
  prefix?: ReactNode
  suffix?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function Field({ label, error, hint, prefix, suffix, id, className, ...input }: FieldProps) {
  const made = useId()
  const field = id ?? made
  const described = [error ? `${field}-error` : '', hint ? `${field}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={field}>
        {label}
      </label>
      <div className={classNames(styles.box, Boolean(error) && styles.wrong)}>
        {prefix}
        <input
          {...input}
          id={field}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
      {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
      {hint && (
        <p className={styles.hint} id={`${field}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
