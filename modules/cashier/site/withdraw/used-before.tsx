import type { UserPayment } from '#cashier/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { AccountNumber } from '../parts/account-number.tsx'
import { cashierTexts } from '../texts.ts'
import styles from './used-before.module.css'

/** More would push the form out of sight. */
const SHOWN_MAX = 3

interface UsedBeforeProps {
  payments: readonly UserPayment[]
  /** The account number that stands in the form. */
  chosen: string
  onPick: (account: { payment_type_id: number; account_name: string; account_number: string }) => void
}

/** The player's own accounts, filled in with one press. */
export function UsedBefore({ payments, chosen, onPick }: UsedBeforeProps) {
  const texts = useTexts(cashierTexts).withdraw_form
  if (payments.length === 0) return null
  return (
    <div className={styles.row} role="group" aria-label={texts.used_before}>
      {payments.slice(0, SHOWN_MAX).map(({ payment_type, account_name, account_no }) => (
        <Chip
          key={`${payment_type.id} ${account_no}`}
          pressed={chosen === account_no}
          onClick={() => onPick({ payment_type_id: payment_type.id, account_name, account_number: account_no })}
        >
          {payment_type.name}
          <AccountNumber number={account_no} />
        </Chip>
      ))}
    </div>
  )
}
