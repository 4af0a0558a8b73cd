import { Icon } from '#ui/icon.tsx'
import { warningCircleFill } from '#ui/icons/warning-circle-fill.ts'
import styles from './field-error.module.css'

/** What is wrong with something that is chosen and not typed. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon glyph={warningCircleFill} size={18} />
      <span>* {children}</span>
    </p>
  )
}
