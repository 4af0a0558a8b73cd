import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/site/calls/api.ts'

/** Which winners are asked for: of one session, or of all of the day. */
export type WinnersOf = 'all' | 'morning' | 'evening'

/** Without a session in the call, winners of all sessions. */
export const winnersQuery = (date: string, of: WinnersOf) =>
  queryOptions({
    queryKey: ['two-d', 'winners', date, of],
    queryFn: async ({ signal }) => {
      const query = { date, session: of === 'all' ? undefined : of }
      const parse = async () => (await import('./parse-winners.ts')).parseWinners
      return await callApi('GET', '/two-d-daily-winners', parse, { query, signal })
    },
  })
