import type { Names } from '../lists/lobby.ts'
import type { Feed, FeedGame, FeedOffer, State } from './parse-feed.ts'

/** The catalog's present rows of the aggregator's products and games. */
export interface PresentCatalog {
  offers: PresentOffer[]
  games: PresentGame[]
}
export interface PresentOffer {
  provider_id: number
  product_code: number
  type_code: string
  feed_type: string
  state: State
  is_retired: boolean
}
export interface PresentGame extends Names {
  id: number
  product_code: number
  type_code: string
  game_code: string | null
  image_url: string | null
  state: State
  is_retired: boolean
}

/** The changes that a run will write. */
export interface Difference {
  offers: FeedOffer[]
  games: { offer: FeedOffer; game: FeedGame; is_new: boolean }[]
  retired_offers: PresentOffer[]
  retired_games: PresentGame[]
  doubts: string[]
  /** Whether the list of products is whole, so far as we can tell. */
  is_whole: boolean
}

/** So many may always go; of more, at most a third: a list that lost more has lost its end on the way. */
const OFFERS_GO_FREELY = 3
const GAMES_GO_FREELY = 5
const SHARE_THAT_GOES = 1 / 3

const offerKey = (of: { product_code: number; type_code: string }) => `${of.product_code} ${of.type_code}`
const feedKey = (offer: FeedOffer) => offerKey({ product_code: offer.product.product_code, type_code: offer.type_code })

/** `believe_all`: an operator has looked, and what is missing is really gone. */
export function compareFeed(feed: Feed, known: PresentCatalog, believe_all: boolean): Difference {
  const doubts = [...feed.doubts]
  const offered = new Set(feed.offers.map(feedKey))
  const known_offers = new Map(known.offers.map((offer) => [offerKey(offer), offer]))
  const live = known.offers.filter((offer) => !offer.is_retired)
  const missing = live.filter((offer) => !offered.has(offerKey(offer)))
  const is_whole = believe_all || mayGo(missing.length, live.length, OFFERS_GO_FREELY)
  if (!is_whole) doubts.push(`${missing.length} of ${live.length} products are missing from the feed: they are kept`)

  const games_of = Map.groupBy(known.games, offerKey)
  const lists = feed.offers.map((offer) => compareGames(offer, games_of.get(feedKey(offer)) ?? [], believe_all))
  return {
    offers: feed.offers.filter((offer) => isOtherOffer(offer, known_offers.get(feedKey(offer)))),
    games: lists.flatMap((list) => list.games),
    retired_offers: is_whole ? missing : [],
    retired_games: lists.flatMap((list) => list.retired),
    doubts: [...doubts, ...lists.flatMap((list) => list.doubts)],
    is_whole,
  }
}

const mayGo = (missing: number, live: number, freely: number) => missing <= Math.max(freely, live * SHARE_THAT_GOES)

function compareGames(offer: FeedOffer, known: PresentGame[], believe_all: boolean) {
  const { games } = offer
  if (games === null) return { games: [], retired: [], doubts: [] }
  const by_code = new Map(known.map((game) => [game.game_code, game]))
  const listed = new Set(games.map((game) => game.game_code))
  const live = known.filter((game) => !game.is_retired)
  const missing = live.filter((game) => !listed.has(game.game_code))
  const is_lost = games.length === 0 && live.length > 0
  const is_whole = believe_all || (!is_lost && mayGo(missing.length, live.length, GAMES_GO_FREELY))
  const doubt = `${missing.length} of ${live.length} games of product ${feedKey(offer)} are missing from the feed: they are kept`
  return {
    games: games
      .map((game) => ({ offer, game, known: by_code.get(game.game_code) }))
      .filter(({ game, known: before }) => isOtherGame(game, before))
      .map(({ game, known: before }) => ({ offer, game, is_new: before === undefined })),
    retired: is_whole ? missing : [],
    doubts: is_whole ? [] : [doubt],
  }
}

const isOtherOffer = (offer: FeedOffer, known: PresentOffer | undefined) =>
  known === undefined || known.is_retired || known.state !== offer.state || known.feed_type !== offer.product.game_type

const COMPARED = ['name_en', 'name_mm', 'name_zh', 'name_th', 'image_url', 'state'] as const

const isOtherGame = (game: FeedGame, known: PresentGame | undefined) =>
  known === undefined || known.is_retired || COMPARED.some((name) => game[name] !== known[name])
