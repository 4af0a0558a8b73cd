import type { Database } from '#platform/server/database/database.ts'
import { addDatabaseGauge } from '#platform/server/telemetry/database-gauge.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import { countOpenDiscrepancies } from './discrepancies.ts'

/** The count of the worker's open discrepancies in the ledger, among the metrics of this process. */
export function createDiscrepancyGauge(dependencies: { db: Database; metrics: Metrics }): void {
  addDatabaseGauge(dependencies, {
    name: 'thazin_ledger_discrepancies',
    help: 'Discrepancies of the ledger that are open',
    labels: [],
    read: async (db) => [await countOpenDiscrepancies(db)],
    values: (value) => [{ labels: {}, value }],
  })
}
