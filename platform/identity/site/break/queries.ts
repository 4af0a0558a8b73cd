import { queryOptions } from '@tanstack/react-query'
import type { Break } from '#identity/contract/player.ts'
import { callOwn } from '#platform/site/calls/api.ts'

/** The break that the player is on, or null. */
export const breakQuery = queryOptions({
  queryKey: ['break'],
  queryFn: ({ signal }) => callOwn<Break | null>('GET', '/break', { signal }),
})
