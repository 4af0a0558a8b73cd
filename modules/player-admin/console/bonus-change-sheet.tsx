import { useState } from 'react'
import { newId } from '#platform/console/call/new-id.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import { BONUS_CHANGES, type BonusChange, EXTENSION_DAYS_MAX } from '#promotion/contract/rules.ts'
import type { PlayerBonus } from '#promotion/contract/staff.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { requestBonusChange } from './queries.ts'
import { texts } from './texts.ts'

const REASON_MAX = 300

interface BonusChangeSheetProps {
  player_id: string
  bonus: PlayerBonus
  onClose: () => void
}

/** The end of a running bonus, or more time for it; a second person approves it. */
export const BonusChangeSheet = asOverlay(function BonusChangeSheet({
  player_id,
  bonus,
  onClose,
}: BonusChangeSheetProps) {
  // One intent: sent again after a lost answer, it asks once.
  const [id] = useState(newId)
  const [change, setChange] = useState<BonusChange>('extend')
  const send = async (values: FormData) => {
    const days = textOf(values, 'days')
    await requestBonusChange(player_id, bonus.id, {
      id,
      change,
      days: change === 'extend' && /^[0-9]+$/.test(days) ? Number(days) : null,
      reason: textOf(values, 'reason'),
    })
    sayDone(texts.waitsForSecond)
  }
  return (
    <FormSheet title={`${texts.changeBonus}: ${bonus.title}`} submitLabel={texts.ask} onClose={onClose} send={send}>
      {(fault) => (
        <>
          <p>{texts.bonusSecondPerson}</p>
          <SelectField
            label={texts.bonusChange}
            name="change"
            value={change}
            onChange={({ target }) => setChange(target.value as BonusChange)}
          >
            {BONUS_CHANGES.map((one) => (
              <option key={one} value={one}>
                {texts.bonusChanges[one]}
              </option>
            ))}
          </SelectField>
          {change === 'extend' && (
            <Field
              label={texts.extensionDays(EXTENSION_DAYS_MAX)}
              name="days"
              inputMode="numeric"
              autoComplete="off"
              error={fault('days')}
            />
          )}
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
