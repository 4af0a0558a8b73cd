import { queryOptions } from '@tanstack/react-query'
import type { TwoDResult } from '#contract/two-d-draw.ts'
import { askOwn } from '../../../platform/api.ts'

/** What draws came to: of one day, or of the last ones. */
export const resultsQuery = (date: string) =>
  queryOptions({
    queryKey: ['two-d', 'results', date],
    queryFn: ({ signal }) => {
      const query = { date: date || undefined }
      return askOwn<TwoDResult[]>('GET', '/twod-results', { query, signal, isPublic: true })
    },
  })
