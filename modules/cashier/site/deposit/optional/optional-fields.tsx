import styles from '../../cashier.module.css'
import { ReceiptField, type ReceiptFieldProps } from './receipt-field.tsx'
import { TransactionField, type TransactionFieldProps } from './transaction-field.tsx'

/** The optional fields of a deposit. */
export function OptionalFields(fields: { transaction: TransactionFieldProps; receipt: ReceiptFieldProps }) {
  return (
    <div className={styles.optional}>
      <TransactionField {...fields.transaction} />
      <ReceiptField {...fields.receipt} />
    </div>
  )
}
