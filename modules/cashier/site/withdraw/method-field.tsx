import { useId } from 'react'
import type { PaymentType } from '#cashier/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { FieldError } from '#ui/components/controls/field-error.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { caretDownBold } from '#ui/icons.ts'
import { Mark } from '../parts/mark.tsx'
import { pickOverlay } from '../parts/pick.ts'
import { cashierTexts } from '../texts.ts'
import styles from './method-field.module.css'

interface MethodFieldProps {
  types: readonly PaymentType[]
  chosen: number | null
  error: string | undefined
  onPick: (id: number) => void
}

/** How the player wants to be paid; looks like a field and opens a sheet. */
export function MethodField({ types, chosen, error, onPick }: MethodFieldProps) {
  const texts = useTexts(cashierTexts).withdraw_form
  const id = useId()
  const type = types.find((each) => each.id === chosen)
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {texts.payment_method}
      </span>
      <button
        type="button"
        id={id}
        className={styles.box}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-wrong={error ? '' : undefined}
        onClick={() => pickOverlay.open({ title: texts.choose_method, items: types, chosen, onPick })}
      >
        {type && <Mark image={type.image} size={32} />}
        <span className={type ? styles.chosen : undefined}>{type?.name ?? texts.choose_method}</span>
        <Icon glyph={caretDownBold} size={16} />
      </button>
      {error && (
        <FieldError role="alert" id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </div>
  )
}
