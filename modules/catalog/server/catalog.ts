import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Seamless } from '#seamless/server/index.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import type { OwnGames } from './launch/get-game-log.ts'
import type { Lobby } from './lists/lobby.ts'
import type { PopularGames } from './orders/get-orders.ts'

/** The dependencies of a process that shows the lobby and opens its games. */
export interface Catalog {
  db: Database
  lobby: () => Promise<VersionedCache<Lobby>>
  launch: Seamless['launch']
  switches: GetSwitches
  own_games: readonly OwnGames[]
  popularGames: PopularGames
  /** Where guests may try games with play money, or null. */
  demo_play_url: string | null
}
