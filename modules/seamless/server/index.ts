import type { HeldAlarm } from '#held-credit/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Callback } from '#platform/server/http/requests/callbacks.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import type { GscSettings } from '#platform/server/settings.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import type { Aggregator, GameAddress } from './aggregator/aggregator.ts'
import { type LaunchRequest, launchGame } from './aggregator/launch-game.ts'
import { createCallbackContext } from './callbacks/callback-context.ts'
import { callbackRoutes } from './routes.ts'

export { type Aggregator, createAggregator, type GameAddress } from './aggregator/aggregator.ts'
export { AggregatorError } from './aggregator/connection.ts'
export { type LaunchRequest, sealedMemberPasswords } from './aggregator/launch-game.ts'
export type { Product, ProviderGame } from './aggregator/parse-lists.ts'
export { saveProducts } from './aggregator/product.ts'
export { providerGames } from './provider-games.ts'
export { seamlessChecks } from './reconcile.ts'
export { seamlessConsoleRoutes } from './staff-routes.ts'
export { describeEffect } from './wagers/describe-effect.ts'
export { forgetRefusedStakes } from './wagers/earlier-transactions.ts'
export { gameSums } from './wagers/game-sums.ts'
export { type LargeWager, largestWagers, newestWagers } from './wagers/large-wagers.ts'
export { listRounds } from './wagers/list-rounds.ts'
export { receivableOfProviders } from './wagers/receivable.ts'
export { compareFromNow, reconcileWagers } from './wagers/reconcile-wagers.ts'
export { wagerSearch } from './wagers/search-wagers.ts'

export interface SeamlessDependencies {
  db: Database
  hot_db: Database
  key: SecretKey
  log: Log
  metrics: Metrics
  aggregator: Aggregator
  switches: GetSwitches
  raiseHeld: HeldAlarm
  settings: GscSettings | null
}

export interface Seamless {
  /** The calls that the aggregator makes to us; none where no aggregator is set. */
  callbacks: Callback[]
  /** @throws Problem player_frozen, game_unknown, game_in_maintenance, launch_failed, provider_silent, too_many_requests */
  launch(request: LaunchRequest): Promise<GameAddress>
}

export function createSeamless({ settings, ...dependencies }: SeamlessDependencies): Seamless {
  return {
    callbacks: settings === null ? [] : callbackRoutes(createCallbackContext({ ...dependencies, settings })),
    launch: (request) => launchGame(dependencies, request),
  }
}
