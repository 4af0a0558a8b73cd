import type { Language } from '#contract/language.ts'
import type { Database } from '../platform/database/database.ts'
import type { Route } from '../platform/http/http.ts'
import type { Seamless } from '../seamless/index.ts'
import type { ReadSwitches } from '../switch/index.ts'
import { firstLists, knownSearch } from './first-lists.ts'
import { openLobby } from './lobby.ts'
import { catalogRoutes } from './routes.ts'
import type { OwnGames } from './show-game-log.ts'

export { fillCatalogDemo } from './fill-demo.ts'
export { gameNames } from './game-names.ts'
export { gamesOfTypes } from './games-of-types.ts'
export { nameOfTarget } from './name-of-target.ts'
export type { OwnGames } from './show-game-log.ts'
export { catalogConsoleRoutes } from './staff-routes.ts'
export { type SyncReport, syncGames } from './sync-games.ts'

export interface OpenCatalog {
  routes: Route[]
  /** Another one after each change of what the lobby shows. */
  version(): Promise<string>
  /** For the documents of home and games, by the screens' own keys. */
  firstLists(search: string, language: Language): Promise<Record<string, unknown>>
  /** The query of their address without names that there are not. */
  knownSearch(search: string): Promise<string>
}

export function openCatalog(dependencies: {
  db: Database
  seamless: Pick<Seamless, 'launch'>
  switches: ReadSwitches
  own_games: readonly OwnGames[]
  demo_play_url: string | null
}): OpenCatalog {
  const lobby = openLobby(dependencies.db)
  return {
    routes: catalogRoutes({ ...dependencies, lobby, launch: dependencies.seamless.launch }),
    version: async () => (await lobby()).version,
    firstLists: async (search, language) => firstLists((await lobby()).content, search, language),
    knownSearch: async (search) => knownSearch((await lobby()).content, search),
  }
}
