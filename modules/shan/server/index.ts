import type { HeldAlarm } from '#held-credit/server/index.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Route } from '#platform/server/http/http.ts'
import type { ShanSettings } from '#platform/server/settings.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import { createProvider } from './provider/provider.ts'
import { type GameSum, gameSums } from './rounds/game-sums.ts'
import { shanRoutes } from './routes.ts'

export { createProvider } from './provider/provider.ts'
export { leaveTable, receivableOf as receivableOfShan, requireReceivableCovered } from './receivables/receivable.ts'
export { compareRounds } from './reconciliation/compare-rounds.ts'
export { shanChecks } from './reconciliation/reconcile.ts'
export { describeSettlement } from './rounds/describe-settlement.ts'
export { listRounds } from './rounds/list-rounds.ts'
export { roundsOfTime } from './rounds/rounds-of-time.ts'
export { shanRoundSearch } from './rounds/search-rounds.ts'
export { closeTable } from './sessions/session.ts'
export { shanConsoleRoutes } from './staff-routes.ts'

export interface Shan {
  routes: Route[]
  /** A player's sums at the table, for the log of games. */
  gameSums(requested: { player_id: bigint; from: Date; to: Date; language: Language }): Promise<GameSum[]>
}

interface ShanContext {
  db: Database
  metrics: Metrics
  settings: ShanSettings | null
  switches: GetSwitches
  raiseHeld: HeldAlarm
  /** Writes the table to the games that the player opened last. */
  recordPlay(player_id: bigint): Promise<void>
}

export function createShan(context: ShanContext): Shan {
  const { db, settings, metrics } = context
  const onPreviousKey = () => metrics.previous_key.inc({ partner: 'shan' })
  return {
    routes: shanRoutes({ ...context, onPreviousKey, provider: settings && createProvider(settings) }),
    gameSums: (requested) => gameSums(db, requested),
  }
}
