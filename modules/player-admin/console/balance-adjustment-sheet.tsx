import { useState } from 'react'
import { newId } from '#platform/console/call/new-id.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import { plainAmount } from '#platform/contract/typed-text.ts'
import type { PlayerProfile } from '#player-admin/contract/staff.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { requestBalanceAdjustment } from './queries.ts'
import { texts } from './texts.ts'

const REASON_MAX = 300

export const BalanceAdjustmentSheet = asOverlay(function BalanceAdjustmentSheet({
  player,
  onClose,
}: {
  player: PlayerProfile
  onClose: () => void
}) {
  // One intent: sent again after a lost answer, it moves nothing twice.
  const [id] = useState(newId)
  const send = async (values: FormData) => {
    const amount = plainAmount(textOf(values, 'amount'))
    const { data } = await requestBalanceAdjustment(player.id, {
      id,
      account: textOf(values, 'account') === 'game' ? 'game' : 'main',
      direction: textOf(values, 'direction') === 'debit' ? 'debit' : 'credit',
      amount: /^\d+(?:\.\d+)?$/.test(amount) ? Number(amount) : null,
      reason: textOf(values, 'reason'),
    })
    sayDone(data.status === 'approved' ? texts.approved : texts.waitsForSecond)
  }
  return (
    <FormSheet
      title={`${texts.adjustBalance}: ${player.name}`}
      submitLabel={texts.adjust}
      onClose={onClose}
      send={send}
    >
      {(fault) => (
        <>
          <p>{texts.secondPerson(player.balance_adjustment_above)}</p>
          <SelectField label={texts.account} name="account">
            <option value="main">{texts.main}</option>
            <option value="game">{texts.game}</option>
          </SelectField>
          <SelectField label={texts.direction} name="direction">
            <option value="credit">{texts.credit}</option>
            <option value="debit">{texts.debit}</option>
          </SelectField>
          <Field label={texts.amount} name="amount" inputMode="decimal" autoComplete="off" error={fault('amount')} />
          <Field
            label={common.reason}
            name="reason"
            maxLength={REASON_MAX}
            autoComplete="off"
            error={fault('reason')}
          />
        </>
      )}
    </FormSheet>
  )
})
