import { Gauge } from 'prom-client'
import { cached } from '../caching/cached.ts'
import type { Database } from '../database/database.ts'
import { withinDeadline } from '../database/deadline.ts'
import type { Metrics } from './metrics.ts'

/** However many ask for the metrics. */
const FRESH_MS = 5_000
/** Of a database that does not answer nothing is told, and all other metrics are. */
const READ_MS = 2_000

interface DatabaseGauge<Row, Label extends string> {
  name: string
  help: string
  labels: readonly Label[]
  read(db: Database): Promise<Row[]>
  values(row: Row): { labels: Record<Label, string>; value: number }[]
}

/**
 * A gauge among the metrics of this process of what stands in the database: of what the worker does, for one, which
 * serves no metrics itself.
 */
export function addDatabaseGauge<Row, Label extends string>(
  { db, metrics }: { db: Database; metrics: Metrics },
  { name, help, labels, read, values }: DatabaseGauge<Row, Label>,
): void {
  const fresh = cached(() => withinDeadline({ ms: READ_MS, changes: false }, () => read(db)), FRESH_MS)
  const gauge = new Gauge<Label>({
    name,
    help,
    labelNames: labels,
    registers: [],
    async collect() {
      this.reset()
      for (const row of await fresh().catch(() => [])) {
        for (const { labels: labelled, value } of values(row)) this.set(labelled, value)
      }
    },
  })
  metrics.registry.registerMetric(gauge)
}
