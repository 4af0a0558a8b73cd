/** One invariant, what it looked at, and what it found wrong: nothing when the ledger holds. */
export interface ReconciliationCheck {
  invariant: string
  promise: string
  checked: number
  differences: string[]
}
/** The same by the name that older modules know. */
export type Finding = ReconciliationCheck

/** Enough to see what is wrong; the count of the rest is in the sentence. */
export const DIFFERENCES_SHOWN = 20
