import type { TileGame } from '#catalog/contract/my-games.ts'
import type { WinSource } from '#home/contract/large-wins.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Route } from '#platform/server/http/http.ts'
import type { Seamless } from '#seamless/server/index.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import type { OwnGames } from './launch/get-game-log.ts'
import { providerWins } from './launch/large-wins.ts'
import { firstLists, knownSearch } from './lists/first-lists.ts'
import { createLobby } from './lists/lobby.ts'
import type { PopularGames } from './orders/get-orders.ts'
import { writeTile } from './rails/write-tile.ts'
import { catalogRoutes } from './routes.ts'

export { seedCatalogDemo } from './demo-games/seed-demo.ts'
export { type SyncReport, syncGames } from './feed/sync-games.ts'
export { gameNames } from './game-names.ts'
export type { OwnGames } from './launch/get-game-log.ts'
export { gamesOfTypes } from './lists/games-of-types.ts'
export { nameOfTarget } from './management/name-of-target.ts'
export { catalogConsoleRoutes } from './management/staff-routes.ts'
export { recordPlay } from './my-games/record-play.ts'

export interface Catalog {
  routes: Route[]
  /** Another one after each change of what the lobby shows. */
  version(): Promise<string>
  /** For the documents of home and games, by the screens' own keys. */
  firstLists(search: string, language: Language): Promise<Record<string, unknown>>
  /** The query of their address without names that there are not. */
  knownSearch(search: string): Promise<string>
  /** Large wins in games that the lobby shows. */
  wins: WinSource
  /** A game as a tile shows it; null for one that the lobby does not show. */
  tileOf(game_id: number, language: Language): Promise<TileGame | null>
}

export function createCatalog(dependencies: {
  db: Database
  seamless: Pick<Seamless, 'launch'>
  switches: GetSwitches
  own_games: readonly OwnGames[]
  popularGames: PopularGames
  demo_play_url: string | null
}): Catalog {
  const lobby = createLobby(dependencies.db)
  return {
    routes: catalogRoutes({ ...dependencies, lobby, launch: dependencies.seamless.launch }),
    version: async () => (await lobby()).version,
    firstLists: async (search, language) => firstLists((await lobby()).content, search, language),
    knownSearch: async (search) => knownSearch((await lobby()).content, search),
    wins: providerWins(dependencies.db, lobby),
    async tileOf(game_id, language) {
      const game = (await lobby()).content.games.get(game_id)
      return game ? writeTile(game, language) : null
    },
  }
}
