/** Alarms of periodic jobs, for the staff; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Nullable, oneOf, Time } from '#platform/contract/shapes.ts'
import { JOB_ALARMS, PERIODIC_JOBS } from './rules.ts'

const Seconds = Type.Integer({ minimum: 0, description: 'In seconds.' })

const RaisedAlarm = Type.Object({
  /** As in docs/operations/jobs.md. */
  job: oneOf(PERIODIC_JOBS),
  alarm: oneOf(JOB_ALARMS),
  period_seconds: Seconds,
  /** When its last run began; null where it never ran. */
  began_at: Nullable(Time),
  /** The time of its last run, or of the run under way up to now. */
  lasted_seconds: Nullable(Type.Number({ minimum: 0, description: 'In seconds.' })),
  is_running: Type.Boolean(),
  /** In a row. */
  failures: Type.Integer({ minimum: 0 }),
  /** Of the last failure, without secrets; null where the last run went well. */
  error: Nullable(Type.Object({ at: Time, kind: Type.String(), message: Type.String() })),
  /** The process that ran it last. */
  program: Nullable(Type.String()),
})
export type RaisedAlarm = Static<typeof RaisedAlarm>

/** GET /jobs/alarms */
export const JobAlarmsAnswer = Answer(
  Type.Object({
    /** Since when no worker has run any loop; null while one does. Then single silent jobs are not listed. */
    no_worker_since: Nullable(Time),
    /** The worst first; empty while all is well. */
    alarms: Type.Array(RaisedAlarm),
  }),
)
export type JobAlarmsAnswer = Static<typeof JobAlarmsAnswer>
