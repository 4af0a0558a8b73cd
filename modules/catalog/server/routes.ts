import { Type } from 'typebox'
import {
  DemoGamesAnswer,
  GameListQuery,
  GameLogAnswer,
  GameLogQuery,
  GamePageAnswer,
  GamesAnswer,
  GameTypesAnswer,
  LaunchAnswer,
  LaunchBody,
  ProvidersAnswer,
} from '#catalog/contract/player.ts'
import { forPlayer } from '#identity/server/index.ts'
import { LanguageQuery } from '#platform/contract/answer.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type Call, forEverybody, type Route } from '#platform/server/http/http.ts'
import { callerLanguage } from '#platform/server/http/requests/caller-language.ts'
import type { Catalog } from './catalog.ts'
import { getDemoGames } from './demo-games/get-demo-games.ts'
import { getGameLog } from './launch/get-game-log.ts'
import { createLaunchGame } from './launch/launch-game.ts'
import { getGames, getHotGames, getProviders, getTypes } from './lists/get-lists.ts'
import { myGamesRoutes } from './my-games/routes.ts'
import { railRoutes } from './rails/routes.ts'

/** An id or a code, as an address of the screens has it. */
const Named = Type.String({ pattern: '^[A-Za-z0-9_ -]{1,40}$' })
const TypeParams = Type.Object({ type: Named })
const ListParams = Type.Object({ type: Named, provider: Named })
const GamesOrPage = Type.Union([GamesAnswer, GamePageAnswer])

export function catalogRoutes(catalog: Catalog): Route[] {
  const { lobby } = catalog
  const launchGame = createLaunchGame(catalog)

  return [
    forEverybody<LanguageQuery>('/game_types', { query: LanguageQuery, answer: GameTypesAnswer }, async (call) =>
      getTypes(await lobby(), callerLanguage(call)),
    ),
    forEverybody('/providers/:type', { params: TypeParams, answer: ProvidersAnswer }, async ({ params }) =>
      getProviders(await lobby(), params.type ?? ''),
    ),
    forEverybody<GameListQuery>(
      '/game_lists/:type/:provider',
      { params: ListParams, query: GameListQuery, answer: GamesOrPage },
      async (call) => {
        const { type = '', provider = '' } = call.params
        return getGames(await lobby(), { type, provider, language: callerLanguage(call), query: call.query })
      },
    ),
    forEverybody<LanguageQuery>('/hot_game_lists', { query: LanguageQuery, answer: GamesAnswer }, async (call) =>
      getHotGames(await lobby(), callerLanguage(call)),
    ),
    forEverybody<LanguageQuery>('/demo-games', { query: LanguageQuery, answer: DemoGamesAnswer }, async (call) => {
      const requested = { language: callerLanguage(call), site: call.site }
      const { content, compressOnce } = await lobby()
      // Its addresses follow the asking browser's: kept for each host that somebody names, they would fill the memory.
      const data = getDemoGames(content, catalog.demo_play_url, requested)
      return compressOnce(success(data))
    }),
    forPlayer<LaunchBody, LanguageQuery>(
      'POST',
      '/seamless/launch-game',
      { body: LaunchBody, query: LanguageQuery, answer: LaunchAnswer },
      (call, caller) =>
        launchGame({
          caller,
          body: call.body,
          language: callerLanguage(call),
          platform: platformOf(call),
          ip: call.address,
          lobby_url: `${call.site}/?type=all`,
        }),
    ),
    forPlayer<unknown, GameLogQuery>(
      'GET',
      '/player/game-logs',
      { query: GameLogQuery, answer: GameLogAnswer },
      async (call, { player_id }) => {
        const requested = { player_id, type: call.query.type, language: callerLanguage(call) }
        return success(await getGameLog(catalog, requested))
      },
    ),
    ...railRoutes(catalog),
    ...myGamesRoutes(catalog),
  ]
}

/** Newer browsers say it in so many words; the others hide it in their name. */
function platformOf(call: Call): 'DESKTOP' | 'MOBILE' {
  const hint = call.header('sec-ch-ua-mobile')
  const is_phone = hint === undefined ? /Mobi|Android/i.test(call.header('user-agent') ?? '') : hint === '?1'
  return is_phone ? 'MOBILE' : 'DESKTOP'
}
