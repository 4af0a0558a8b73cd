import { useState } from 'react'
import { eyeRegular, eyeSlashRegular } from '../../icons.ts'
import { Icon } from '../display/icon.tsx'
import { Field, type FieldProps } from './field.tsx'
import styles from './password-field.module.css'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'suffix'> {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const eye = (
    <button
      type="button"
      className={styles.eye}
      aria-label={shown ? hideLabel : showLabel}
      onClick={() => setShown(!shown)}
    >
      <Icon glyph={shown ? eyeSlashRegular : eyeRegular} size={24} />
    </button>
  )
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={eye}
    />
  )
}
