import { writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { TwoDOwnCapacity } from '#two-d/contract/player.ts'
import { draws } from '../draw.ts'
import { leftOf, type NumberLimit } from './decide-slips.ts'
import { PlayerStakes } from './player-stakes.ts'

/**
 * The amount that each number of a draw still takes of one player, read now: a player who was just refused asks for it, so it
 * may not be half a second old like the capacity that everybody sees. @throws Problem two_d_no_draw
 */
export async function getOwnCapacity(
  db: Database,
  { draw_id, player_id }: { draw_id: number | null; player_id: bigint },
): Promise<TwoDOwnCapacity> {
  const [[draw], limits, [own]] = await Promise.all([
    draws(db, db`d.id = ${draw_id}`),
    db<Pick<NumberLimit, 'digits' | 'number_limit' | 'staked' | 'is_closed'>[]>`
      select digits, number_limit, staked, is_closed from two_d.number_limit where draw_id = ${draw_id} order by digits`,
    db<{ staked: string }[]>`
      select array_to_string(staked, ',') as staked from two_d.player_stake
      where draw_id = ${draw_id} and player_id = ${player_id}`,
  ])
  if (!draw) throw new Problem('two_d_no_draw')
  const staked = new PlayerStakes(own?.staked)
  return {
    session: draw.session,
    game_date: draw.game_date,
    numbers: limits.map((limit) => ({
      num: limit.digits,
      remaining: Math.floor(writeMoney(leftOf(limit, draw, staked.on(limit.digits)))),
    })),
  }
}
