import { useState } from 'react'
import type { TwoDDrawDetail } from '#contract/two-d-draw-console.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import styles from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { texts as common } from '../../platform/texts.ts'
import { nameOfDraw } from './draw-panel.tsx'
import { sayResult } from './queries.ts'
import { texts } from './texts.ts'

const REASON_MAX = 300
const FIGURE_MAX = 20

/** What a person read in the market; the number follows while he types. */
export function ResultSheet({ draw, onClose }: { draw: TwoDDrawDetail; onClose: () => void }) {
  const is_correction = draw.status === 'settled'
  const [figures, setFigures] = useState({ set: '', value: '' })
  const number = numberOf(figures.set, figures.value)
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const { data } = await sayResult(draw.id, {
        version: draw.version + 1,
        set: textOf(values, 'set'),
        value: textOf(values, 'value'),
        ...(is_correction && { reason: textOf(values, 'reason') }),
      })
      const text = data.version > draw.version ? texts.confirmed : texts.heard
      showToast({ kind: 'success', text, position: 'top-center' })
      onClose()
    },
    { takes_focus: true },
  )
  const figure = (name: 'set' | 'value') => (
    <Field
      label={texts[name]}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={FIGURE_MAX}
      value={figures[name]}
      onChange={({ target }) => setFigures({ ...figures, [name]: target.value })}
      error={fault(name)}
      hint={name === 'set' ? texts.setHint : undefined}
    />
  )
  const title = is_correction ? texts.correct : texts.enterResult
  return (
    <Sheet open onClose={onClose} title={`${title}: ${nameOfDraw(draw)}`} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        {figure('set')}
        {figure('value')}
        {number !== null && <Note kind="info">{texts.becomes(number)}</Note>}
        {is_correction && (
          <Field
            label={common.reason}
            name="reason"
            maxLength={REASON_MAX}
            autoComplete="off"
            error={fault('reason')}
          />
        )}
        <p>{is_correction ? texts.correctLine : texts.sayLine}</p>
        <Button type="submit" wide busy={is_busy} busyLabel={texts.say}>
          {texts.say}
        </Button>
      </form>
    </Sheet>
  )
}

/** As docs/two-d.md has it; only shown, the house works it out itself. */
function numberOf(set: string, value: string): string | null {
  const [index, turnover] = [set, value].map((text) => /^[\d,]*(\d)\.(\d)(\d)$/.exec(text.trim()))
  return index && turnover ? `${index[3]}${turnover[1]}` : null
}
