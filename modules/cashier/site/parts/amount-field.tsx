import type { ReactNode } from 'react'
import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import styles from '../cashier.module.css'
import { KyatField } from './kyat-field.tsx'

interface AmountFieldProps {
  label: ReactNode
  value: string
  /** The allowed amounts, which the player reads before they type. */
  hint: ReactNode
  error: string | undefined
  chips: readonly { amount: number; label: string; is_disabled?: boolean }[]
  onChange: (text: string) => void
}

/** An amount, and a few to pick. */
export function AmountField({ label, value, hint, error, chips, onChange }: AmountFieldProps) {
  const amount = parseKyat(value)
  return (
    <div className={styles.amount}>
      <KyatField
        label={label}
        className={styles.big}
        value={value}
        hint={error === undefined && hint}
        error={error}
        onType={onChange}
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
