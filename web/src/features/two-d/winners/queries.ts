import { queryOptions } from '@tanstack/react-query'
import type { TwoDWinnersAnswer } from '#contract/two-d.ts'
import { call, Refusal } from '../../../platform/api.ts'
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
        return (await call<TwoDWinnersAnswer>('GET', '/two-d-daily-winners', { query, signal })).data
      } catch (error) {
        // The end of a session leads home; from this page it leads to the login, as the specification has it.
        if (error instanceof Refusal && error.http === 401) void navigate('/login', { replace: true })
        throw error
      }
    },
  })
