import type { GameOrders } from '#catalog/contract/orders.ts'
import { cached } from '#platform/server/caching/cached.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Lobby } from '../lists/lobby.ts'

/** From the reports; the app binds it. */
export type PopularGames = (
  db: Database,
  query: { days: number; limit: number },
) => PromiseLike<{ product_code: number; game_code: string | null }[]>

/** The order changes by the day. */
const FRESH_MS = 10 * 60_000
const DAYS = 7
/** Of more no player scrolls to the end. */
const GAMES_MAX = 300

/** The orders in which lists of games can stand, besides that of the platform. */
export function createOrders(dependencies: {
  db: Database
  lobby: () => Promise<VersionedCache<Lobby>>
  popularGames: PopularGames
}): () => Promise<GameOrders> {
  const { db, lobby, popularGames } = dependencies
  const popular = cached(async () => popularGames(db, { days: DAYS, limit: GAMES_MAX }), FRESH_MS)
  return async () => {
    const [{ content }, played] = await Promise.all([lobby(), popular()])
    const ids = Map.groupBy(content.games.values(), keyOf)
    return {
      popular: played.flatMap((game) => ids.get(keyOf(game)) ?? []).map(({ id }) => id),
      newest: content.new.slice(0, GAMES_MAX).map(({ id }) => id),
    }
  }
}

const keyOf = (game: { product_code: number; game_code: string | null }) =>
  JSON.stringify([game.product_code, game.game_code])
