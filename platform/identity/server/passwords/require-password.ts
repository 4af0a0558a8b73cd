import type { Database } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { playerWithPassword } from '../player.ts'
import type { Caller } from '../sign-in/authenticate.ts'
import { checkPassword } from '../sign-in/login.ts'
import { takeTurn } from './password-work/take-turn.ts'

/**
 * For use cases that ask for the password once more, in a field of that name. A wrong one counts as a failed login.
 * @throws Problem invalid_fields, too_many_requests, busy
 */
export async function requirePassword(
  db: Database,
  caller: Pick<Caller, 'player_id'>,
  tried: { password: string; address: string },
): Promise<void> {
  refuseFields({ password: tried.password === '' ? 'required' : null })
  const player = await playerWithPassword(db, caller.player_id)
  if (!player) throw new Error(`player ${caller.player_id} is gone`)
  const refusal = new Problem('invalid_fields', { fields: { password: 'password_wrong' } })
  const { address } = tried
  await takeTurn({ lane: 'players', address, isKnown: async () => true }, () =>
    checkPassword(db, { player, ...tried, name: player.user_name, refusal }),
  )
}
