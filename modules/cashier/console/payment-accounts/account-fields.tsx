import type { PaymentAccount } from '#cashier/contract/payment-accounts.ts'
import { PICTURE_TYPES } from '#cashier/contract/rules.ts'
import { Field } from '#ui/components/controls/field.tsx'
import styles from './accounts.module.css'
import { texts } from './texts.ts'

export interface AccountFieldsProps {
  account?: PaymentAccount
  fault: (field: string) => string | undefined
  picture_fault: string | undefined
}

/** The fields that a new account and a changed account share. */
export function AccountFields({ account, fault, picture_fault }: AccountFieldsProps) {
  return (
    <>
      <Field
        label={texts.name}
        name="account_name"
        autoComplete="off"
        defaultValue={account?.account_name}
        error={fault('account_name')}
      />
      <Field
        label={texts.number}
        name="account_number"
        autoComplete="off"
        inputMode="numeric"
        defaultValue={account?.account_number}
        error={fault('account_number')}
      />
      <Field
        label={texts.picture}
        className={styles.file}
        name="picture"
        type="file"
        accept={PICTURE_TYPES.join(',')}
        hint={texts.pictureHint}
        error={picture_fault ?? fault('picture')}
      />
    </>
  )
}
