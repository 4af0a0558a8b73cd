import type { ChangeEvent } from 'react'
import { classNames } from '#ui/components/class-names.ts'
import styles from './file-button.module.css'

interface FileButtonProps {
  label: string
  /** The button's name for screen readers, where several look alike. */
  name?: string
  /** Kinds of files, as the browser's own dialogue filters them. */
  accept: string
  is_off: boolean
  /** The first thing that a page is for. */
  is_primary?: boolean
  className?: string | undefined
  onFile: (file: File) => void
}

/** A button that asks for a file; the same file may be chosen again. */
export function FileButton({ label, name = label, accept, is_off, is_primary, className, onFile }: FileButtonProps) {
  const choose = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const file = field.files?.[0]
    field.value = ''
    if (file) onFile(file)
  }
  return (
    <label
      className={classNames(styles.button, is_primary && styles.primary, className)}
      data-off={is_off || undefined}
    >
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        aria-label={name}
        disabled={is_off}
        onChange={choose}
      />
    </label>
  )
}
