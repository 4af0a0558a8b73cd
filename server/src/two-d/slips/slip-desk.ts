import type { Database } from '../../platform/database/database.ts'
import type { Metrics } from '../../platform/telemetry/metrics.ts'
import type { ReadSwitches } from '../../switch/index.ts'

/** What slips are taken with: opened once per process. */
export interface SlipDesk {
  db: Database
  /** For the slips themselves. */
  hot_db: Database
  switches: ReadSwitches
  observeBatch: (size: number) => void
}

export function openSlipDesk(house: Pick<SlipDesk, 'db' | 'hot_db' | 'switches'> & { metrics: Metrics }): SlipDesk {
  const { db, hot_db, switches, metrics } = house
  return { db, hot_db, switches, observeBatch: (size) => metrics.batch_size.observe({ use_case: 'two-d' }, size) }
}
