import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  LaunchesAnswer,
  ShanDifference,
  ShanDifferencesAnswer,
  ShanNoteBody,
  WagerAnswer,
  WagerDifference,
  WagerDifferencesAnswer,
  WagerNoteBody,
  WagersAnswer,
} from '#contract/wager-console.ts'
import { call } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'

const KEY = ['wagers']

export interface WagerFilters {
  q: string
  product_code: string
  day: string
}

export const wagersQuery = (filters: WagerFilters) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', filters],
    queryFn: ({ signal, pageParam }) =>
      call<WagersAnswer>('GET', '/wagers', { signal, query: { ...filters, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const launchesQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'launches', q],
    queryFn: ({ signal, pageParam }) =>
      call<LaunchesAnswer>('GET', '/launches', { signal, query: { q, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export interface WagerName {
  product_code: string
  transaction_id: string
}

export const wagerQuery = (name: WagerName) =>
  queryOptions({
    queryKey: [...KEY, 'one', name],
    queryFn: async ({ signal }) => (await call<WagerAnswer>('GET', '/wager', { signal, query: { ...name } })).data,
  })

/** One of either maker, with what it is known by on the screen. */
export type Difference = { id: string } & (
  | { maker: 'aggregator'; one: WagerDifference }
  | { maker: 'shan'; one: ShanDifference }
)

export const differencesQuery = (show: 'done' | null) =>
  queryOptions({
    queryKey: [...KEY, 'differences', show],
    queryFn: async ({ signal }): Promise<Difference[]> => {
      const [wagers, shan] = await Promise.all([
        call<WagerDifferencesAnswer>('GET', '/wager-differences', { signal, query: { show } }),
        call<ShanDifferencesAnswer>('GET', '/shan-differences', { signal, query: { show } }),
      ])
      const all: Difference[] = [
        ...wagers.data.map((one) => ({
          id: `${one.product_code}/${one.wager_code}/${one.kind}`,
          maker: 'aggregator' as const,
          one,
        })),
        ...shan.data.map((one) => ({ id: one.key, maker: 'shan' as const, one })),
      ]
      return all.sort((one, other) => other.one.found_at.localeCompare(one.one.found_at))
    },
  })

export async function noteDifference({ maker, one }: Difference, note: string): Promise<void> {
  try {
    if (maker === 'shan') {
      const body: ShanNoteBody = { key: one.key, note }
      await call('POST', '/shan-differences/note', { body })
    } else {
      const { product_code, wager_code, kind } = one
      const body: WagerNoteBody = { product_code, wager_code, kind, note }
      await call('POST', '/wager-differences/note', { body })
    }
  } finally {
    // A refusal, too, tells that something is other than what is shown.
    await queryClient.invalidateQueries({ queryKey: KEY })
  }
}
