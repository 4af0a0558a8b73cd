import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { useTexts } from '../../../platform/texts.ts'
import styles from '../cashier.module.css'
import { StepLabel } from '../step-label.tsx'
import { digitsOf } from '../typed.ts'
import { depositTexts } from './texts.ts'

interface ReferenceFieldProps {
  digits: number
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** What the receipt ends with. Too few digits are counted when the player leaves the field. */
export function ReferenceField({ digits, value, error, onChange }: ReferenceFieldProps) {
  const texts = useTexts(depositTexts)
  const [is_left, setLeft] = useState(false)
  const is_judged = is_left || error !== undefined
  const is_short = is_judged && value.length > 0 && value.length < digits
  const fault = is_short ? texts.reference_short(digits, value.length) : error
  return (
    <Field
      label={<StepLabel step={3}>{texts.reference(digits)}</StepLabel>}
      name="refrence_no"
      inputMode="numeric"
      autoComplete="off"
      className={styles.digits}
      value={value}
      hint={fault === undefined && texts.reference_hint}
      error={fault}
      // What is pasted may be the whole number of the transaction.
      onChange={(event) => onChange(digitsOf(event.target.value).slice(-digits))}
      onFocus={() => setLeft(false)}
      // A line that appears while the button is pressed would push the button away from under the finger.
      onBlur={({ relatedTarget }) => setLeft(!(relatedTarget instanceof HTMLButtonElement))}
    />
  )
}
