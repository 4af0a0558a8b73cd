import type { Database } from '#platform/server/database/database.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import type { GetSwitches } from '#switch/server/index.ts'

/** All that a process needs to decide slips. Each process opens it once. */
export interface SlipContext {
  db: Database
  /** For the slips themselves. */
  hot_db: Database
  switches: GetSwitches
  observeBatch: (size: number) => void
}

export function createSlipContext(
  dependencies: Pick<SlipContext, 'db' | 'hot_db' | 'switches'> & { metrics: Metrics },
): SlipContext {
  const { db, hot_db, switches, metrics } = dependencies
  return { db, hot_db, switches, observeBatch: (size) => metrics.batch_size.observe({ use_case: 'two-d' }, size) }
}
