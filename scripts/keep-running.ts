import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

/** Deaths of one program within this time, with which it is given up: it would die again. */
const DEATHS_MAX = 5
const DEATHS_WITHIN_MS = 60_000
/** Before it comes again; twice as long after each further death. */
const BACKOFF_MS = 500

/** One run of a program that is kept running. */
export type Life = Pick<Program, 'begun' | 'ended' | 'lastLines' | 'stop'>

export interface Keeping {
  name: string
  /** Starts it, for the first time or again. */
  launch: (is_again: boolean) => Life | Promise<Life>
  /** Says a line. */
  say: (line: string) => void
  /** Called when it works again after a death. */
  onRestart: () => void
}

export interface Kept {
  name: string
  /** Resolves when it works for the first time. */
  begun: Promise<void>
  /** Rejects when it died before it ever worked, or again and again; resolves when it was stopped. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** Runs a program until it is stopped, and starts it again when it dies. */
export function keepRunning({ name, launch, say, onRestart }: Keeping): Kept {
  const halt = new AbortController()
  const begun = Promise.withResolvers<void>()
  let life: Life | null = null
  let has_worked = false
  let deaths: number[] = []

  async function keep(): Promise<void> {
    for (let runs = 0; !halt.signal.aborted; runs++) {
      const { sentence, last_lines } = await runOnce(runs > 0)
      if (halt.signal.aborted) return
      const now = performance.now()
      deaths = [...deaths.filter((then) => now - then < DEATHS_WITHIN_MS), now]
      if (!has_worked) throw new Error(`${sentence}. Its last lines:\n${last_lines}`)
      if (deaths.length >= DEATHS_MAX) {
        throw new Error(
          `${sentence}. It died ${deaths.length} times within a minute, so everything stops. Its last lines:\n${last_lines}`,
        )
      }
      const backoff_ms = BACKOFF_MS * 2 ** (deaths.length - 1)
      say(`${sentence}; it comes again in ${backoff_ms / 1_000} s`)
      await sleep(backoff_ms, undefined, { signal: halt.signal }).catch(() => undefined)
    }
  }

  /** Answers why it ended, and after how long. */
  async function runOnce(is_again: boolean): Promise<{ sentence: string; last_lines: string }> {
    const started = performance.now()
    const seconds = () => ((performance.now() - started) / 1_000).toFixed(1)
    try {
      const current = await launch(is_again)
      life = current
      if (halt.signal.aborted) void current.stop()
      void current.begun.then(() => {
        has_worked = true
        begun.resolve()
        if (!is_again) return
        say(`${name} works again, ${seconds()} s after its start`)
        onRestart()
      })
      const sentence = await current.ended
      return { sentence: `${sentence} after ${seconds()} s`, last_lines: current.lastLines() }
    } catch (error) {
      return {
        sentence: `${name} did not start`,
        last_lines: error instanceof Error ? error.message : String(error),
      }
    } finally {
      life = null
    }
  }

  const ended = keep()
  // Whoever waits for it hears of it; a stop in between does not.
  ended.catch(() => undefined)
  return {
    name,
    begun: begun.promise,
    ended,
    async stop() {
      halt.abort()
      await life?.stop()
      await ended.catch(() => undefined)
    },
  }
}
