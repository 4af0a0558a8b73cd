import { useState } from 'react'
import type { PlayerProfile } from '#contract/player-admin/staff.ts'
import { plainAmount } from '#contract/shared/typed-text.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { newId } from '../../platform/call/new-id.ts'
import { FormSheet } from '../../platform/form/form-sheet.tsx'
import { SelectField } from '../../platform/form/select-field.tsx'
import { textOf } from '../../platform/form/use-form.ts'
import { asOverlay } from '../../platform/page/as-overlay.tsx'
import { sayDone } from '../../platform/say.ts'
import { texts as common } from '../../platform/texts.ts'
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
