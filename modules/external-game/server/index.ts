import { externalGamesKey } from '#external-game/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Route } from '#platform/server/http/http.ts'
import { createLinks } from './links.ts'
import { externalGameRoutes } from './routes.ts'

export { seedExternalGameDemo } from './seed-demo.ts'
export { externalGameSettings } from './settings-group.ts'

export interface ExternalGames {
  routes: Route[]
  /** Another one after each change. */
  version(): Promise<string>
  /** For the document of the games page, by the screens' own key. */
  firstData(language: Language): Promise<Record<string, unknown>>
}

export function createExternalGames(db: Database): ExternalGames {
  const links = createLinks(db)
  return {
    routes: externalGameRoutes(db, links),
    version: links.version,
    firstData: async (language) => ({ [JSON.stringify(externalGamesKey(language))]: await links.shownIn(language) }),
  }
}
