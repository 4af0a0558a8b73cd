import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { aggregateDays } from '#report/server/index.ts'
import type { TestApp } from '../app/start-test-app.ts'

/** The worker's job of each hour, at this moment or another one: it aggregates hours that have been over for ten minutes. */
export const aggregateNow = ({ worker_db }: Pick<TestApp, 'worker_db'>, now: Date | null = null) =>
  aggregateDays(worker_db, AGGREGATE_SOURCES, { now })
