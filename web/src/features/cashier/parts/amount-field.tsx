import { type ReactNode, useState } from 'react'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { parseKyat } from '../../../platform/browser/parse-kyat.ts'
import styles from '../cashier.module.css'

interface AmountFieldProps {
  label: ReactNode
  value: string
  /** What is allowed, said before anything is typed. */
  hint: ReactNode
  error: string | undefined
  chips: readonly { amount: number; label: string; is_disabled?: boolean }[]
  onChange: (text: string) => void
}

/** An amount in whole kyat. Grouped while the field is at rest: nothing moves under the player's fingers. */
export function AmountField({ label, value, hint, error, chips, onChange }: AmountFieldProps) {
  const [is_focused, setFocused] = useState(false)
  const amount = parseKyat(value)
  return (
    <div className={styles.amount}>
      <Field
        label={label}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        className={styles.big}
        value={amount === null || is_focused ? value : formatMoney(amount)}
        suffix="Ks"
        hint={error === undefined && hint}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {/* Its space is kept while the balance is not known: what stands below must not move when it comes. */}
      <div className={styles.chips}>
        {chips.map((chip) => (
          <Chip
            key={chip.label}
            pressed={amount === chip.amount}
            disabled={chip.is_disabled}
            onClick={() => onChange(String(chip.amount))}
          >
            <span className="num">{chip.label}</span>
          </Chip>
        ))}
      </div>
    </div>
  )
}
