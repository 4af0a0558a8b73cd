import { createHash } from 'node:crypto'
import type { OpenCatalog } from './catalog/index.ts'
import type { Content } from './content/index.ts'
import { type Dealer, readRules } from './digit-bet/index.ts'
import type { ExternalGames } from './external-game/index.ts'
import type { ScreensOptions } from './screens/index.ts'

/** Two versions that look the same would hide a change; so long, none ever do. */
const VERSION_LENGTH = 22

/** What documents bring along, so that the first fold waits for no call. Nothing in it belongs to one player. */
export function openFirstView(house: {
  dealer: Dealer
  catalog: OpenCatalog
  content: Content
  external_games: ExternalGames
}): Required<Pick<ScreensOptions, 'first_data' | 'content_version' | 'known_search'>> {
  const { dealer, catalog, content, external_games } = house
  return {
    async first_data({ path, search, language }) {
      if (path === '/digitbet') return { '["digit-bet","rules"]': await readRules(dealer) }
      if (path === '/') {
        return { ...(await catalog.firstLists(search, language)), ...(await content.firstData(language)) }
      }
      if (path !== '/games') return {}
      return { ...(await catalog.firstLists(search, language)), ...(await external_games.firstData(language)) }
    },
    async content_version() {
      const versions = await Promise.all([
        catalog.version(),
        content.version(),
        external_games.version(),
        readRules(dealer),
      ])
      // Short, since browsers are told it too.
      return createHash('sha256').update(JSON.stringify(versions)).digest('base64url').slice(0, VERSION_LENGTH)
    },
    known_search: async (path, search) => (path === '/' || path === '/games' ? catalog.knownSearch(search) : search),
  }
}
