import { RECENT_MAX } from '#catalog/contract/rules.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** A game was opened: it is the newest of the player's recent games. Called by launches, never by bets or callbacks. */
export async function recordPlay(
  db: Queryable,
  {
    player_id,
    game_id = null,
    own_game = null,
  }: { player_id: bigint; game_id?: number | null; own_game?: 'shan' | null },
): Promise<void> {
  await db`
    insert into catalog.recent_game (player_id, game_id, own_game, played_at)
    values (${player_id}, ${game_id}, ${own_game}, clock_timestamp())
    on conflict on constraint recent_game_once do update set played_at = excluded.played_at`
  await forgetOldest(db, player_id)
}

export async function forgetOldest(db: Queryable, player_id: bigint): Promise<void> {
  await db`
    delete from catalog.recent_game
    where player_id = ${player_id} and played_at < (
      select played_at from catalog.recent_game where player_id = ${player_id}
      order by played_at desc offset ${RECENT_MAX - 1} limit 1)`
}
