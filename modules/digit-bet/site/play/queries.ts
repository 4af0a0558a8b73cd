import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DigitBetRules, FairBet, FairSeries } from '#digit-bet/contract/player.ts'
import { DIGIT_BET_PAGE_SIZE_MAX } from '#digit-bet/contract/rules.ts'
import { callApi, callOwn } from '#platform/site/calls/api.ts'
import type { BetRow, HistoryPage } from './answers.ts'

export const latePlay = () => import('./roll/late.ts')

/** Payouts change rarely; within this time the screen does not ask again. */
const RULES_FRESH_MS = 60_000

export const rulesQuery = queryOptions({
  queryKey: ['digit-bet', 'rules'],
  queryFn: ({ signal }) => callOwn<DigitBetRules>('GET', '/digitbet/rules', { signal }),
  staleTime: RULES_FRESH_MS,
})

export const historyQuery = infiniteQueryOptions({
  queryKey: ['digit-bet', 'history'],
  queryFn: ({ pageParam, signal }) =>
    callApi('GET', '/digitbet/history', async () => (await latePlay()).parseHistory, {
      // The rim of the dial and the road need more than the first rows of the table.
      query: { before: pageParam ?? undefined, count: DIGIT_BET_PAGE_SIZE_MAX },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next,
})

export const seriesQuery = queryOptions({
  queryKey: ['digit-bet', 'series'],
  queryFn: ({ signal }) => callOwn<FairSeries>('GET', '/digitbet/fair', { signal }),
})

export const fairBetQuery = (bet_id: string) =>
  queryOptions({
    queryKey: ['digit-bet', 'fair-bet', bet_id],
    queryFn: ({ signal }) => callOwn<FairBet>('GET', `/digitbet/fair/bet/${encodeURIComponent(bet_id)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export type History = InfiniteData<HistoryPage>

/** All rows that are here, newest first; undefined before the first answer. */
export const rowsOf = (history: History | undefined): readonly BetRow[] | undefined =>
  history?.pages.flatMap((page) => page.data)

/**
 * The shown history with the newest bets before it. Null when the two do not meet: then bets
 * lie between them, and the history has to be asked for again.
 */
export function withNewest(shown: History, newest: readonly BetRow[]): History | null {
  const [first, ...rest] = shown.pages
  if (!first) return null
  const known = new Set(shown.pages.flatMap((page) => page.data.map((row) => row.id)))
  const unknown = newest.filter((row) => !known.has(row.id))
  if (unknown.length === newest.length && known.size > 0) return null
  return { ...shown, pages: [{ ...first, data: [...unknown, ...first.data] }, ...rest] }
}

/** Puts the history that came with an answer on the screen, without another call where that is right. */
export function showNewest(cache: QueryClient, newest: readonly BetRow[] | null): void {
  const shown = cache.getQueryData(historyQuery.queryKey)
  const next = shown && newest && withNewest(shown, newest)
  if (next) cache.setQueryData(historyQuery.queryKey, next)
  else void cache.invalidateQueries({ queryKey: historyQuery.queryKey })
}
