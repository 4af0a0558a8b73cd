import type { TwoDDrawDetail } from '#contract/two-d-draw-console.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { texts as common } from '../../platform/texts.ts'
import { clockOf } from '../../platform/time.ts'
import { nameOfDraw } from './draw-panel.tsx'
import { changeTimes } from './queries.ts'
import { texts } from './texts.ts'

const REASON_MAX = 300

/** Times of the draw's own day, in Yangon. */
export function TimesSheet({ draw, onClose }: { draw: TwoDDrawDetail; onClose: () => void }) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const at = (name: string) => `${draw.game_date}T${withSeconds(textOf(values, name))}+06:30`
      await changeTimes(draw.id, {
        closes_at: at('closes_at'),
        draws_at: at('draws_at'),
        reason: textOf(values, 'reason'),
      })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={`${texts.changeTimes}: ${nameOfDraw(draw)}`} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        <Field
          label={texts.closes}
          name="closes_at"
          type="time"
          step={1}
          defaultValue={clockOf(draw.closes_at)}
          required
        />
        <Field
          label={texts.drawn}
          name="draws_at"
          type="time"
          step={1}
          defaultValue={clockOf(draw.draws_at)}
          required
        />
        <Field label={common.reason} name="reason" maxLength={REASON_MAX} autoComplete="off" error={fault('reason')} />
        <Button type="submit" wide busy={is_busy} busyLabel={texts.save}>
          {texts.save}
        </Button>
      </form>
    </Sheet>
  )
}

/** Browsers leave seconds out when they are none. */
const withSeconds = (time: string) => (/^\d\d:\d\d$/.test(time) ? `${time}:00` : time)
