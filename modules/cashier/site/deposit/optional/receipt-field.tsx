import { useId, useState } from 'react'
import { PICTURE_TYPES } from '#cashier/contract/rules.ts'
import { useTexts } from '#platform/site/texts.ts'
import { FieldError } from '#ui/components/controls/field-error.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { imageRegular, xBold } from '#ui/icons.ts'
import shared from '../../cashier.module.css'
import { StepLabel } from '../../parts/step-label.tsx'
import { cashierTexts } from '../../texts.ts'
import styles from './receipt-field.module.css'

export interface ReceiptFieldProps {
  /** A data URI: what is seen is what is sent. */
  picture: string | null
  error: string | undefined
  /** A chosen picture is on its way into the form; what is sent now would go without it. */
  is_reading: boolean
  onReading: (is_reading: boolean) => void
  onChange: (picture: string | null) => void
}

export function ReceiptField({ picture, error, is_reading, onReading, onChange }: ReceiptFieldProps) {
  const texts = useTexts(cashierTexts).receipt
  const id = useId()
  const [unreadable, setUnreadable] = useState<'picture_heic' | 'picture_unreadable' | null>(null)
  const fault = unreadable ? texts[unreadable] : error

  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    // The same file may be chosen again after it was removed.
    input.value = ''
    if (!file) return
    onReading(true)
    try {
      const { isHeic, readReceipt } = await import('./read-receipt.ts')
      const chosen = await readReceipt(file)
      setUnreadable(chosen ? null : (await isHeic(file)) ? 'picture_heic' : 'picture_unreadable')
      onChange(chosen)
    } finally {
      onReading(false)
    }
  }

  return (
    <div className={shared.section}>
      <StepLabel step={4} id={`${id}-label`}>
        {texts.receipt}
      </StepLabel>
      <div className={styles.row}>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept={PICTURE_TYPES.join(',')}
          disabled={is_reading}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => void read(event.currentTarget)}
        />
        {picture && <img src={picture} alt={texts.picture_of_receipt} />}
        <label htmlFor={id} id={`${id}-choose`} className={styles.choose}>
          <Icon glyph={imageRegular} size={24} />
          {is_reading ? texts.reading_picture : picture ? texts.change_picture : texts.choose_picture}
        </label>
        {picture && (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.remove_picture}
            onClick={() => onChange(null)}
          >
            <Icon glyph={xBold} size={18} />
          </button>
        )}
      </div>
      {fault && (
        <FieldError role="alert" id={`${id}-error`}>
          {fault}
        </FieldError>
      )}
      <p className={styles.hint} id={`${id}-hint`}>
        {texts.receipt_hint}
      </p>
    </div>
  )
}
