import type { MyGames, RecentGame } from '#catalog/contract/my-games.ts'
import { FAVOURITES_MAX, RECENT_MAX } from '#catalog/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Lobby } from '../lists/lobby.ts'
import { writeTile } from '../rails/write-tile.ts'

/** The newest of each first. What the lobby does not show at the moment is left out, and is there again with the game. */
export async function getMyGames(
  db: Database,
  lobby: Lobby,
  { player_id, language }: { player_id: bigint; language: Language },
): Promise<MyGames> {
  const [favourites, recent] = await Promise.all([
    db<{ game_id: number }[]>`
      select game_id from catalog.favourite where player_id = ${player_id}
      order by created_at desc, game_id limit ${FAVOURITES_MAX}`,
    db<{ game_id: number | null; own_game: 'shan' | null }[]>`
      select game_id, own_game from catalog.recent_game where player_id = ${player_id}
      order by played_at desc, game_id limit ${RECENT_MAX}`,
  ])
  const tileOf = (game_id: number | null) => {
    const game = game_id === null ? undefined : lobby.games.get(game_id)
    return game ? [writeTile(game, language)] : []
  }
  return {
    favourites: favourites.flatMap(({ game_id }) => tileOf(game_id)),
    recent: recent.flatMap(({ game_id, own_game }): RecentGame[] =>
      own_game === null ? tileOf(game_id).map((game) => ({ own_game, game })) : [{ own_game, game: null }],
    ),
  }
}
