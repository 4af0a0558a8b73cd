import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '#ui/components/controls/button.tsx'
import { Note } from '#ui/components/display/note.tsx'
import styles from './form.module.css'
import { useForm } from './use-form.ts'

export interface FormProps {
  /** The button's action, as a verb. */
  submitLabel: string
  /** Said while the platform works; without it the submitLabel. */
  busyLabel?: string
  button?: ButtonLook
  takes_focus?: boolean
  /** On a refusal everything that was typed stays. */
  send: (values: FormData) => Promise<unknown>
  /** The fields; each is told what is wrong with it. */
  children: (fault: (field: string) => string | undefined) => ReactNode
}

/** Fields, one button, and above them what the platform said of them as a whole. */
export function Form({ submitLabel, busyLabel = submitLabel, button = SHEET, takes_focus, send, children }: FormProps) {
  const { form, fault, sentence, is_busy, submit } = useForm(send, { takes_focus })
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {sentence && <Note kind="error">{sentence}</Note>}
      {children(fault)}
      <Button type="submit" {...button} busy={is_busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  )
}

const SHEET: ButtonLook = { wide: true }
/** On the right of a list, where the button is one of several. */
export const IN_PANEL: ButtonLook = { kind: 'tonal', size: 'sm' }
