import { createHash } from 'node:crypto'
import { rankingKey } from '#cashier/contract/rules.ts'
import type { Ranking } from '#cashier/server/index.ts'
import type { Catalog } from '#catalog/server/index.ts'
import type { Content } from '#content/server/index.ts'
import { type DigitBetContext, getRules } from '#digit-bet/server/index.ts'
import type { ExternalGames } from '#external-game/server/index.ts'
import { hasWinsKey } from '#home/contract/rules.ts'
import type { Home } from '#home/server/index.ts'
import type { Promotion } from '#promotion/server/index.ts'
import type { ScreensOptions } from '#screens/server/index.ts'
import { type TwoDGlance, twoDGlanceKey } from '#two-d/contract/rules.ts'

/** Two versions that look the same would hide a change; so long, none ever do. */
const VERSION_LENGTH = 22

/** The first data of documents, so that the first fold waits for no call. Nothing in it belongs to one player. */
export function createFirstView(dependencies: {
  digit_bet: DigitBetContext
  catalog: Catalog
  content: Content
  external_games: ExternalGames
  home: Pick<Home, 'hasWins'>
  promotion: Promotion
  ranking: Ranking
  glance: () => Promise<TwoDGlance | null>
}): Required<Pick<ScreensOptions, 'first_data' | 'content_version' | 'known_search'>> {
  const { digit_bet, catalog, content, external_games, home, promotion, ranking, glance } = dependencies
  return {
    async first_data({ path, search, language }) {
      if (path === '/digitbet') return { '["digit-bet","rules"]': await getRules(digit_bet) }
      if (path === '/promotion') return promotion.firstData(language)
      // At most as old as the document: a payout makes no new version.
      if (path === '/ranking') return { [JSON.stringify(rankingKey('month'))]: await ranking('month') }
      const lists = path === '/' || path === '/games' ? await catalog.firstLists(search, language) : {}
      const games = path === '/games' ? await external_games.firstData(language) : {}
      // As old as the document at most; the page asks again by itself.
      const seen = path === '/' ? await glance() : null
      const market = seen && { [JSON.stringify(twoDGlanceKey)]: seen }
      const wins = path === '/' ? { [JSON.stringify(hasWinsKey)]: await home.hasWins() } : {}
      return { ...lists, ...games, ...(await content.firstData(path, language)), ...market, ...wins }
    },
    async content_version() {
      const versions = await Promise.all([
        catalog.version(),
        content.version(),
        external_games.version(),
        promotion.version(),
        getRules(digit_bet),
      ])
      // Short, since browsers are told it too.
      return createHash('sha256').update(JSON.stringify(versions)).digest('base64url').slice(0, VERSION_LENGTH)
    },
    known_search: async (path, search) => (path === '/' || path === '/games' ? catalog.knownSearch(search) : search),
  }
}
