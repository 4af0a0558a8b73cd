import { queryOptions, useQuery } from '@tanstack/react-query'
import type { GameOrders } from '#catalog/contract/orders.ts'
import type { Game } from '#catalog/contract/player.ts'
import { HTML_LANG } from '#platform/contract/language.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { type GameSort, parseSort, sortGames } from './sort-games.ts'

/** The server reads them anew as often. */
const FRESH_MS = 10 * 60_000

const ordersQuery = queryOptions({
  queryKey: ['catalog', 'orders'],
  queryFn: ({ signal }) => callOwn<GameOrders>('GET', '/game-orders', { signal, isPublic: true }),
  staleTime: FRESH_MS,
})

/** The sort that the address asks for, or null for the order of the platform. */
export const useSort = (): GameSort | null => parseSort(useAddressQuery('sort'))

interface Sorted {
  /** Until their order is here they stand as they came. */
  games: readonly Game[] | undefined
  /** Another one is another list: its tiles are made anew, since tiles that change their places move the page. */
  order: string
}

/** The games in the order that the address asks for. */
export function useSorted(games: readonly Game[] | undefined): Sorted {
  const sort = useSort()
  const lang = HTML_LANG[useLanguage()]
  const { data: orders } = useQuery({ ...ordersQuery, enabled: sort === 'popular' || sort === 'newest' })
  if (sort === null || games === undefined) return { games, order: 'own' }
  const order = sort === 'name' || orders ? sort : 'own'
  return { games: sortGames(games, { sort, orders, lang }), order }
}
