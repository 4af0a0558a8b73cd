import type {
  CatalogGame,
  CatalogGamesAnswer,
  CatalogGamesQuery,
  CatalogProvider,
  CatalogType,
} from '#catalog/contract/staff.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'
import { providerTarget, titleTarget } from '#switch/contract/rules.ts'
import { getSwitches } from '#switch/server/index.ts'

const PAGE = 100
/** Behind every place that somebody chose. */
const LAST = 2_147_483_647

type FeedState = CatalogGame['feed_state']

interface GameRow extends Omit<CatalogGame, 'target' | 'is_on' | 'picture'> {
  product_code: number
  picture: string | null
}

/** One page of the games with these filters, in the players' order. */
export async function getCatalogGames(db: Database, query: CatalogGamesQuery): Promise<CatalogGamesAnswer> {
  const switches = await getSwitches(db)
  const filters = filtersOf(db, query, switches.titlesOff())
  const [rows, [count], types, providers] = await Promise.all([
    gamesPage(db, filters, query.after),
    db<{ total: bigint }[]>`
      select count(*) as total from catalog.game g
      join catalog.offer o using (provider_id, game_type_id) join catalog.provider p on p.id = g.provider_id
      where ${filters}`,
    db<{ id: number; name: string }[]>`select id, name_en as name from catalog.game_type order by place, id`,
    db<{ id: number; name: string }[]>`select id, provider_name as name from catalog.provider order by provider_name`,
  ])
  const { page, next } = pageOf(rows, PAGE, ({ id }) => String(id))
  const games = page.map(({ product_code, picture, ...game }) => ({
    ...game,
    picture: picture && picturePath(picture),
    target: titleTarget(product_code, game.game_code),
    is_on: !switches.isOff(titleTarget(product_code, game.game_code)),
  }))
  return { ...success(games), next, total: Number(count?.total), types, providers }
}

function gamesPage(db: Database, filters: Fragment, after: string | undefined): Promise<GameRow[]> {
  return db<GameRow[]>`
    select g.id, g.name_en as name, g.game_code, g.picture, g.is_hot, g.is_hidden, g.is_in_maintenance,
           ${feedState(db)} as feed_state, p.product_code, p.id as provider_id, p.short_name as provider,
           t.id as type_id, t.name_en as type
    from catalog.game g
    join catalog.offer o using (provider_id, game_type_id)
    join catalog.provider p on p.id = g.provider_id
    join catalog.game_type t on t.id = g.game_type_id
    where ${filters}
      ${
        after === undefined
          ? db``
          : db`and (coalesce(g.place, ${LAST}), g.id) >
                   (select coalesce(last.place, ${LAST}), last.id from catalog.game last where last.id = ${after})`
      }
    order by coalesce(g.place, ${LAST}), g.id limit ${PAGE + 1}`
}

/** A game of an offer that is closed or gone is so too. */
const feedState = (db: Database) => db`
  case when g.retired_at is not null or o.retired_at is not null then 'gone'
       when 'off' in (g.state, o.state) then 'off'
       when 'maintenance' in (g.state, o.state) then 'maintenance' else 'active' end`

function filtersOf(db: Database, { q, type, provider, show }: CatalogGamesQuery, off: readonly string[]): Fragment {
  const wanted = q?.trim().replace(/[\\%_]/g, '\\$&') ?? ''
  const like = `%${wanted}%`
  const names = db`
    (concat_ws(' ', g.name_en, g.name_mm, g.name_zh, g.name_th) ilike ${like} or g.game_code ilike ${like})`
  return db`true
    ${wanted === '' ? db`` : db`and ${names}`}
    ${type === undefined ? db`` : db`and g.game_type_id = ${Number(type)}`}
    ${provider === undefined ? db`` : db`and g.provider_id = ${Number(provider)}`}
    ${show === undefined ? db`` : db`and ${shownBy(db, show, off)}`}`
}

function shownBy(db: Database, show: NonNullable<CatalogGamesQuery['show']>, off: readonly string[]): Fragment {
  if (show === 'hot') return db`g.is_hot`
  if (show === 'hidden') return db`g.is_hidden`
  if (show === 'maintenance') return db`(${feedState(db)} = 'maintenance' or g.is_in_maintenance)`
  if (show === 'gone') return db`${feedState(db)} in ('gone', 'off')`
  return db`'title:' || p.product_code || '/' || coalesce(g.game_code, '') = any (${arrayOf(db, 'text', off)})`
}

interface OfferRow extends Omit<CatalogProvider, 'target' | 'is_on' | 'games' | 'feed_state'> {
  games: bigint
  feed_state: FeedState
}

/** Every type with its providers, in the players' order. */
export async function getCatalogTypes(db: Database): Promise<CatalogType[]> {
  const [switches, types, offers] = await Promise.all([
    getSwitches(db),
    db<Omit<CatalogType, 'providers'>[]>`
      select id, name_en as name, code, is_on as is_shown from catalog.game_type order by place, id`,
    db<OfferRow[]>`
      select p.id, p.provider_name as name, coalesce(p.logo, m.picture) as picture,
             p.logo is not null as has_own_logo, p.code, p.product_code, o.game_type_id as type_id,
             p.is_hidden, p.is_in_maintenance,
             case when o.retired_at is null then o.state else 'gone' end as feed_state,
             (select count(*) from catalog.game g
              where (g.provider_id, g.game_type_id) = (o.provider_id, o.game_type_id) and g.retired_at is null) as games
      from catalog.offer o
      join catalog.provider p on p.id = o.provider_id
      left join catalog.mark m on m.code = p.code
      order by o.place, p.id`,
  ])
  const providers = offers.map(({ games, picture, ...offer }) => ({
    ...offer,
    games: Number(games),
    picture: picture && picturePath(picture),
    target: providerTarget(offer.product_code),
    is_on: !switches.isOff(providerTarget(offer.product_code)),
  }))
  return types.map((type) => ({ ...type, providers: providers.filter((one) => one.type_id === type.id) }))
}
