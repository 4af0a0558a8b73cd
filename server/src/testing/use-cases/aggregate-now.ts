import { AGGREGATE_SOURCES } from '../../composition/report-sources.ts'
import { aggregateDays } from '../../report/index.ts'
import type { TestApp } from '../app/start-test-app.ts'

/** What the worker does each hour: the ledger's hours that are over for ten minutes are aggregated. */
export const aggregateNow = ({ worker_db }: Pick<TestApp, 'worker_db'>) => aggregateDays(worker_db, AGGREGATE_SOURCES)
