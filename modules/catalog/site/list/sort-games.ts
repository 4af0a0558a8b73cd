import type { GameOrders } from '#catalog/contract/orders.ts'
import type { Game } from '#catalog/contract/player.ts'

const SORTS = ['popular', 'newest', 'name'] as const
export type GameSort = (typeof SORTS)[number]

/** As the address has it; null for the order of the platform. */
export const parseSort = (text: string | null): GameSort | null => SORTS.find((sort) => sort === text) ?? null

/** Games that an order does not name follow it, in the order of the platform. */
export function sortGames(
  games: readonly Game[],
  { sort, orders, lang }: { sort: GameSort; orders: GameOrders | undefined; lang: string },
): readonly Game[] {
  if (sort === 'name') return [...games].sort((one, other) => one.game_name.localeCompare(other.game_name, lang))
  const places = new Map(orders?.[sort].map((id, place) => [id, place]))
  const placeOf = ({ id }: Game) => places.get(id) ?? places.size
  return [...games].sort((one, other) => placeOf(one) - placeOf(other))
}
