import type { LobbyStatus } from '#catalog/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import { createVersionedCache, type VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'
import { getSwitches, type Switches } from '#switch/server/index.ts'
import { knownTypeCode } from '../rules.ts'

export interface Names {
  name_en: string
  name_mm: string | null
  name_zh: string | null
  name_th: string | null
}

export interface LobbyGame extends Names {
  id: number
  game_code: string | null
  product_code: number
  game_type: string
  /** The provider's short code. */
  provider: string
  picture: string | null
  /** In pixels; null without a picture. */
  picture_width: number | null
  picture_height: number | null
  is_hot: boolean
  added_at: Date | null
  is_new: boolean
  status: LobbyStatus
}

/** The games of one provider that have one type. */
export interface LobbyOffer {
  /** The provider's: the same one may be under several types. */
  id: number
  type_id: number
  code: string
  short_name: string
  provider_name: string
  product_name: string
  product_title: string
  product_code: number
  /** The aggregator's word for the type. */
  feed_type: string
  picture: string | null
  status: LobbyStatus
  games: LobbyGame[]
}

export interface LobbyType extends Names {
  id: number
  code: string
  picture: string | null
  offers: LobbyOffer[]
}

/** Everything that may be seen, in the order in which it is shown: what is switched off, hidden or retired is not in it. */
export interface Lobby {
  types: LobbyType[]
  hot: LobbyGame[]
  /** The newest first. */
  new: LobbyGame[]
  /** By their ids. */
  games: ReadonlyMap<number, LobbyGame>
}

/** More are no hot games any more. */
const HOT_MAX = 60
const NEW_FOR_DAYS = 30

/** Switches are read anew with each version: remembered ones would be old by the time of two. */
export function createLobby(db: Database): () => Promise<VersionedCache<Lobby>> {
  return createVersionedCache({
    version: async () => {
      const [now, [row]] = await Promise.all([
        getSwitches(db),
        db<{ version: bigint }[]>`select version from catalog.version`,
      ])
      return `${row?.version}.${now.version}`
    },
    load: async () => loadLobby(db, await getSwitches(db)),
  })
}

type TypeRow = Omit<LobbyType, 'offers'>
type OfferRow = Omit<LobbyOffer, 'games' | 'status'> & { is_in_maintenance: boolean }
type GameRow = Omit<LobbyGame, 'game_type' | 'provider' | 'product_code' | 'status'> & {
  provider_id: number
  game_type_id: number
  is_in_maintenance: boolean
}

async function loadLobby(db: Database, switches: Switches): Promise<Lobby> {
  const [types, offers, games] = await Promise.all([
    db<TypeRow[]>`
      select id, code, name_en, name_mm, name_zh, name_th, picture from catalog.game_type
      where is_on order by place, id`,
    db<OfferRow[]>`
      select p.id, p.code, p.short_name, p.provider_name, p.product_name, p.product_title, p.product_code,
             coalesce(p.logo, m.picture) as picture,
             o.game_type_id as type_id, o.feed_type, o.state = 'maintenance' or p.is_in_maintenance as is_in_maintenance
      from catalog.offer o
      join catalog.provider p on p.id = o.provider_id
      left join catalog.mark m on m.code = p.code
      where o.state <> 'off' and o.retired_at is null and not o.is_hidden and not p.is_hidden
      order by o.place, p.id`,
    db<GameRow[]>`
      select g.id, g.provider_id, g.game_type_id, g.game_code, g.name_en, g.name_mm, g.name_zh, g.name_th,
             g.picture, p.width as picture_width, p.height as picture_height, g.is_hot, g.added_at,
             -- Of a lobby that opens with three thousand games none is new.
             coalesce(g.added_at > now() - ${NEW_FOR_DAYS} * interval '1 day'
               and g.added_at > first.run + interval '1 day', false) as is_new,
             g.state = 'maintenance' or g.is_in_maintenance as is_in_maintenance
      from catalog.game g
      left join picture.picture p on p.name = g.picture
      cross join (select min(coalesce(added_at, '-infinity')) as run from catalog.game) first
      where g.state <> 'off' and g.retired_at is null and not g.is_hidden
      order by g.place, g.id`,
  ])
  const open_offers = offers.filter((offer) => !switches.isProviderOff(offer.product_code))
  const product_codes = new Map(open_offers.map((offer) => [offer.id, offer.product_code]))
  const open_games = games.filter(({ provider_id, game_code }) => {
    const product_code = product_codes.get(provider_id)
    return product_code !== undefined && !switches.isTitleOff({ product_code, game_code })
  })
  return composeLobby(types, open_offers, open_games)
}

function composeLobby(types: TypeRow[], offers: OfferRow[], games: GameRow[]): Lobby {
  const listKey = (provider_id: number, game_type_id: number) => `${provider_id}/${game_type_id}`
  const rows_of = Map.groupBy(games, (game) => listKey(game.provider_id, game.game_type_id))
  const full_types = types.map((type) => ({
    ...type,
    picture: type.picture && picturePath(type.picture),
    offers: offers
      .filter((offer) => offer.type_id === type.id)
      .map((offer) => composeOffer(offer, type, rows_of.get(listKey(offer.id, type.id)) ?? [])),
  }))
  const shown = new Map(full_types.flatMap(gamesOf).map((game) => [game.id, game]))
  const hot = games.filter((game) => game.is_hot).flatMap((game) => shown.get(game.id) ?? [])
  const newest = [...shown.values()]
    .filter((game) => game.is_new)
    .toSorted((one, other) => Number(other.added_at) - Number(one.added_at))
  return { types: full_types, hot: hot.slice(0, HOT_MAX), new: newest, games: shown }
}

const gamesOf = (type: LobbyType) => type.offers.flatMap((offer) => offer.games)
const statusOf = (is_in_maintenance: boolean): LobbyStatus => (is_in_maintenance ? 'maintenance' : 'active')

function composeOffer(row: OfferRow, type: TypeRow, games: GameRow[]): LobbyOffer {
  const { is_in_maintenance, ...offer } = row
  return {
    ...offer,
    picture: row.picture && picturePath(row.picture),
    status: statusOf(is_in_maintenance),
    games: games.map(({ provider_id: _p, game_type_id: _t, is_in_maintenance: is_closed, ...game }) => ({
      ...game,
      product_code: row.product_code,
      game_type: type.code,
      provider: row.code,
      picture: game.picture && picturePath(game.picture),
      status: statusOf(is_in_maintenance || is_closed),
    })),
  }
}

export function nameIn(names: Names, language: Language): string {
  return names[`name_${language}`] ?? names.name_en
}

/** By id or code, as an address has it. */
export function findType(lobby: Lobby, type: string): LobbyType | null {
  const code = knownTypeCode(type)
  return lobby.types.find((each) => String(each.id) === type || each.code === code) ?? null
}

/** By the provider's id or short code, as an address has it. */
export function findOffer(lobby: Lobby, type: string, provider: string): LobbyOffer | null {
  const code = provider.toUpperCase()
  const offers = findType(lobby, type)?.offers ?? []
  return offers.find((each) => String(each.id) === provider || each.code === code) ?? null
}

export function findGame(
  lobby: Lobby,
  wanted: { product_code: number; game_type: string; game_code: string | null },
): { offer: LobbyOffer; game: LobbyGame } | null {
  const offer = findType(lobby, wanted.game_type)?.offers.find((each) => each.product_code === wanted.product_code)
  const game = offer?.games.find((each) => each.game_code === wanted.game_code)
  return offer && game ? { offer, game } : null
}
