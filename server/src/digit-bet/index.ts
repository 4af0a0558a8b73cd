import type { DigitBetRules } from '#contract/digit-bet.ts'
import type { Database } from '../platform/database/database.ts'
import type { SecretKey } from '../platform/secret-key.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'
import type { ReadSwitches } from '../switch/index.ts'
import type { Dealer } from './dealer.ts'
import { openEpochs } from './epoch.ts'
import { RecentBets } from './recent-bets.ts'
import { writeRules } from './rules.ts'
import { openSetting } from './setting.ts'

export { betsOfTime } from './bets-of-time.ts'
export type { Dealer } from './dealer.ts'
export { describeBet } from './describe-bet.ts'
export { digitBetChecks } from './reconcile.ts'
export { digitBetRoutes } from './routes.ts'
export { digitBetSettings } from './settings-group.ts'
export { showHistory } from './show-history.ts'

export function openDealer(dependencies: {
  db: Database
  hot_db: Database
  key: SecretKey
  metrics: Metrics
  switches: ReadSwitches
}): Dealer {
  return {
    db: dependencies.db,
    hot_db: dependencies.hot_db,
    epochs: openEpochs(dependencies.key),
    recent: new RecentBets(),
    setting: openSetting(dependencies.db, dependencies.switches),
    observeBatch: (size) => dependencies.metrics.batch_size.observe({ use_case: 'digit-bet' }, size),
  }
}

/** The rules as the first view of the page shows them; a change shows as soon as bets are decided by it. */
export async function readRules(dealer: Dealer): Promise<DigitBetRules> {
  return writeRules(await dealer.setting())
}
