import type { DigitBetRules } from '#digit-bet/contract/player.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import { RecentBets } from './bets/recent-bets.ts'
import type { DigitBetContext } from './context.ts'
import { createSeedSeriesStore } from './fairness/seed-series-store.ts'
import { serializeRules } from './rules.ts'
import { createSetting } from './settings/setting.ts'

export { betsOfTime } from './bets/bets-of-time.ts'
export { describeBet } from './bets/describe-bet.ts'
export { getHistory } from './bets/get-history.ts'
export { digitBetWins } from './bets/large-wins.ts'
export type { DigitBetContext } from './context.ts'
export { publishSeries } from './fairness/seed-series.ts'
export { sealedSeeds } from './fairness/seed-series-store.ts'
export { saveSigningKeys } from './fairness/signing-key.ts'
export { digitBetChecks } from './reconcile.ts'
export { digitBetRoutes } from './routes.ts'
export { digitBetSettings } from './settings/settings-group.ts'

export function createDigitBetContext(dependencies: {
  db: Database
  hot_db: Database
  key: SecretKey
  metrics: Metrics
  switches: GetSwitches
}): DigitBetContext {
  return {
    db: dependencies.db,
    hot_db: dependencies.hot_db,
    seed_series: createSeedSeriesStore(dependencies.key),
    recent: new RecentBets(),
    setting: createSetting(dependencies.db, dependencies.switches),
    observeBatch: (size) => dependencies.metrics.batch_size.observe({ use_case: 'digit-bet' }, size),
  }
}

/** The rules as the first view of the page shows them; a change shows as soon as bets are decided by it. */
export async function getRules(context: DigitBetContext): Promise<DigitBetRules> {
  return serializeRules(await context.setting())
}
