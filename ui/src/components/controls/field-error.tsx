import { warningCircleFill } from '../../icons.ts'
import { Icon } from '../display/icon.tsx'
import styles from './field-error.module.css'

export interface FieldErrorProps {
  id?: string | undefined
  /** Said at once, where no focus leads to the field: something is chosen and not typed. */
  role?: 'alert'
  /** One sentence; the asterisk before it is added here. */
  children: string
}

export function FieldError({ children, ...line }: FieldErrorProps) {
  return (
    <p {...line} className={styles.error}>
      <Icon glyph={warningCircleFill} size={18} />
      <span>* {children}</span>
    </p>
  )
}
