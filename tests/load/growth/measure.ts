import type { Row } from './row.ts'
import type { Stage } from './stage.ts'

/** The time of a row, as the median of its runs after the first; or the reason why there is none. */
export type Measurement = { ms: number } | { failed: string }

const RUNS = 5
/** Rather fewer runs of a slow row. */
const ROW_MS_MAX = 5_000

export async function measure(row: Row, stage: Stage): Promise<Measurement> {
  const times: number[] = []
  const began_at = performance.now()
  try {
    for (let run = 0; run <= RUNS && (run === 0 || performance.now() - began_at < ROW_MS_MAX); run++) {
      await row.prepare?.(stage)
      const run_at = performance.now()
      await row.run(stage)
      times.push(performance.now() - run_at)
      if (row.once) break
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { failed: `${error.message.slice(0, 80)} after ${(performance.now() - began_at).toFixed(0)} ms` }
  }
  // The first run plans its statements and finds its pages.
  const warm = times.length > 1 ? times.slice(1) : times
  return { ms: warm.sort((one, other) => one - other)[Math.floor((warm.length - 1) / 2)] ?? 0 }
}

export const isOver = (measured: Measurement, mark_ms: number): boolean => 'failed' in measured || measured.ms > mark_ms
