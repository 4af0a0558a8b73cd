import styles from '#platform/console/form/form.module.css'
import { textOf, useForm } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { texts as common } from '#platform/console/texts.ts'
import type { RtpRow } from '#report/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { setTheoreticalRtp } from '../queries.ts'
import { texts } from '../texts.ts'

/** Text that is no number is sent as null, which the server refuses at the field. */
const numberIn = (text: string): number | null => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null)

/** The RTP that a provider states for a game. */
export const TheoreticalRtpSheet = asOverlay(function TheoreticalRtpSheet({
  row,
  onClose,
}: {
  row: RtpRow
  onClose: () => void
}) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const deviation = textOf(values, 'deviation')
      await setTheoreticalRtp({
        ...(row.game ?? { product_code: 0, game_code: '' }),
        rtp_theoretical: numberIn(textOf(values, 'rtp_theoretical')),
        // Left empty it is taken from the prizes that were paid; a typing error is no such wish.
        deviation: deviation === '' ? null : (numberIn(deviation) ?? 0),
      })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={row.name} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{texts.rtpLine}</p>
        {sentence && <Note kind="error">{sentence}</Note>}
        <Field
          label={texts.rtpField}
          name="rtp_theoretical"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={row.rtp_theoretical ?? ''}
          error={fault('rtp_theoretical')}
        />
        <Field
          label={texts.deviationField}
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
