import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import type { TwoDCapacityAnswer, TwoDSession, TwoDSlipsAnswer, TwoDWinnersAnswer } from '#contract/two-d.ts'
import type { TwoDHolidaysAnswer, TwoDLiveAnswer, TwoDResultsAnswer } from '#contract/two-d-draw.ts'
import { TWO_D_SLIPS_PAGE_SIZE } from '#contract/two-d-rules.ts'
import { call, Refusal } from '../../platform/api.ts'
import { navigate } from '../../platform/navigation.tsx'
import { keepHouseTime } from './house-clock.ts'

/** The specification's: every two seconds, and not while the page is hidden. */
const LIVE_POLL_MS = 2_000
/** A phone shows what others stake within this time. */
const CAPACITY_POLL_MS = 3_000

export const liveQuery = queryOptions({
  queryKey: ['two-d', 'live'],
  queryFn: async ({ signal }) => {
    const { data } = await call<TwoDLiveAnswer>('GET', '/twod-live', { signal, isPublic: true })
    keepHouseTime(data.now)
    return data
  },
  refetchInterval: LIVE_POLL_MS,
  refetchOnWindowFocus: 'always',
  // The next poll is the next try.
  retry: false,
})

/** What each number of a draw still takes. Without a session: of the next draw that is open. */
export const capacityQuery = (session: TwoDSession | null) =>
  queryOptions({
    queryKey: ['two-d', 'capacity', session],
    queryFn: async ({ signal }) => {
      const query = { session: session ?? undefined }
      const { data } = await call<TwoDCapacityAnswer>('GET', '/twod-capacity', { query, signal, isPublic: true })
      keepHouseTime(data.server_time)
      return data
    },
    refetchInterval: CAPACITY_POLL_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  })

export const slipsKey = ['two-d', 'slips'] as const

/** While a slip waits for its draw, its page asks again. */
const PENDING_POLL_MS = 10_000

export type SlipsPath = '/twod-bet-slips' | '/evening-twod-bet-slips'

/** The player's slips of one half of the day, newest first, page by page; of one date, or all. */
export const slipsQuery = (path: SlipsPath, date: string) =>
  infiniteQueryOptions({
    queryKey: [...slipsKey, path, date],
    queryFn: ({ pageParam, signal }) =>
      call<TwoDSlipsAnswer>('GET', path, {
        query: { date: date || undefined, before: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < TWO_D_SLIPS_PAGE_SIZE ? null : (last.at(-1)?.slip_no ?? null)),
    refetchInterval: ({ state }) =>
      state.data?.pages.flat().some(({ status }) => status === 'pending') ? PENDING_POLL_MS : false,
    refetchOnWindowFocus: 'always',
  })

/** Which winners are asked for: of one session, or of all of the day. */
export type WinnersOf = 'all' | 'morning' | 'evening'

/** Without a session in the call, winners of all sessions. A player without a login is sent to it. */
export const winnersQuery = (date: string, of: WinnersOf) =>
  queryOptions({
    queryKey: ['two-d', 'winners', date, of],
    queryFn: async ({ signal }) => {
      const query = { date, session: of === 'all' ? undefined : of }
      try {
        return (await call<TwoDWinnersAnswer>('GET', '/two-d-daily-winners', { query, signal })).data
      } catch (error) {
        // The end of a session leads home; from this page it leads to the login, as the specification has it.
        if (error instanceof Refusal && error.http === 401) void navigate('/login', { replace: true })
        throw error
      }
    },
  })

export const holidaysQuery = (year: string, lan: Language) =>
  queryOptions({
    queryKey: ['two-d', 'holidays', year, lan],
    queryFn: async ({ signal }) =>
      (await call<TwoDHolidaysAnswer>('GET', '/twod-holidays', { query: { year, lan }, signal, isPublic: true })).data,
  })

/** What draws came to: of one day, or of the last ones. */
export const resultsQuery = (date: string) =>
  queryOptions({
    queryKey: ['two-d', 'results', date],
    queryFn: async ({ signal }) => {
      const query = { date: date || undefined }
      return (await call<TwoDResultsAnswer>('GET', '/twod-results', { query, signal, isPublic: true })).data
    },
  })
