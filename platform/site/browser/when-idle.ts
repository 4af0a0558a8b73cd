/** A browser that is busy for so long is not getting idle. */
const PATIENCE_MS = 2_000
/** Where a browser does not tell when it is idle. */
const PAUSE_MS = 300

/** Once what is under way is done; what the player sees and does goes first. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: PATIENCE_MS })
  else setTimeout(run, PAUSE_MS)
}
