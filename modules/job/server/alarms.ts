import type { JobAlarm } from '#job/contract/rules.ts'
import type { JobAlarmsAnswer, RaisedAlarm } from '#job/contract/staff.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { isSilent, judge, lastingOf, NO_RUNS, type Runs } from './judge.ts'
import { LOOPS, PERIODS, type Periodic } from './schedule.ts'

interface RunRow {
  job: string
  watched_from: Date
  began_at: Date | null
  unfinished_since: Date | null
  lasted_ms: bigint | null
  failures: number
  failed_at: Date | null
  error_kind: string | null
  error_message: string | null
  program: string | null
}

/** A job with what is known of it, and whether it raises an alarm. */
export interface JudgedJob {
  job: Periodic
  period_seconds: number
  alarm: JobAlarm | null
  /** None of its runs ended in time: the worker that should run it is away or hangs. */
  is_silent: boolean
  runs: Runs
  row: RunRow | null
  /** When it was read, in milliseconds since 1970. */
  now: number
}

/** Every job that this release knows, as the database's clock has it now. */
export async function getJobs(db: Queryable): Promise<JudgedJob[]> {
  const [clock] = await db<{ now: Date; migrated_at: Date | null }[]>`
    select clock_timestamp() as now, max(applied_at) as migrated_at from public.migration`
  const rows = await db<RunRow[]>`
    select job, watched_from, began_at, unfinished_since, lasted_ms, failures, failed_at, error_kind, error_message, program
    from job.run`
  const now = clock?.now.getTime() ?? Date.now()
  const migrated_at = clock?.migrated_at?.getTime() ?? now
  return [...PERIODS].map(([job, period_seconds]) => {
    const row = rows.find((one) => one.job === job) ?? null
    const runs = row === null ? NO_RUNS : runsOf(row)
    const clock_of_runs = { now, migrated_at }
    const alarm = judge(runs, period_seconds, clock_of_runs)
    return { job, period_seconds, alarm, is_silent: isSilent(runs, period_seconds, clock_of_runs), runs, row, now }
  })
}

const runsOf = ({ watched_from, began_at, unfinished_since, lasted_ms, failures }: RunRow): Runs => ({
  watched_from: watched_from.getTime(),
  began_at: began_at?.getTime() ?? null,
  unfinished_since: unfinished_since?.getTime() ?? null,
  lasted_ms: lasted_ms === null ? null : Number(lasted_ms),
  failures,
})

const WORST_FIRST: readonly JobAlarm[] = ['failed', 'silent', 'slow']

/** The jobs that ask for a look. Where no worker runs, that one sentence stands for all that is silent. */
export async function getAlarms(db: Queryable): Promise<JobAlarmsAnswer['data']> {
  const jobs = await getJobs(db)
  const has_worker = jobs.some(({ job, is_silent }) => job in LOOPS && !is_silent)
  const raised = jobs
    .flatMap((judged) => (judged.alarm === null ? [] : [writeAlarm(judged, judged.alarm)]))
    .filter(({ alarm }) => has_worker || alarm !== 'silent')
    .toSorted((a, b) => WORST_FIRST.indexOf(a.alarm) - WORST_FIRST.indexOf(b.alarm))
  return { no_worker_since: has_worker ? null : lastSignOf(jobs), alarms: raised }
}

/** When any job ran last, or a worker started last; where neither ever was, now. */
function lastSignOf(jobs: JudgedJob[]): string {
  const signs = jobs.flatMap(({ runs }) => [runs.began_at, runs.watched_from].filter((at) => at !== null))
  return new Date(signs.length === 0 ? (jobs[0]?.now ?? Date.now()) : Math.max(...signs)).toISOString()
}

function writeAlarm({ job, period_seconds, runs, row, now }: JudgedJob, alarm: JobAlarm): RaisedAlarm {
  const lasting_ms = lastingOf(runs, { now })
  const { failed_at = null, error_kind = null, error_message = null, program = null } = row ?? {}
  return {
    job,
    alarm,
    period_seconds,
    began_at: runs.began_at === null ? null : new Date(runs.began_at).toISOString(),
    lasted_seconds: lasting_ms === null ? null : Math.max(0, lasting_ms) / 1_000,
    is_running: runs.unfinished_since !== null,
    failures: runs.failures,
    error:
      runs.failures > 0 && failed_at !== null
        ? { at: failed_at.toISOString(), kind: error_kind ?? '', message: error_message ?? '' }
        : null,
    program,
  }
}
