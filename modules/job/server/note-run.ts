import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { CleanError } from './clean-error.ts'
import { PERIODS, type Periodic } from './schedule.ts'

/** Notes that a worker is there which knows all jobs: one that never runs is late from now on. */
export async function noteWorker(db: Database): Promise<void> {
  await db`
    insert into job.run (job) select unnest(${arrayOf(db, 'text', [...PERIODS.keys()])})
    on conflict (job) do update set watched_from = excluded.watched_from`
}

interface Begun {
  job: Periodic
  program: string
  /** How long ago it began, in milliseconds. */
  ago_ms: number
}

/** Several workers may run a job at once: the earliest of their runs that has not ended is the one that lasts. */
export async function noteBegin(db: Database, { job, program, ago_ms }: Begun): Promise<void> {
  await db`
    insert into job.run as run (job, began_at, unfinished_since, program)
    select ${job}, began_at, began_at, ${program}
    from (select clock_timestamp() - ${ago_ms} * interval '1 millisecond' as began_at) begun
    on conflict (job) do update
    set began_at = greatest(run.began_at, excluded.began_at),
        unfinished_since = coalesce(run.unfinished_since, excluded.unfinished_since), program = excluded.program`
}

interface RunReport {
  job: Periodic
  program: string
  lasted_ms: number
  /** Null where it went well. */
  error: CleanError | null
  /** How many runs failed that are noted with this one, at least 1. */
  failures: number
}

export async function noteEnd(db: Database, { job, program, lasted_ms, error, failures }: RunReport): Promise<void> {
  const failed = error === null ? 0 : failures
  await db`
    insert into job.run as run (job, began_at, ended_at, lasted_ms, failures, failed_at, error_kind, error_message, program)
    select ${job}, at - ${lasted_ms}::bigint * interval '1 millisecond', at, ${lasted_ms}, ${failed},
           case when ${failed}::integer > 0 then at end, ${error?.kind ?? null}, ${error?.message ?? null}, ${program}
    from (select clock_timestamp() as at) ended
    on conflict (job) do update
    set began_at = greatest(run.began_at, excluded.began_at), ended_at = excluded.ended_at, unfinished_since = null,
        lasted_ms = excluded.lasted_ms, program = excluded.program,
        failures = case when excluded.failures = 0 then 0 else run.failures + excluded.failures end,
        failed_at = coalesce(excluded.failed_at, run.failed_at),
        error_kind = coalesce(excluded.error_kind, run.error_kind),
        error_message = coalesce(excluded.error_message, run.error_message)`
}
