import type { Stage } from './stage.ts'

/** A line of the table. */
export interface Row {
  name: string
  /** Milliseconds that it may take at the grown size. */
  mark_ms: number
  run(stage: Stage): Promise<unknown>
  /** Before each run, untimed. */
  prepare?(stage: Stage): Promise<void>
  /** One run tells all. */
  once?: true
  /** `--quick` leaves it out, and its plans are not asked for. */
  is_long?: true
}
