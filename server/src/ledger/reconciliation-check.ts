/** One invariant, what it looked at, and what it found wrong: nothing when the ledger holds. */
export interface ReconciliationCheck {
  invariant: string
  promise: string
  checked: number
  discrepancies: string[]
}
/** Enough to see what is wrong; the count of the rest is in the sentence. */
export const DISCREPANCIES_SHOWN = 20
