import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '#platform/server/database/database.ts'
import { firstPlace, shortCodeFor } from '../rules.ts'
import {
  compareFeed,
  type Difference,
  type PresentCatalog,
  type PresentGame,
  type PresentOffer,
} from './compare-feed.ts'
import type { Feed, FeedOffer } from './parse-feed.ts'

/** Names of games, by what became of them. */
export interface Applied {
  added: string[]
  changed: string[]
  retired: string[]
  doubts: string[]
  /** Whether the list of products was whole, so far as we can tell. */
  is_whole: boolean
}

/**
 * Brings the aggregator's columns up to the feed. What an operator decided stands in other columns and stays. What
 * left the feed is marked, never deleted: logs name it.
 */
export async function applyFeed(tx: Transaction, feed: Feed, options: { believe_all: boolean }): Promise<Applied> {
  const known = await getKnown(tx)
  const difference = compareFeed(feed, known, options.believe_all)
  const short_codes = await saveProviders(tx, feed.offers)
  await saveOffers(tx, difference, short_codes)
  await saveGames(tx, difference)
  const { games, retired_games, retired_offers, doubts, is_whole } = difference
  const gone = new Set(retired_offers.map((offer) => `${offer.product_code} ${offer.type_code}`))
  const went_along = known.games.filter(
    (game) => !game.is_retired && gone.has(`${game.product_code} ${game.type_code}`),
  )
  return {
    added: games.filter((each) => each.is_new).map(({ game }) => game.name_en),
    changed: games.filter((each) => !each.is_new).map(({ game }) => game.name_en),
    retired: [...retired_games, ...went_along].map((game) => game.name_en),
    doubts,
    is_whole,
  }
}

async function getKnown(tx: Transaction): Promise<PresentCatalog> {
  const [offers, games] = await Promise.all([
    tx<PresentOffer[]>`
      select o.provider_id, p.product_code, t.code as type_code, o.feed_type, o.state, o.retired_at is not null as is_retired
      from catalog.offer o
      join catalog.provider p on p.id = o.provider_id
      join catalog.game_type t on t.id = o.game_type_id`,
    tx<PresentGame[]>`
      select g.id, p.product_code, t.code as type_code, g.game_code, g.name_en, g.name_mm, g.name_zh, g.name_th,
             g.image_url, g.state, g.retired_at is not null or o.retired_at is not null as is_retired
      from catalog.game g
      join catalog.offer o using (provider_id, game_type_id)
      join catalog.provider p on p.id = g.provider_id
      join catalog.game_type t on t.id = g.game_type_id`,
  ])
  return { offers, games }
}

interface ProviderRow {
  product_code: number
  code: string
  provider_name: string
  product_name: string
  product_title: string
  currency: string
}

/** One provider per product, however many types it offers. Answers the short code of each product. */
async function saveProviders(tx: Transaction, offers: readonly FeedOffer[]): Promise<Map<number, string>> {
  const known = await tx<ProviderRow[]>`
    select product_code, code, provider_name, product_name, product_title, currency from catalog.provider`
  const by_product = new Map(known.map((row) => [row.product_code, row]))
  const taken = new Set(known.map((row) => row.code))
  for (const { product } of offers) {
    const { product_code, product_name, product_title, currency } = product
    const before = by_product.get(product_code)
    const code = before?.code ?? shortCodeFor(product, taken)
    const row = { product_code, code, provider_name: product.provider, product_name, product_title, currency }
    if (!isDeepStrictEqual(row, before && { ...before })) await saveProvider(tx, row)
    by_product.set(product_code, row)
    taken.add(code)
  }
  return new Map([...by_product.values()].map((row) => [row.product_code, row.code]))
}

async function saveProvider(tx: Transaction, row: ProviderRow): Promise<void> {
  await tx`
    insert into catalog.provider (product_code, code, short_name, provider_name, product_name, product_title, currency)
    values (${row.product_code}, ${row.code}, ${row.code}, ${row.provider_name}, ${row.product_name},
            ${row.product_title}, ${row.currency})
    on conflict (product_code) do update set provider_name = excluded.provider_name,
      product_name = excluded.product_name, product_title = excluded.product_title, currency = excluded.currency`
}

async function saveOffers(
  tx: Transaction,
  { offers, retired_offers }: Difference,
  short_codes: ReadonlyMap<number, string>,
): Promise<void> {
  for (const { product, type_code, state } of offers) {
    // Where it stands at first; the operator may place it elsewhere, and a later run leaves it there.
    const place = firstPlace(type_code, short_codes.get(product.product_code) ?? '')
    await tx`
      insert into catalog.offer (provider_id, game_type_id, feed_type, state, place)
      select p.id, t.id, ${product.game_type}, ${state}, ${place}::int from catalog.provider p, catalog.game_type t
      where p.product_code = ${product.product_code} and t.code = ${type_code}
      on conflict (provider_id, game_type_id) do update
        set feed_type = excluded.feed_type, state = excluded.state, retired_at = null`
  }
  for (const { provider_id, type_code } of retired_offers) {
    await tx`
      update catalog.offer set retired_at = now()
      where provider_id = ${provider_id}
        and game_type_id = (select id from catalog.game_type where code = ${type_code})`
  }
}

/** Rows in one statement; a list of thousands stays one round trip. */
async function saveGames(tx: Transaction, { games, retired_games }: Difference): Promise<void> {
  if (games.length > 0) {
    const rows = games.map(({ offer, game }, order) => ({ ...game, ...keyOf(offer), order }))
    await tx`
      insert into catalog.game
        (provider_id, game_type_id, game_code, name_en, name_mm, name_zh, name_th, image_url, state)
      select p.id, t.id, g.game_code, g.name_en, g.name_mm, g.name_zh, g.name_th, g.image_url, g.state
      from jsonb_to_recordset(${tx.json(rows)}) as g
        (product_code int, type_code text, game_code text, name_en text, name_mm text, name_zh text, name_th text,
         image_url text, state text, "order" int)
      join catalog.provider p on p.product_code = g.product_code
      join catalog.game_type t on t.code = g.type_code
      order by g."order"
      on conflict on constraint game_once do update set
        name_en = excluded.name_en, name_mm = excluded.name_mm, name_zh = excluded.name_zh,
        name_th = excluded.name_th, image_url = excluded.image_url, state = excluded.state, retired_at = null`
  }
  const ids = retired_games.map((game) => game.id)
  if (ids.length > 0) await tx`update catalog.game set retired_at = now() where id in ${tx(ids)}`
}

const keyOf = (offer: FeedOffer) => ({ product_code: offer.product.product_code, type_code: offer.type_code })
