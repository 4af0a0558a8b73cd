import type { Queryable } from '#platform/server/database/database.ts'
import type { OfferedGame } from './simulation-world.ts'

/** More than these nobody plays: the first of each list, as players find them. */
const GAMES_MAX = 40
/** The call names the currency for all that is in it. */
const CURRENCY = 'MMK'

const TYPES = ['SLOT', 'FISHING', 'LIVE_CASINO']

/** For a catalog without games: some of those that the catalog feed of the sandbox has. */
const FIRST_GAMES: Record<number, string[]> = {
  1091: ['jili-golden-owl', 'jili-mogok-ruby', 'jili-lantern-night', 'jili-shwe-seven'],
  1006: ['pp-sweet-basket', 'pp-honey-forest', 'pp-gem-valley'],
  1085: ['jdb-harvest-drum', 'jdb-race-day-pony', 'jdb-juicy-slice'],
  1225: ['joker-nine-lanterns', 'joker-silk-cards'],
}

/** The games that players of a history may choose from, in the order of the lobby. */
export async function offeredGames(db: Queryable): Promise<OfferedGame[]> {
  const games = await db<OfferedGame[]>`
    select p.product_code, o.feed_type as game_type, g.game_code
    from catalog.game g
    join catalog.offer o on (o.provider_id, o.game_type_id) = (g.provider_id, g.game_type_id)
    join catalog.provider p on p.id = g.provider_id
    where g.game_code is not null and g.state = 'active' and o.state = 'active' and p.currency = ${CURRENCY}
      and o.feed_type in ${db(TYPES)}
      and not (g.is_hidden or g.is_in_maintenance or o.is_hidden or p.is_hidden or p.is_in_maintenance)
      and g.retired_at is null and o.retired_at is null
    order by not g.is_hot, row_number() over (partition by p.id order by g.place nulls last, g.id), p.id
    limit ${GAMES_MAX}`
  return games.length > 0 ? games : FIRST
}

const FIRST: OfferedGame[] = Object.entries(FIRST_GAMES).flatMap(([product_code, codes]) =>
  codes.map((game_code) => ({ product_code: Number(product_code), game_type: 'SLOT', game_code })),
)
