import type { Log } from '#platform/server/telemetry/log.ts'

/** A call, a job or a turn that has begun has so long to end; supervisors kill after thirty seconds, most of them. */
const STOP_MS_MAX = 25_000

/**
 * Runs `stop` once when the process is told to end. What does not come to its end in time is given up with exit code 1:
 * what was not committed is rolled back, and the next process does it.
 */
export function stopOnSignal(log: Log, stop: () => Promise<unknown>): void {
  let is_stopping = false
  const begin = () => {
    if (is_stopping) return
    is_stopping = true
    const giveUp = () => {
      log.fatal({ after_ms: STOP_MS_MAX }, 'what had begun did not end: it is given up')
      process.exit(1)
    }
    setTimeout(giveUp, STOP_MS_MAX).unref()
    void stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, begin)
}
