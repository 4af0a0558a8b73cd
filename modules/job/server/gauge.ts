import { JOB_ALARMS } from '#job/contract/rules.ts'
import type { Database } from '#platform/server/database/database.ts'
import { addDatabaseGauge } from '#platform/server/telemetry/database-gauge.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import { getJobs } from './alarms.ts'

/** The alarms of jobs among the metrics of this process. */
export function createJobGauge(dependencies: { db: Database; metrics: Metrics }): void {
  addDatabaseGauge(dependencies, {
    name: 'thazin_job_alarm',
    help: 'Whether a periodic job raises this alarm: 1 or 0',
    labels: ['job', 'alarm'],
    read: getJobs,
    values: ({ job, alarm }) =>
      JOB_ALARMS.map((one) => ({ labels: { job, alarm: one }, value: one === alarm ? 1 : 0 })),
  })
}
