import type { ReturnRow } from '#contract/report-console.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from '../../platform/form/form.module.css'
import { textOf, useForm } from '../../platform/form/use-form.ts'
import { asOverlay } from '../../platform/page/as-overlay.tsx'
import { texts as common } from '../../platform/texts.ts'
import { setTheory } from './queries.ts'
import { texts } from './texts.ts'

/** What is not a number goes to the house as nothing, which it refuses at the field. */
const numberIn = (text: string): number | null => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null)

/** What a maker's own sheet says of his game. */
export const TheorySheet = asOverlay(function TheorySheet({ row, onClose }: { row: ReturnRow; onClose: () => void }) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const deviation = textOf(values, 'deviation')
      await setTheory({
        ...(row.title ?? { product_code: 0, game_code: '' }),
        return_percent: numberIn(textOf(values, 'return_percent')),
        // Left empty it is taken from what was paid; what was mistyped is no such wish.
        deviation: deviation === '' ? null : (numberIn(deviation) ?? 0),
      })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={row.name} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{texts.theoryLine}</p>
        {sentence && <Note kind="error">{sentence}</Note>}
        <Field
          label={texts.theoryPercent}
          name="return_percent"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={row.theory_percent ?? ''}
          error={fault('return_percent')}
        />
        <Field
          label={texts.theoryDeviation}
          name="deviation"
          inputMode="decimal"
          autoComplete="off"
          error={fault('deviation')}
        />
        <Button type="submit" wide busy={is_busy} busyLabel={common.saving}>
          {common.save}
        </Button>
      </form>
    </Sheet>
  )
})
