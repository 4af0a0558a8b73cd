import { useRef, useState } from 'react'
import { plainTransactionId, TRANSACTION_ID } from '#cashier/contract/account-rules.ts'
import type { ApproveBody, RequestDetail } from '#cashier/contract/staff.ts'
import { texts } from '../texts.ts'

/** Whether an approval now would pay a withdrawal: the first of two does not. */
const isPaidNow = ({ paying_accounts, needs_second_person, first_approval, refrence_no }: RequestDetail) =>
  refrence_no === null && paying_accounts.length > 0 && (!needs_second_person || first_approval !== null)

/** From which account a withdrawal is paid, and by which transaction of its bank. */
export function usePayout(request: RequestDetail) {
  const { paying_accounts: accounts, amount } = request
  const able = accounts.find(({ balance, may_be_overdrawn }) => may_be_overdrawn || balance >= amount)
  const [account_id, setAccount] = useState(able?.id ?? null)
  const [transaction_id, setTransaction] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const is_shown = isPaidNow(request)

  /** Why it cannot be approved yet; the field that lacks something is ready to be typed into. */
  const missing = (): string | null => {
    if (!is_shown) return null
    if (account_id === null) return texts.chooseAccount
    if (TRANSACTION_ID.test(plainTransactionId(transaction_id))) return null
    field.current?.focus()
    return texts.transactionNeeded
  }
  const approval: Omit<ApproveBody, 'version'> = is_shown
    ? { account_id, transaction_id: plainTransactionId(transaction_id) }
    : {}
  return { is_shown, accounts, account_id, setAccount, transaction_id, setTransaction, field, missing, approval }
}
