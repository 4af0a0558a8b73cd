import { queryOptions } from '@tanstack/react-query'
import { callOwn, isMissing } from '#platform/site/calls/api.ts'
import { setServerTime } from '#platform/site/time/server-clock.ts'
import type { TwoDLive } from '#two-d/contract/draws.ts'
import type { TwoDCapacity, TwoDSession } from '#two-d/contract/player.ts'

/** The specification's: every two seconds, and not while the page is hidden. */
const LIVE_POLL_MS = 2_000
/** A phone shows what others stake within this time. */
const CAPACITY_POLL_MS = 3_000

export const liveQuery = queryOptions({
  queryKey: ['two-d', 'live'],
  queryFn: async ({ signal }) => {
    const live = await callOwn<TwoDLive>('GET', '/twod-live', { signal, isPublic: true })
    setServerTime(live.now)
    return live
  },
  refetchInterval: LIVE_POLL_MS,
  refetchOnWindowFocus: 'always',
  // The next poll is the next try.
  retry: false,
})

/** The capacity of each number of a draw. Without a session: of the next draw that is open. */
export const capacityQuery = (session: TwoDSession | null) =>
  queryOptions({
    queryKey: ['two-d', 'capacity', session],
    queryFn: async ({ signal }) => {
      const query = { session: session ?? undefined }
      const capacity = await callOwn<TwoDCapacity>('GET', '/twod-capacity', { query, signal, isPublic: true })
      setServerTime(capacity.server_time)
      return capacity
    },
    // A server that has no such call has none in three seconds either.
    refetchInterval: ({ state }) => !isMissing(state.error) && CAPACITY_POLL_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  })

/** The queries that a new slip makes old. */
export const slipsKey = ['two-d', 'slips'] as const
