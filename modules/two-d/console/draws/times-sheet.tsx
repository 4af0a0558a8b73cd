import { clockOf } from '#platform/console/figures/time.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import type { TwoDDrawDetail } from '#two-d/contract/draws-staff.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { changeTimes, requestLimitChange } from '../queries.ts'
import { ReasonField } from '../reason-field.tsx'
import { texts } from '../texts.ts'
import { nameOfDraw } from './name-of-draw.ts'

const TIMES = [
  { name: 'cutoff_at', label: texts.cutoff },
  { name: 'draws_at', label: texts.drawn },
] as const

/** Times of the draw's own day, in Yangon. A later cut-off needs a second person (four-eyes). */
export const TimesSheet = asOverlay(function TimesSheet({
  draw,
  onClose,
}: {
  draw: TwoDDrawDetail
  onClose: () => void
}) {
  const send = async (values: FormData) => {
    const at = (name: string) => `${draw.game_date}T${withSeconds(textOf(values, name))}+06:30`
    const times = { cutoff_at: at('cutoff_at'), draws_at: at('draws_at'), reason: textOf(values, 'reason') }
    if (Date.parse(times.cutoff_at) <= Date.parse(draw.cutoff_at)) {
      await changeTimes(draw.id, times)
      return
    }
    await requestLimitChange(draw.id, times)
    sayDone(common.approverRequired)
  }
  return (
    <FormSheet
      title={`${texts.changeTimes}: ${nameOfDraw(draw)}`}
      submitLabel={common.save}
      onClose={onClose}
      send={send}
    >
      {(fault) => (
        <>
          {TIMES.map(({ name, label }) => (
            <Field key={name} label={label} name={name} type="time" step={1} defaultValue={clockOf(draw[name])} />
          ))}
          <p>{texts.longerLine}</p>
          <ReasonField error={fault('reason')} />
        </>
      )}
    </FormSheet>
  )
})

/** Browsers leave seconds out when they are none. */
const withSeconds = (time: string) => (/^\d\d:\d\d$/.test(time) ? `${time}:00` : time)
