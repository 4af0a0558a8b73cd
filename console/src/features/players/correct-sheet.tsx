import type { PlayerProfile } from '#contract/counter.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { SelectField } from '../../platform/select-field.tsx'
import { texts as common } from '../../platform/texts.ts'
import { askCorrection } from './queries.ts'
import { texts } from './texts.ts'

const REASON_MAX = 300

export function CorrectSheet({ player, onClose }: { player: PlayerProfile; onClose: () => void }) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const amount = textOf(values, 'amount').replaceAll(',', '')
      await askCorrection(player.id, {
        account: textOf(values, 'account') === 'game' ? 'game' : 'main',
        direction: textOf(values, 'direction') === 'debit' ? 'debit' : 'credit',
        amount: /^\d+(?:\.\d+)?$/.test(amount) ? Number(amount) : null,
        reason: textOf(values, 'reason'),
      })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={`${texts.correct}: ${player.name}`} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        <SelectField label={texts.account} name="account">
          <option value="main">{texts.main}</option>
          <option value="game">{texts.game}</option>
        </SelectField>
        <SelectField label={texts.direction} name="direction">
          <option value="credit">{texts.credit}</option>
          <option value="debit">{texts.debit}</option>
        </SelectField>
        <Field label={texts.amount} name="amount" inputMode="decimal" autoComplete="off" error={fault('amount')} />
        <Field label={common.reason} name="reason" maxLength={REASON_MAX} autoComplete="off" error={fault('reason')} />
        <Button type="submit" wide busy={is_busy} busyLabel={texts.ask}>
          {texts.ask}
        </Button>
      </form>
    </Sheet>
  )
}
