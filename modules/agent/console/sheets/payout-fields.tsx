import { useQuery } from '@tanstack/react-query'
import { TRANSACTION_ID_MAX } from '#cashier/contract/account-rules.ts'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { formatExact } from '#ui/components/display/money.tsx'
import { payingAccountsQuery } from '../queries.ts'
import { texts } from '../texts.ts'

/** The company's account that paid, and the bank's id of the payment. */
export function PayoutFields({ fault }: { fault: (name: string) => string | undefined }) {
  const { data } = useQuery(payingAccountsQuery)
  const accounts = (data?.accounts ?? []).filter(({ agent }) => agent === null)
  return (
    <>
      <SelectField label={texts.paidFrom} name="account_id" error={fault('account_id')}>
        <option value="">{texts.chooseAccount}</option>
        {accounts.map(({ id, payment_type, account_number, balance }) => (
          <option key={id} value={id}>
            {payment_type.name} {account_number}, {formatExact(balance)} Ks
          </option>
        ))}
      </SelectField>
      <Field
        label={texts.transactionId}
        name="transaction_id"
        maxLength={TRANSACTION_ID_MAX + 10}
        autoComplete="off"
        error={fault('transaction_id')}
      />
    </>
  )
}

export const readPayout = (values: FormData) => ({
  account_id: Number(textOf(values, 'account_id')) || null,
  transaction_id: textOf(values, 'transaction_id') || null,
})
