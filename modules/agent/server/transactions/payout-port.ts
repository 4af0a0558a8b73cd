import type { Transaction } from '#platform/server/database/database.ts'
import type { Problem } from '#platform/server/http/answers/problem.ts'

/** The last approver of a payout enters the account that paid, and the transaction ID at the bank. */
export interface PayoutEntry {
  account_id?: number | null
  transaction_id?: string | null
}

/** The port to the cashier, which owns the payment accounts. */
export interface PayoutPort {
  /** @throws Problem invalid_fields */
  recordAgentPayout(tx: Transaction, payout: PayoutEntry & { id: string }): Promise<{ account_id: number }>
  /** The refusal for an account that does not have enough money. */
  accountTooSmall(tx: Transaction, account_id: number): Promise<Problem>
}
