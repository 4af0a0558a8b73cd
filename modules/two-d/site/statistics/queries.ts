import { queryOptions } from '@tanstack/react-query'
import { callOwn } from '#platform/site/calls/api.ts'
import type { TwoDStatistics } from '#two-d/contract/draws.ts'

export const statisticsQuery = queryOptions({
  queryKey: ['two-d', 'statistics'],
  queryFn: ({ signal }) => callOwn<TwoDStatistics>('GET', '/twod-statistics', { signal, isPublic: true }),
})
