import { TRANSACTION_ID_MAX } from '#cashier/contract/rules.ts'
import { latinDigits } from '#platform/contract/typed-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { cashierTexts } from '../../texts.ts'

export interface TransactionFieldProps {
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** Characters. A pasted ID may have signs between its groups, which make it longer. */
const TYPED_MAX = TRANSACTION_ID_MAX * 2

/** The whole id of the transaction, for those who have it: two transfers may end with the same digits. */
export function TransactionField({ value, error, onChange }: TransactionFieldProps) {
  const texts = useTexts(cashierTexts).receipt
  return (
    <Field
      label={texts.transaction_id}
      name="transaction_id"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={TYPED_MAX}
      value={value}
      error={error}
      onChange={(event) => onChange(latinDigits(event.target.value))}
    />
  )
}
