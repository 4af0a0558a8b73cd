import { queryOptions } from '@tanstack/react-query'
import type { OwnSessions } from '#contract/identity/player.ts'
import { askOwn } from '../../../platform/calls/api.ts'

/** Where the player is logged in, and the latest login besides this one. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => askOwn<OwnSessions>('GET', '/sessions', { signal }),
})
