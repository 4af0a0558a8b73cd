import { useState } from 'react'
import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import { Field, type FieldProps } from '#ui/components/controls/field.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'

interface KyatFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'placeholder' | 'className'> {
  value: string
  onType: (text: string) => void
}

/**
 * An amount in whole kyat. Grouped while the field is at rest, and plain when it gets the focus: a digit that is taken from a
 * group would leave a text that is no amount.
 */
export function KyatField({ value, onType, ...field }: KyatFieldProps) {
  const [state, setState] = useState<'' | 'focus' | 'typed'>('')
  const amount = parseKyat(value)
  return (
    <Field
      {...field}
      name="amount"
      inputMode="numeric"
      autoComplete="off"
      suffix="Ks"
      value={amount === null || state === 'typed' ? value : state ? amount : formatMoney(amount)}
      onChange={(event) => {
        setState('typed')
        onType(event.target.value)
      }}
      onFocus={({ currentTarget }) => {
        setState('focus')
        // Behind React's own: the new text ends a selection, and what is typed next would stand behind it.
        queueMicrotask(() => currentTarget.select())
      }}
      onBlur={() => setState('')}
    />
  )
}
