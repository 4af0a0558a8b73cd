import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  DigitBetHistoryAnswer,
  DigitBetRow,
  DigitBetRulesAnswer,
  FairBetAnswer,
  FairSeriesAnswer,
} from '#contract/digit-bet.ts'
import { call } from '../../../platform/api.ts'

/** Payouts change rarely; within this time the screen does not ask again. */
const RULES_FRESH_MS = 60_000

export const rulesQuery = queryOptions({
  queryKey: ['digit-bet', 'rules'],
  queryFn: async ({ signal }) => (await call<DigitBetRulesAnswer>('GET', '/digitbet/rules', { signal })).data,
  staleTime: RULES_FRESH_MS,
})

export const historyQuery = infiniteQueryOptions({
  queryKey: ['digit-bet', 'history'],
  queryFn: ({ pageParam, signal }) =>
    call<DigitBetHistoryAnswer>('GET', '/digitbet/history', { query: { before: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next,
})

export const seriesQuery = queryOptions({
  queryKey: ['digit-bet', 'series'],
  queryFn: async ({ signal }) => (await call<FairSeriesAnswer>('GET', '/digitbet/fair', { signal })).data,
})

export const fairBetQuery = (bet_id: string) =>
  queryOptions({
    queryKey: ['digit-bet', 'fair-bet', bet_id],
    queryFn: async ({ signal }) =>
      (await call<FairBetAnswer>('GET', `/digitbet/fair/bet/${encodeURIComponent(bet_id)}`, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export type History = InfiniteData<DigitBetHistoryAnswer>

/**
 * The shown history with the newest bets before it. Null when the two do not meet: then bets
 * lie between them, and the history has to be asked for again.
 */
export function withNewest(shown: History, newest: readonly DigitBetRow[]): History | null {
  const [first, ...rest] = shown.pages
  if (!first) return null
  const known = new Set(shown.pages.flatMap((page) => page.data.map((row) => row.id)))
  const unknown = newest.filter((row) => !known.has(row.id))
  if (unknown.length === newest.length && known.size > 0) return null
  return { ...shown, pages: [{ ...first, data: [...unknown, ...first.data] }, ...rest] }
}

/** Puts the history that came with an answer on the screen, without another call where that is right. */
export function showNewest(cache: QueryClient, newest: readonly DigitBetRow[]): void {
  const shown = cache.getQueryData(historyQuery.queryKey)
  const next = shown && withNewest(shown, newest)
  if (next) cache.setQueryData(historyQuery.queryKey, next)
  else void cache.invalidateQueries({ queryKey: historyQuery.queryKey })
}
