import type { SearchGame } from '#catalog/contract/search.ts'
import type { Language } from '#platform/contract/language.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { Precompressed } from '#platform/server/http/answers/precompressed.ts'
import { type Lobby, type LobbyGame, nameIn } from '../lists/lobby.ts'

/** Every game of the lobby by all of its names, packed once for each change of the lobby. */
export function getNames(lobby: VersionedCache<Lobby>, language: Language): Promise<Precompressed> {
  const games = () => [...lobby.content.games.values()].map((game) => writeNames(game, language))
  return lobby.precompressed(`names ${language}`, () => success(games()))
}

/** Without pictures: their names are not to be packed, and would be most of the answer. */
function writeNames(game: LobbyGame, language: Language): SearchGame {
  const game_name = nameIn(game, language)
  const names = new Set([game.name_en, game.name_mm, game.name_zh, game.name_th])
  return {
    id: game.id,
    game_name,
    other_names: [...names].filter((name) => name !== null && name !== game_name).join('\n'),
    game_code: game.game_code,
    product_code: game.product_code,
    game_type: game.game_type,
    provider: game.provider,
    is_hot: game.is_hot,
    status: game.status,
  }
}
