import { useState } from 'react'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import type { TwoDDrawDetail } from '#two-d/contract/draws-staff.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { nameOfDraw } from '../draws/name-of-draw.ts'
import { reportResult } from '../queries.ts'
import { ReasonField } from '../reason-field.tsx'
import { texts } from '../texts.ts'

const FIGURE_MAX = 20
const FIGURES = [
  { name: 'set', label: texts.set, hint: texts.setHint },
  { name: 'value', label: texts.value, hint: undefined },
] as const

/** The figures that one of the staff read in the market; the number follows while they type. */
export const ResultSheet = asOverlay(function ResultSheet({
  draw,
  onClose,
}: {
  draw: TwoDDrawDetail
  onClose: () => void
}) {
  const is_correction = draw.status === 'settled'
  const [figures, setFigures] = useState({ set: '', value: '' })
  const number = numberOf(figures.set, figures.value)
  const send = async (values: FormData) => {
    const reason = is_correction ? { reason: textOf(values, 'reason') } : {}
    const figures_read = { set: textOf(values, 'set'), value: textOf(values, 'value'), ...reason }
    const { data } = await reportResult(draw.id, { version: draw.version + 1, ...figures_read })
    const text = data.version > draw.version ? texts.confirmed : texts.submitted
    sayDone(text)
  }
  const title = is_correction ? texts.correct : texts.enterResult
  return (
    <FormSheet title={`${title}: ${nameOfDraw(draw)}`} submitLabel={texts.submit} onClose={onClose} send={send}>
      {(fault) => (
        <>
          {FIGURES.map(({ name, ...figure }) => (
            <Field
              key={name}
              {...figure}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={FIGURE_MAX}
              value={figures[name]}
              onChange={({ target }) => setFigures({ ...figures, [name]: target.value })}
              error={fault(name)}
            />
          ))}
          {number !== null && <Note kind="info">{texts.becomes(number)}</Note>}
          {is_correction && <ReasonField error={fault('reason')} />}
          <p>{is_correction ? texts.correctLine : texts.submitLine}</p>
        </>
      )}
    </FormSheet>
  )
})

/** As docs/two-d.md has it; only shown, the server works it out itself. */
function numberOf(set: string, value: string): string | null {
  const [index, turnover] = [set, value].map((text) => /^[\d,]*(\d)\.(\d)(\d)$/.exec(text.trim()))
  return index && turnover ? `${index[3]}${turnover[1]}` : null
}
