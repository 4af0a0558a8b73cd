import { type Aggregator, AggregatorError, type Product, type ProviderGame } from '#seamless/server/index.ts'
import type { Names } from '../lists/lobby.ts'
import { knownTypeCode } from '../rules.ts'

export type State = 'active' | 'maintenance' | 'off'

export interface FeedGame extends Names {
  /** Null is the product's own lobby. */
  game_code: string | null
  image_url: string | null
  state: State
}

/** One product for one type, as the aggregator offers it now. */
export interface FeedOffer {
  product: Product
  type_code: string
  state: State
  /** Null where the list could not be had: then everything stays as it was. */
  games: FeedGame[] | null
}

export interface Feed {
  offers: FeedOffer[]
  /** The parts of the feed that were not believed, in sentences for the operator. */
  doubts: string[]
}

/** Amounts in other currencies cannot be told in kyat. */
const CURRENCIES = ['MMK', 'MMK2', 'MMK3']
const PRODUCT_CODE_MAX = 999_999
const LISTS_AT_ONCE = 4
/** The largest provider known has a quarter of this. */
const GAMES_PER_LIST_MAX = 5_000
const GAME_CODE = /^[\x21-\x7e]{1,100}$/
const NAME_LENGTH_MAX = 150
const URL_LENGTH_MAX = 1_000
/** Control characters and marks that turn the direction of writing, with which a name could look like another. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/**
 * Everything on offer, cleaned of what makes no sense. One list that cannot be had leaves the others alone.
 * @throws AggregatorError when the products cannot be had at all
 */
export async function parseFeed(aggregator: Aggregator): Promise<Feed> {
  const doubts: string[] = []
  const offers = offersOf(await aggregator.availableProducts(), doubts)
  const waiting = [...offers]
  const parseNext = async () => {
    for (let offer = waiting.shift(); offer; offer = waiting.shift())
      offer.games = await parseGames(aggregator, offer, doubts)
  }
  await Promise.all(Array.from({ length: LISTS_AT_ONCE }, parseNext))
  return { offers, doubts }
}

function offersOf(products: readonly Product[], doubts: string[]): FeedOffer[] {
  const offers = new Map<string, FeedOffer>()
  for (const product of products) {
    const { product_code, game_type, currency } = product
    const type_code = knownTypeCode(game_type)
    const is_readable = Number.isInteger(product_code) && product_code > 0 && product_code <= PRODUCT_CODE_MAX
    if (!is_readable || type_code === null || !CURRENCIES.includes(currency)) {
      doubts.push(`product ${product_code} for ${game_type} in ${currency} is nothing that we can offer`)
      continue
    }
    const key = `${product_code} ${type_code}`
    if (offers.has(key)) continue
    offers.set(key, { product: withPlainNames(product), type_code, state: stateOf(product.status), games: null })
  }
  return [...offers.values()]
}

function withPlainNames(product: Product): Product {
  const provider = parseName(product.provider) ?? parseName(product.product_name) ?? String(product.product_code)
  const product_name = parseName(product.product_name) ?? provider
  return { ...product, provider, product_name, product_title: parseName(product.product_title) ?? product_name }
}

async function parseGames(aggregator: Aggregator, offer: FeedOffer, doubts: string[]): Promise<FeedGame[] | null> {
  const { product_code, game_type, entry_type } = offer.product
  try {
    const listed = await aggregator.providerGames(product_code, game_type)
    if (listed.length > GAMES_PER_LIST_MAX) throw new AggregatorError('refused', `${listed.length} games in one list`)
    return entry_type === 2 ? [lobbyOf(offer, listed[0])] : cleanGames(offer, listed, doubts)
  } catch (error) {
    if (!(error instanceof AggregatorError)) throw error
    doubts.push(`the games of product ${product_code} for ${game_type} could not be had: ${error.message}`)
    return null
  }
}

/** A product with a lobby only: the game that it lists, if any, gives the lobby's name and pictures. */
function lobbyOf(offer: FeedOffer, listed: ProviderGame | undefined): FeedGame {
  const name_en = parseName(listed?.game_name) ?? offer.product.product_title
  return {
    ...namesOf(listed, name_en),
    game_code: null,
    image_url: parseAddress(listed?.image_url),
    state: offer.state,
  }
}

function cleanGames(offer: FeedOffer, listed: readonly ProviderGame[], doubts: string[]): FeedGame[] {
  const { product_code, currency } = offer.product
  const games = new Map<string, FeedGame>()
  for (const game of listed) {
    const name_en = parseName(game.game_name)
    if (!GAME_CODE.test(game.game_code) || name_en === null) {
      doubts.push(`product ${product_code} lists a game without a code or name that can be shown`)
      continue
    }
    if (games.has(game.game_code) || !isInCurrency(game.support_currency, currency)) continue
    games.set(game.game_code, {
      ...namesOf(game, name_en),
      game_code: game.game_code,
      image_url: parseAddress(game.image_url),
      state: stateOf(game.status),
    })
  }
  return [...games.values()]
}

/** Some lists name the currency of the product, some the one that it stands for; an empty list means any. */
function isInCurrency(told: readonly string[], currency: string): boolean {
  const supported = told.filter((each) => each !== '')
  const plain = currency.replace(/\d$/, '')
  return supported.length === 0 || supported.includes(currency) || supported.includes(plain)
}

function namesOf(game: ProviderGame | undefined, name_en: string): Names {
  const name = (language: number) => parseName(game?.lang_name[language])
  return { name_en: name(0) ?? name_en, name_mm: name(13), name_zh: name(2), name_th: name(3) }
}

function parseName(name: string | undefined): string | null {
  const trimmed = name?.trim().normalize('NFC') ?? ''
  return trimmed === '' || trimmed.length > NAME_LENGTH_MAX || UNSEEN.test(trimmed) ? null : trimmed
}

/** Whether its host may be asked is decided when it is fetched. */
function parseAddress(address: string | undefined): string | null {
  const is_one =
    address !== undefined && address.length <= URL_LENGTH_MAX && /^https?:$/.test(URL.parse(address)?.protocol ?? '')
  return is_one ? address : null
}

function stateOf(status: Product['status']): State {
  if (status === 'ACTIVATED') return 'active'
  return status === 'MAINTAINED' ? 'maintenance' : 'off'
}
