import { TRANSACTION_ID_MAX } from '#cashier/contract/account-rules.ts'
import { formatExact } from '#ui/components/display/money.tsx'
import styles from '../detail/detail.module.css'
import { texts } from '../texts.ts'
import type { usePayout } from './use-payout.ts'

interface PayoutFieldsProps {
  payout: ReturnType<typeof usePayout>
  amount: number
  onEnter: () => void
}

/** The account that pays and the bank's id of the payment. An account that lacks the money is shown, and not offered. */
export function PayoutFields({ payout, amount, onEnter }: PayoutFieldsProps) {
  const { accounts, account_id, setAccount, transaction_id, setTransaction, field } = payout
  return (
    <div className={styles.payout} data-unfinished={transaction_id === '' ? undefined : ''}>
      <select
        aria-label={texts.paidFrom}
        value={account_id ?? ''}
        onChange={({ target }) => setAccount(Number(target.value) || null)}
      >
        {account_id === null && <option value="">{texts.chooseAccount}</option>}
        {accounts.map(({ id, payment_type, account_number, balance, may_be_overdrawn }) => (
          <option key={id} value={id} disabled={!may_be_overdrawn && balance < amount}>
            {payment_type.name} {account_number}, {formatExact(balance)} Ks
          </option>
        ))}
      </select>
      <input
        ref={field}
        className={styles.note}
        aria-label={texts.transactionId}
        aria-keyshortcuts="T"
        placeholder={`${texts.transactionId} (T)`}
        autoComplete="off"
        maxLength={TRANSACTION_ID_MAX + 10}
        value={transaction_id}
        onChange={({ target }) => setTransaction(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter()
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
        }}
      />
    </div>
  )
}
