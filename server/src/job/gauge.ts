import { Gauge } from 'prom-client'
import { JOB_ALARMS } from '#contract/job/rules.ts'
import { cached } from '../platform/caching/cached.ts'
import type { Database } from '../platform/database/database.ts'
import { withinDeadline } from '../platform/database/deadline.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'
import { getJobs } from './alarms.ts'

/** However many ask for the metrics. */
const FRESH_MS = 5_000
/** Of a database that does not answer nothing is told of jobs, and all other metrics are. */
const READ_MS = 2_000

/** The alarms of jobs among the metrics of this process. The worker serves none, so the database is asked. */
export function createJobGauge({ db, metrics }: { db: Database; metrics: Metrics }): void {
  const read = cached(() => withinDeadline({ ms: READ_MS, changes: false }, () => getJobs(db)), FRESH_MS)
  const gauge = new Gauge({
    name: 'thazin_job_alarm',
    help: 'Whether a periodic job raises this alarm: 1 or 0',
    labelNames: ['job', 'alarm'],
    registers: [],
    async collect() {
      this.reset()
      for (const { job, alarm } of await read().catch(() => [])) {
        for (const one of JOB_ALARMS) this.set({ job, alarm: one }, one === alarm ? 1 : 0)
      }
    },
  })
  metrics.registry.registerMetric(gauge)
}
