import type { Game, GameListQuery, GamePageAnswer, GameType, Provider } from '#catalog/contract/player.ts'
import { GAME_PAGE_SIZE } from '#catalog/contract/rules.ts'
import { type LanguageQuery } from '#platform/contract/answer.ts'
import type { Language } from '#platform/contract/language.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { pageLinks } from '#platform/server/http/answers/page-links.ts'
import type { Precompressed } from '#platform/server/http/answers/precompressed.ts'
import { matchesSearch } from '../rules.ts'
import { findOffer, findType, type Lobby, type LobbyGame, type LobbyOffer, type LobbyType, nameIn } from './lobby.ts'

export function getTypes(lobby: VersionedCache<Lobby>, language: Language): Promise<Precompressed> {
  return lobby.precompressed(`types ${language}`, () => success(writeTypes(lobby.content, language)))
}

export function writeTypes(lobby: Lobby, language: Language): GameType[] {
  return lobby.types.map((type) => ({
    id: type.id,
    name: nameIn(type, language),
    code: type.code,
    img: type.picture,
    providers: type.offers.map(writeProvider),
  }))
}

/** A type that is off or unknown has no providers: the screens say then that nothing was found. */
export function getProviders(lobby: VersionedCache<Lobby>, type_code: string): Promise<Precompressed> {
  const type = findType(lobby.content, type_code)
  return lobby.precompressed(`providers ${type?.id}`, () => success(providersOf(type)))
}

const providersOf = (type: LobbyType | null) => (type?.offers ?? []).map(writeProvider)

export function getHotGames(lobby: VersionedCache<Lobby>, language: Language): Promise<Precompressed> {
  return lobby.precompressed(`hot ${language}`, () => success(writeGames(lobby.content.hot, language)))
}

export interface GameList {
  type: string
  provider: string
  language: Language
  query: Omit<GameListQuery, keyof LanguageQuery>
}

/** The games of one provider and type: all of them, one page, or those with a name like this. */
export function getGames(lobby: VersionedCache<Lobby>, list: GameList): Promise<Precompressed> {
  const { page, search = '' } = list.query
  const offer = findOffer(lobby.content, list.type, list.provider)
  const make = () => (page === undefined ? allGames(offer, list) : gamePage(offer, list))
  // Lists that do not exist are not cached: invented addresses must not fill the memory.
  const is_kept = offer !== null && search === '' && Number(page ?? 1) <= lastPage(offer.games.length)
  if (!is_kept) return lobby.compressOnce(make())
  return lobby.precompressed(`games ${offer.type_id}/${offer.id} ${page} ${list.language}`, make)
}

const allGames = (offer: LobbyOffer | null, list: GameList) =>
  success(writeGames(foundGames(offer, list), list.language))

export function gamePage(offer: LobbyOffer | null, list: GameList): GamePageAnswer {
  const games = foundGames(offer, list)
  const page = Number(list.query.page ?? 1)
  const shown = games.slice((page - 1) * GAME_PAGE_SIZE, page * GAME_PAGE_SIZE)
  return {
    ...success(writeGames(shown, list.language)),
    links: pageLinks((to) => pageAddress(offer, list, to), page, lastPage(games.length)),
    total: games.length,
  }
}

const lastPage = (total: number) => Math.max(1, Math.ceil(total / GAME_PAGE_SIZE))

function pageAddress(offer: LobbyOffer | null, list: GameList, page: number): string {
  const { search } = list.query
  const query = new URLSearchParams({ ...(search && { search }), lan: list.language, page: String(page) })
  return `/api/game_lists/${offer?.type_id ?? list.type}/${offer?.id ?? list.provider}?${query}`
}

/** A name is also found in English: that is how players spell it who read another script. */
function foundGames(offer: LobbyOffer | null, { language, query }: GameList): LobbyGame[] {
  const games = offer?.games ?? []
  const { search } = query
  return search ? games.filter((game) => matchesSearch([nameIn(game, language), game.name_en], search)) : games
}

export const writeGames = (games: readonly LobbyGame[], language: Language): Game[] =>
  games.map((game) => writeGame(game, language))

export const writeGame = (game: LobbyGame, language: Language): Game => ({
  id: game.id,
  game_name: nameIn(game, language),
  game_code: game.game_code,
  product_code: game.product_code,
  game_type: game.game_type,
  provider: game.provider,
  img: game.picture,
  image_url: game.picture,
  is_hot: game.is_hot,
  status: game.status,
})

function writeProvider(offer: LobbyOffer): Provider {
  return {
    id: offer.id,
    code: offer.code,
    short_name: offer.short_name,
    provider: offer.provider_name,
    provider_name: offer.provider_name,
    product_name: offer.product_name,
    product_title: offer.product_title,
    product_code: offer.product_code,
    img: offer.picture,
    img_url: offer.picture,
    status: offer.status,
  }
}
