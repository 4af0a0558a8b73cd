import type { FavouriteBody } from '#catalog/contract/my-games.ts'
import { FAVOURITES_MAX } from '#catalog/contract/rules.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Lobby } from '../lists/lobby.ts'

/**
 * Adds a game to the player's favourites, or takes it out. Doing it again changes nothing.
 * @throws Problem game_unknown, too_many_favourites
 */
export async function setFavourite(
  db: Database,
  lobby: Lobby,
  { player_id, game_id, is_favourite }: FavouriteBody & { player_id: bigint },
): Promise<void> {
  if (!is_favourite) {
    await db`delete from catalog.favourite where player_id = ${player_id} and game_id = ${game_id}`
    return
  }
  if (!lobby.games.has(game_id)) throw new Problem('game_unknown')
  await transaction(db, async (tx) => {
    await lockFavourites(tx, player_id)
    await tx`
      insert into catalog.favourite (player_id, game_id) values (${player_id}, ${game_id}) on conflict do nothing`
    if ((await countFavourites(tx, player_id)) > FAVOURITES_MAX) {
      throw new Problem('too_many_favourites', { values: { max: FAVOURITES_MAX } })
    }
  })
}

/** Twenty hearts that are pressed at once would all count before one of them is written. */
export async function lockFavourites(tx: Transaction, player_id: bigint): Promise<void> {
  await tx`select from identity.player where id = ${player_id} for no key update`
}

export async function countFavourites(tx: Transaction, player_id: bigint): Promise<number> {
  const [row] = await tx<{ count: bigint }[]>`
    select count(*) as count from catalog.favourite where player_id = ${player_id}`
  return Number(row?.count)
}
