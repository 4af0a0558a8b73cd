import { FAILURES_MIN, type JobAlarm, SILENT_PERIODS } from '#job/contract/rules.ts'

/** The record of a job's runs; times in milliseconds since 1970, or null where there was none. */
export interface Runs {
  watched_from: number | null
  began_at: number | null
  unfinished_since: number | null
  lasted_ms: number | null
  failures: number
}

interface Clock {
  now: number
  /** When this database got its last migration: a job that no worker ever knew is late from then on. */
  migrated_at: number
}

/** A worker that has just started gets this much time for a job that was due while none ran. */
const MAKES_UP_MAX_MS = 3_600_000

/** The record of a job that no worker ever knew. */
export const NO_RUNS: Runs = {
  watched_from: null,
  began_at: null,
  unfinished_since: null,
  lasted_ms: null,
  failures: 0,
}

/** The alarm that a job raises, or null: a failure says more than its time, and its time more than its silence. */
export function judge(runs: Runs, period_seconds: number, clock: Clock): JobAlarm | null {
  if (runs.failures >= FAILURES_MIN) return 'failed'
  const limit_ms = limitOf(period_seconds)
  // A run that began and never ended is the one that lasts.
  if ((lastingOf(runs, clock) ?? 0) > limit_ms) return 'slow'
  return isSilent(runs, period_seconds, clock) ? 'silent' : null
}

/** The longest run that is no alarm, in milliseconds: a longer one soon meets its own next run. */
export const limitOf = (period_seconds: number): number => (period_seconds * 1_000) / 2

/** Milliseconds of the run under way up to now, or else of the last one; null where there was none. */
export function lastingOf({ unfinished_since, lasted_ms }: Runs, { now }: Pick<Clock, 'now'>): number | null {
  return unfinished_since === null ? lasted_ms : now - unfinished_since
}

/** Whether no run has begun for three periods, or since a worker knew the job. */
export function isSilent(
  { watched_from, began_at }: Runs,
  period_seconds: number,
  { now, migrated_at }: Clock,
): boolean {
  const period_ms = period_seconds * 1_000
  const last = began_at ?? watched_from ?? migrated_at
  const makes_up = watched_from !== null && now - watched_from <= Math.min(period_ms, MAKES_UP_MAX_MS)
  return now - last > SILENT_PERIODS * period_ms && !makes_up
}
