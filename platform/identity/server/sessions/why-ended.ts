import type { Database } from '#platform/server/database/database.ts'
import { hashToken } from './session.ts'

/**
 * Why nobody is signed in by this token. Its holder is told of a ban, a time-out or a self-exclusion that ended the
 * session: signing in again would tell as much.
 */
export async function whyEnded(
  db: Database,
  token: string,
): Promise<'unauthenticated' | 'ended_by_ban' | 'ended_by_break'> {
  const [player] = await db<{ standing: string }[]>`
    select identity.standing(p.status, p.excluded_until) as standing
    from identity.session s join identity.player p on p.id = s.player_id
    where s.token_hash = ${hashToken(token)}`
  if (player?.standing === 'banned') return 'ended_by_ban'
  return player?.standing === 'excluded' ? 'ended_by_break' : 'unauthenticated'
}
