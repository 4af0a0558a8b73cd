import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Field } from '#ui/field.tsx'
import { formatMoney } from '#ui/money.tsx'
import styles from './cashier.module.css'
import { readKyat } from './typed.ts'

interface AmountFieldProps {
  label: ReactNode
  value: string
  /** What is allowed, said before anything is typed. */
  hint: ReactNode
  error: string | undefined
  chips: readonly { amount: number; label: string }[]
  onChange: (text: string) => void
}

/** An amount in whole kyat. It is grouped when the player leaves the field: while he types, nothing moves. */
export function AmountField({ label, value, hint, error, chips, onChange }: AmountFieldProps) {
  const amount = readKyat(value)
  return (
    <div className={styles.amount}>
      <Field
        label={label}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        className={styles.big}
        value={value}
        suffix="Ks"
        hint={hint}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => amount !== null && onChange(String(amount))}
        onBlur={() => amount !== null && onChange(formatMoney(amount))}
      />
      {chips.length > 0 && (
        <div className={styles.chips}>
          {chips.map((chip) => (
            <Chip key={chip.label} pressed={amount === chip.amount} onClick={() => onChange(formatMoney(chip.amount))}>
              <span className="num">{chip.label}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
