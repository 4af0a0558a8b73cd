import { useState } from 'react'
import { latinDigits } from '#platform/contract/typed-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Field } from '#ui/components/controls/field.tsx'
import styles from '../cashier.module.css'
import { StepLabel } from '../parts/step-label.tsx'
import { digitsOf } from '../parts/typed.ts'
import { cashierTexts } from '../texts.ts'

interface ReferenceFieldProps {
  digits: number
  value: string
  error: string | undefined
  onChange: (text: string) => void
  /** A whole transaction id was pasted. */
  onWhole: (id: string) => void
}

/** A pasted text may be the whole transaction ID, with a label before it. */
const wholeOf = (pasted: string) =>
  latinDigits(pasted)
    .trim()
    .match(/[\w -]+$/)?.[0]
    .trim() ?? ''

/** The last digits on the receipt. The field counts them while the player types, and judges them when the player leaves it. */
export function ReferenceField({ digits, value, error, onChange, onWhole }: ReferenceFieldProps) {
  const texts = useTexts(cashierTexts).deposit_form
  const [is_left, setLeft] = useState(false)
  const is_judged = is_left || error !== undefined
  const short = value.length > 0 && value.length < digits ? texts.reference_short(digits, value.length) : undefined
  const fault = is_judged ? (short ?? error) : undefined
  return (
    <Field
      label={<StepLabel step={3}>{texts.reference(digits)}</StepLabel>}
      name="refrence_no"
      inputMode="numeric"
      autoComplete="off"
      className={styles.digits}
      value={value}
      hint={fault === undefined && (short ?? texts.reference_hint)}
      error={fault}
      onChange={({ target }) => {
        const typed = digitsOf(target.value)
        onChange(typed.slice(-digits))
        if (typed.length > digits + 1) onWhole(wholeOf(target.value))
      }}
      onFocus={() => setLeft(false)}
      // A line that appears while the button is pressed would push the button away from under the finger.
      onBlur={({ relatedTarget }) => setLeft(!(relatedTarget instanceof HTMLButtonElement))}
    />
  )
}
