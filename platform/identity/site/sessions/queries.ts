import { queryOptions } from '@tanstack/react-query'
import type { OwnSessions } from '#identity/contract/player.ts'
import { callOwn } from '#platform/site/calls/api.ts'

/** Where the player is logged in, and the latest login besides this one. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callOwn<OwnSessions>('GET', '/sessions', { signal }),
})
