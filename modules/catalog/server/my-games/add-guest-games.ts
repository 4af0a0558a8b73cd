import type { GuestGamesBody } from '#catalog/contract/my-games.ts'
import { FAVOURITES_MAX } from '#catalog/contract/rules.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { Lobby } from '../lists/lobby.ts'
import { forgetOldest } from './record-play.ts'
import { countFavourites, lockFavourites } from './set-favourite.ts'

/**
 * A guest has joined or signed in: what their browser kept is added to what the player has, both lists newest first. Games
 * that there are not, and favourites above the limit, are left out. Sent twice, it changes nothing.
 */
export async function addGuestGames(
  db: Database,
  lobby: Lobby,
  { player_id, favourites, recent }: GuestGamesBody & { player_id: bigint },
): Promise<void> {
  const known = (ids: number[]) => [...new Set(ids)].filter((id) => lobby.games.has(id))
  await transaction(db, async (tx) => {
    await lockFavourites(tx, player_id)
    await addFavourites(tx, player_id, known(favourites))
    await addRecent(tx, player_id, known(recent))
  })
}

async function addFavourites(tx: Transaction, player_id: bigint, game_ids: number[]): Promise<void> {
  const space = Math.max(0, FAVOURITES_MAX - (await countFavourites(tx, player_id)))
  await tx`
    insert into catalog.favourite (player_id, game_id, created_at)
    select ${player_id}, sent.id, now() - sent.place * interval '1 millisecond'
    from unnest(${arrayOf(tx, 'integer', game_ids)}) with ordinality as sent (id, place)
    where not exists (
      select from catalog.favourite f where f.player_id = ${player_id} and f.game_id = sent.id)
    order by sent.place limit ${space}`
}

async function addRecent(tx: Transaction, player_id: bigint, game_ids: number[]): Promise<void> {
  await tx`
    insert into catalog.recent_game (player_id, game_id, played_at)
    select ${player_id}, sent.id, now() - sent.place * interval '1 millisecond'
    from unnest(${arrayOf(tx, 'integer', game_ids)}) with ordinality as sent (id, place)
    on conflict on constraint recent_game_once do nothing`
  await forgetOldest(tx, player_id)
}
