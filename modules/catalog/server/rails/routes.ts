import { GameRailsAnswer } from '#catalog/contract/my-games.ts'
import { GameOrdersAnswer } from '#catalog/contract/orders.ts'
import { SearchGamesAnswer } from '#catalog/contract/search.ts'
import { LanguageQuery } from '#platform/contract/answer.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { forAnyone, forEverybody, type Route } from '#platform/server/http/http.ts'
import { callerLanguage } from '#platform/server/http/requests/caller-language.ts'
import type { Catalog } from '../catalog.ts'
import { createOrders } from '../orders/get-orders.ts'
import { getNames } from '../search/get-names.ts'
import { getRails } from './get-rails.ts'

/** The calls of the screens that the specification does not list. */
export function railRoutes({ db, lobby, popularGames }: Pick<Catalog, 'db' | 'lobby' | 'popularGames'>): Route[] {
  const getOrders = createOrders({ db, lobby, popularGames })
  return [
    forEverybody<LanguageQuery>('/game-rails', { query: LanguageQuery, answer: GameRailsAnswer }, async (call) =>
      getRails(await lobby(), callerLanguage(call)),
    ),
    forEverybody<LanguageQuery>('/game-names', { query: LanguageQuery, answer: SearchGamesAnswer }, async (call) =>
      getNames(await lobby(), callerLanguage(call)),
    ),
    forAnyone('GET', '/game-orders', { answer: GameOrdersAnswer }, async () => success(await getOrders())),
  ]
}
