import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/site/session/session.ts'
import { historyQuery, rulesQuery } from './queries.ts'
import { usePlaySession } from './use-play-session.ts'

/** All that the game reads of the server, and the player's session on the page. */
export function useGameQueries() {
  const { user, is_member } = useSession()
  const rules = useQuery({ ...rulesQuery, enabled: is_member })
  // A part that comes late reads of it what no render has read before: a failure that came first would never be shown.
  const history = useInfiniteQuery({ ...historyQuery, enabled: is_member, notifyOnChangeProps: 'all' })
  const { session, count } = usePlaySession(user?.id ?? null)
  return { user, is_member, rules, history, session, count }
}
