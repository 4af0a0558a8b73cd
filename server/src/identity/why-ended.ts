import type { Database } from '../platform/database/database.ts'
import { hashToken } from './session.ts'

/**
 * Why nobody is signed in by this token. Who holds it is told of a ban or a break that ended the session: signing in again
 * would tell as much.
 */
export async function whyEnded(
  db: Database,
  token: string,
): Promise<'unauthenticated' | 'ended_by_ban' | 'ended_by_break'> {
  const [player] = await db<{ standing: string }[]>`
    select identity.standing(p.status, p.break_until) as standing
    from identity.session s join identity.player p on p.id = s.player_id
    where s.token_hash = ${hashToken(token)}`
  if (player?.standing === 'banned') return 'ended_by_ban'
  return player?.standing === 'on_break' ? 'ended_by_break' : 'unauthenticated'
}
