import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/console/call/api.ts'
import { changerOf, dataQuery, pagesQuery } from '#platform/console/call/queries.ts'
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
} from '#seamless/contract/staff.ts'

const KEY = ['wagers']

export interface WagerFilters {
  q: string
  product_code: string
  day: string
}

export const wagersQuery = (filters: WagerFilters) =>
  pagesQuery<WagersAnswer>([...KEY, 'list', filters], '/wagers', { query: { ...filters } })
export const launchesQuery = (q: string) =>
  pagesQuery<LaunchesAnswer>([...KEY, 'launches', q], '/launches', { query: { q } })

export interface WagerName {
  product_code: string
  transaction_id: string
}

export const wagerQuery = (name: WagerName) =>
  dataQuery<WagerAnswer>([...KEY, 'one', name], '/wager', { query: { ...name } })

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

const change = changerOf(KEY)

export function noteDifference({ maker, one }: Difference, note: string): Promise<unknown> {
  if (maker === 'shan') return change('/shan-differences/note', { key: one.key, note } satisfies ShanNoteBody)
  const { product_code, wager_code, kind } = one
  return change('/wager-differences/note', { product_code, wager_code, kind, note } satisfies WagerNoteBody)
}
