import { apart } from '../database/deadline.ts'

/** Answers what `read` said, and asks it again only when that is older than `fresh_ms`. Callers at one time share one reading. */
export function cached<T>(read: () => Promise<T>, fresh_ms: number): () => Promise<T> {
  let read_at = 0
  let kept: Promise<T> | null = null
  return () => {
    if (kept === null || performance.now() - read_at > fresh_ms) {
      read_at = performance.now()
      const reading = apart(read)
      kept = reading
      // A failed reading must not be remembered, nor take the place of a later one.
      reading.catch(() => {
        if (kept === reading) kept = null
      })
    }
    return kept
  }
}

/** A change by the operator takes effect in every process within this time. */
export const CONFIGURATION_FRESH_MS = 250
