import { useState } from 'react'
import { type AccountMovementKind, MOVEMENT_KINDS, TRANSACTION_ID_MAX } from '#cashier/contract/account-rules.ts'
import type { AccountBalance, AccountBalancesAnswer } from '#cashier/contract/account-statements.ts'
import { newId } from '#platform/console/call/new-id.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { REASON_LENGTH_MAX } from '#staff/contract/rules.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { parseAmount } from './parse-amount.ts'
import { bookMovement } from './queries.ts'
import { texts } from './texts.ts'

interface MovementSheetProps {
  account: AccountBalance
  balances: AccountBalancesAnswer['data']
  onClose: () => void
}

export const MovementSheet = asOverlay(function MovementSheet({ account, balances, onClose }: MovementSheetProps) {
  // One intent: sent again after a lost answer, it moves nothing twice.
  const [id] = useState(newId)
  const is_of_agent = account.agent !== null
  // Money that an agent has collected goes to the company by a hand-over alone.
  const kinds = MOVEMENT_KINDS.filter(
    (kind) =>
      (kind !== 'opening' || !account.is_opened) &&
      (is_of_agent ? kind !== 'taken_out' && kind !== 'transfer' : kind !== 'hand_over'),
  )
  const [kind, setKind] = useState<AccountMovementKind>(kinds[0] ?? 'charge')
  const send = async (values: FormData) => {
    const { data } = await bookMovement({
      id,
      kind,
      account_id: account.id,
      to_account_id: Number(textOf(values, 'to_account_id')) || null,
      amount: parseAmount(textOf(values, 'amount')),
      transaction_id: textOf(values, 'transaction_id') || null,
      note: textOf(values, 'note'),
    })
    sayDone(data.status === 'done' ? texts.booked : texts.waits)
  }
  return (
    <FormSheet
      title={`${texts.book}: ${account.payment_type.name} ${account.account_number}`}
      submitLabel={texts.book}
      onClose={onClose}
      send={send}
    >
      {(fault) => (
        <>
          <p>
            {kind === 'hand_over' ? texts.secondAlways : texts.secondAbove(formatMoney(balances.second_person_above))}
          </p>
          <SelectField
            label={texts.kind}
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kind)}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </SelectField>
          {(kind === 'transfer' || kind === 'hand_over') && (
            <SelectField label={texts.toAccount} name="to_account_id" error={fault('to_account_id')}>
              <option value="">{texts.choose}</option>
              {balances.accounts
                .filter((other) => other.id !== account.id && (!is_of_agent || other.agent === null))
                .map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.payment_type.name} {other.account_number}
                  </option>
                ))}
            </SelectField>
          )}
          <Field label={texts.amount} name="amount" inputMode="decimal" autoComplete="off" error={fault('amount')} />
          <Field
            label={texts.transactionId}
            name="transaction_id"
            maxLength={TRANSACTION_ID_MAX + 10}
            autoComplete="off"
            error={fault('transaction_id')}
          />
          <Field
            label={texts.note}
            name="note"
            maxLength={REASON_LENGTH_MAX}
            autoComplete="off"
            error={fault('note')}
          />
        </>
      )}
    </FormSheet>
  )
})
