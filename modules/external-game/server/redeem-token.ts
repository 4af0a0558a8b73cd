import type { RedeemTokenAnswer } from '#external-game/contract/player.ts'
import { playerById, userOf } from '#identity/server/index.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { hashOf } from './token.ts'

/**
 * Tells the other site who came with this token. It is used up by that, no matter who asks first.
 * @throws Problem not_found
 */
export function redeemToken(db: Database, token: string): Promise<RedeemTokenAnswer['data']> {
  return transaction(db, async (tx) => {
    const [used] = await tx<{ player_id: bigint; is_alive: boolean }[]>`
      delete from external_game.token where hash = ${hashOf(token)}
      returning player_id, expires_at > now() as is_alive`
    if (!used?.is_alive) throw new Problem('not_found')
    const player = await playerById(tx, used.player_id)
    // Since the button was pressed, staff may have stopped the player, or the player may have begun a break.
    if (player?.status !== 'active') throw new Problem('not_found')
    const { user_name, name, balance } = await userOf(tx, used.player_id)
    return { user_name, name, balance }
  })
}
