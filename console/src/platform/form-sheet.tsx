import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './form.module.css'
import { useForm } from './form.tsx'
import { texts } from './texts.ts'

export interface FormSheetProps {
  title: string
  /** What the button does, said as a verb. */
  verb: string
  onClose: () => void
  /** The sheet closes by itself when it is through; on a refusal it stays, with all that was typed. */
  send: (values: FormData) => Promise<void>
  /** The fields; each is told what is wrong with it. */
  children: (fault: (field: string) => string | undefined) => ReactNode
}

/** A form that rises over the screen. */
export function FormSheet({ title, verb, onClose, send, children }: FormSheetProps) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      await send(values)
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={texts.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        {children(fault)}
        <Button type="submit" wide busy={is_busy} busyLabel={verb}>
          {verb}
        </Button>
      </form>
    </Sheet>
  )
}
