import type { Database } from '../../platform/database/database.ts'
import type { Metrics } from '../../platform/telemetry/metrics.ts'
import type { ReadSwitches } from '../../switch/index.ts'

/** What slips are taken with: opened once per process. */
export interface SlipDesk {
  db: Database
  /** For the slips themselves. */
  hot_db: Database
  switches: ReadSwitches
  observeSet: (size: number) => void
}

export function openSlipDesk(house: Pick<SlipDesk, 'db' | 'hot_db' | 'switches'> & { metrics: Metrics }): SlipDesk {
  const { db, hot_db, switches, metrics } = house
  return { db, hot_db, switches, observeSet: (size) => metrics.set_size.observe({ verb: 'two-d' }, size) }
}
