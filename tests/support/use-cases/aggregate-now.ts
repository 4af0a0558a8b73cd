import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { aggregateDays } from '#report/server/index.ts'
import type { TestApp } from '../app/start-test-app.ts'

/** What the worker does each hour, at this moment or at another one: the hours that are over for ten minutes are aggregated. */
export const aggregateNow = ({ worker_db }: Pick<TestApp, 'worker_db'>, now: Date | null = null) =>
  aggregateDays(worker_db, AGGREGATE_SOURCES, { now })
