/** Time for games that do not wait for a button; tests turn it by hand. */
export interface Clock {
  now(): number
  /** Works at that time, at once when it is past. */
  at(ms: number, work: () => Promise<void>): void
}

/** setTimeout counts in 32 bits; nothing here waits longer than minutes. */
const WAIT_MS_MAX = 3_600_000

export const systemClock: Clock = {
  now: () => Date.now(),
  at(ms, work) {
    const wait = Math.min(WAIT_MS_MAX, Math.max(0, ms - Date.now()))
    // A sandbox that closes does not wait for it: bets without an outcome are taken up at the next start.
    setTimeout(() => void work().catch(report), wait).unref()
  },
}

function report(error: unknown): void {
  console.error('a round could not be ended:', error)
}
