import { queryOptions } from '@tanstack/react-query'
import { callOwn } from '#platform/site/calls/api.ts'
import type { TwoDResult } from '#two-d/contract/draws.ts'

/** The results of draws: of one day, or of the last days. */
export const resultsQuery = (date: string) =>
  queryOptions({
    queryKey: ['two-d', 'results', date],
    queryFn: ({ signal }) => {
      const query = { date: date || undefined }
      return callOwn<TwoDResult[]>('GET', '/twod-results', { query, signal, isPublic: true })
    },
  })
