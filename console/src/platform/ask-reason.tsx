import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './form.module.css'
import { textOf, useForm } from './form.tsx'
import { texts } from './texts.ts'

export interface AskReasonProps {
  title: string
  /** What the button does, said as a verb. */
  verb: string
  onClose: () => void
  /** Closes by itself when it is through. */
  send: (reason: string) => Promise<void>
}

const REASON_MAX = 300

/** A deed that stands in the trail with its reason. */
export function AskReason({ title, verb, onClose, send }: AskReasonProps) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      await send(textOf(values, 'reason'))
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={texts.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        <Field label={texts.reason} name="reason" maxLength={REASON_MAX} autoComplete="off" error={fault('reason')} />
        <Button type="submit" kind="danger" wide busy={is_busy} busyLabel={verb}>
          {verb}
        </Button>
      </form>
    </Sheet>
  )
}
