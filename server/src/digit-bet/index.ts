import type { Database } from '../platform/database.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { SecretKey } from '../platform/secret-key.ts'
import type { Dealer } from './dealer.ts'
import { openEpochs } from './epoch.ts'
import { openRecentBets } from './recent-bets.ts'
import { openSetting } from './setting.ts'

export { digitBetFindings } from './reconcile.ts'
export { digitBetRoutes } from './routes.ts'
export { readRules } from './setting.ts'

export function openDealer(house: { db: Database; hot_db: Database; key: SecretKey; metrics: Metrics }): Dealer {
  return {
    db: house.db,
    hot_db: house.hot_db,
    epochs: openEpochs(house.key),
    recent: openRecentBets(),
    setting: openSetting(house.db),
    observeSet: (size) => house.metrics.set_size.observe({ verb: 'digit-bet' }, size),
  }
}
