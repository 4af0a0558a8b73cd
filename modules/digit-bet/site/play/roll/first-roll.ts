/**
 * The first roll of a page waits a moment for the browser's own seed, which can only be sent before the first roll of
 * a series. On a line where that takes longer, the seed that the server chose stays, and the roll is fair all the same.
 */
const SEED_WAIT_MS = 2_000

let notifyMet: () => void
const met = new Promise<void>((resolve) => {
  notifyMet = resolve
})

export function noteSeriesMet(): void {
  notifyMet()
}

export function untilSeriesMet(): Promise<void> {
  return Promise.race([met, new Promise<void>((resolve) => setTimeout(resolve, SEED_WAIT_MS))])
}
