import { queryOptions } from '@tanstack/react-query'
import type { Wins } from '#home/contract/player.ts'
import { hasWinsKey } from '#home/contract/rules.ts'
import { callOwn } from '#platform/site/calls/api.ts'

/** The document of home knows it; a visit that began elsewhere asks once. */
export const hasWinsQuery = queryOptions({
  queryKey: hasWinsKey,
  queryFn: async ({ signal }) => (await callOwn<Wins>('GET', '/wins', { signal, isPublic: true })).recent.length > 0,
  staleTime: Number.POSITIVE_INFINITY,
})
