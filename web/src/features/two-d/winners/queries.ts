import { queryOptions } from '@tanstack/react-query'
import { ask, Refusal } from '../../../platform/api.ts'
import { navigate } from '../../../platform/navigation.tsx'

/** Which winners are asked for: of one session, or of all of the day. */
export type WinnersOf = 'all' | 'morning' | 'evening'

/** Without a session in the call, winners of all sessions. A player without a login is sent to it. */
export const winnersQuery = (date: string, of: WinnersOf) =>
  queryOptions({
    queryKey: ['two-d', 'winners', date, of],
    queryFn: async ({ signal }) => {
      const query = { date, session: of === 'all' ? undefined : of }
      try {
        const read = async () => (await import('./read-winners.ts')).readWinners
        return await ask('GET', '/two-d-daily-winners', read, { query, signal })
      } catch (error) {
        // The end of a session leads home; from this page it leads to the login, as the specification has it.
        if (error instanceof Refusal && error.http === 401) void navigate('/login', { replace: true })
        throw error
      }
    },
  })
