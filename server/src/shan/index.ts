import type { Language } from '#contract/language.ts'
import type { HeldAlarm } from '../held-credit/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { Route } from '../platform/http/http.ts'
import type { ShanSettings } from '../platform/settings.ts'
import type { ReadSwitches } from '../switch/index.ts'
import { type GameSum, gameSums } from './game-sums.ts'
import { openProvider } from './provider.ts'
import { shanRoutes } from './routes.ts'

export { compareRounds } from './compare-rounds.ts'
export { debtOf, keepDebt, leaveTable } from './debt.ts'
export { describeSettlement } from './describe-settlement.ts'
export { listRounds } from './list-rounds.ts'
export { openProvider } from './provider.ts'
export { shanChecks } from './reconcile.ts'
export { roundsOfTime } from './rounds-of-time.ts'
export { closeTable } from './session.ts'
export { shanConsoleRoutes } from './staff-routes.ts'

export interface Shan {
  routes: Route[]
  /** What a player did at the table, for the log of games. */
  gameSums(asked: { player_id: bigint; from: Date; to: Date; language: Language }): Promise<GameSum[]>
}

interface ShanContext {
  db: Database
  settings: ShanSettings | null
  switches: ReadSwitches
  raiseHeld: HeldAlarm
}

export function openShan(house: ShanContext): Shan {
  const { db, settings } = house
  return {
    routes: shanRoutes({ ...house, provider: settings && openProvider(settings) }),
    gameSums: (asked) => gameSums(db, asked),
  }
}
