/** One invariant, what it looked at, and what it found wrong (empty when the books hold). */
export interface Finding {
  invariant: string
  promise: string
  checked: number
  differences: string[]
}

/** Enough to see what is wrong; the count of the rest is in the sentence. */
export const DIFFERENCES_SHOWN = 20
