import { infiniteQueryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/site/calls/api.ts'
import { TWO_D_SLIPS_PAGE_SIZE } from '#two-d/contract/rules.ts'
import { slipsKey } from '../queries.ts'

/** While a slip waits for its draw, its page asks again. */
const PENDING_POLL_MS = 10_000

export type SlipsPath = '/twod-bet-slips' | '/evening-twod-bet-slips'

/** The player's slips of one half of the day, newest first, page by page; of one date, or all. */
export const slipsQuery = (path: SlipsPath, date: string) =>
  infiniteQueryOptions({
    queryKey: [...slipsKey, path, date],
    queryFn: ({ pageParam, signal }) =>
      callApi('GET', path, async () => (await import('./parse-slips.ts')).parseSlips, {
        query: { date: date || undefined, before: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < TWO_D_SLIPS_PAGE_SIZE ? null : (last.at(-1)?.slip_no ?? null)),
    refetchInterval: ({ state }) =>
      state.data?.pages.flat().some(({ status }) => status === 'pending') ? PENDING_POLL_MS : false,
    refetchOnWindowFocus: 'always',
  })
