import type { Transaction } from '#platform/server/database/database.ts'
import type { Problem } from '#platform/server/http/answers/problem.ts'

/** What the person who pays an agent enters: the account that paid, and the bank's id of the payment. */
export interface PayoutEntry {
  account_id?: number | null
  transaction_id?: string | null
}

/** What the cashier does of a payout. */
export interface PayoutPort {
  /** @throws Problem invalid_fields */
  recordAgentPayout(tx: Transaction, payout: PayoutEntry & { id: string }): Promise<{ account_id: number }>
  /** What an account that lacks the money answers. */
  accountTooSmall(tx: Transaction, account_id: number): Promise<Problem>
}
