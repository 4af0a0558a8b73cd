import { type SelectHTMLAttributes, useId } from 'react'
import styles from './form.module.css'

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  name: string
}

export function SelectField({ label, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id}>
        {children}
      </select>
    </div>
  )
}
