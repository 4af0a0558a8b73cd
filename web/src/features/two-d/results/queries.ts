import { queryOptions } from '@tanstack/react-query'
import type { TwoDResultsAnswer } from '#contract/two-d-draw.ts'
import { call } from '../../../platform/api.ts'

/** What draws came to: of one day, or of the last ones. */
export const resultsQuery = (date: string) =>
  queryOptions({
    queryKey: ['two-d', 'results', date],
    queryFn: async ({ signal }) => {
      const query = { date: date || undefined }
      return (await call<TwoDResultsAnswer>('GET', '/twod-results', { query, signal, isPublic: true })).data
    },
  })
