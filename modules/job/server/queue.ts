import { Logger } from 'graphile-worker'
import { Pool } from 'pg'
import { connectOptions, type DatabaseTarget } from '#platform/server/database/address/driver-options.ts'
import type { Log } from '#platform/server/telemetry/log.ts'

/** As the library calls its levels. */
const LEVELS = { error: 'error', warning: 'warn', info: 'info', debug: 'debug' } as const

/** The job library's own lines, as lines of this log. */
export function createJobLogger(log: Log): Logger {
  return new Logger(({ taskIdentifier: job, jobId: job_id, workerId: worker_id }) => (level, message, meta) => {
    log[LEVELS[level]]({ job, job_id, worker_id, err: meta?.error }, message)
  })
}

/**
 * The job library's driver, by the same address as ours. A connection that is lost ends no program: the next one takes
 * its place, and the work that had it fails by itself.
 */
export function openJobPool(database: DatabaseTarget, { max, log }: { max: number; log: Log }): Pool {
  const pool = new Pool({ ...connectOptions(database), max, application_name: 'thazin jobs', keepAlive: true })
  const warn = (error: Error) => log.warn({ err: error }, 'a connection of the job queue was lost')
  pool.on('error', warn)
  // One that is in use says it to nobody else.
  pool.on('connect', (client) => client.on('error', warn))
  return pool
}
