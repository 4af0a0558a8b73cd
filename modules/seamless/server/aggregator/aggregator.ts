import type { GscSettings } from '#platform/server/settings.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import { type Fields, parseFields, parseText } from '../callback-fields.ts'
import type { AggregatorWager } from '../wagers/wager.ts'
import { type AggregatorConnection, AggregatorError, createConnection } from './connection.ts'
import { type Product, type ProviderGame, parseGame, parseListedWager, parseProduct, totalOf } from './parse-lists.ts'

const PATH = '/api/operators'
const LAUNCHED = 200
/** A page of HTML that opens a game; pictures and code are behind its links. */
const CONTENT_LENGTH_MAX = 512 * 1024
/** The protocol's own largest page of wagers; games are smaller lists. */
const WAGERS_PER_PAGE = 5_000
const GAMES_PER_PAGE = 1_000
const PAGES_MAX = 40

export interface LaunchCall {
  member_account: string
  password: string
  currency: string
  product_code: number
  game_type: string
  /** Null opens a product's lobby (entry_type 2). */
  game_code: string | null
  language_code: number
  ip: string
  platform: 'WEB' | 'DESKTOP' | 'MOBILE'
  operator_lobby_url: string
}

/** Exactly one of them. */
export type GameAddress = { url: string } | { content: string }

/**
 * The aggregator's side of the protocol. Every call is signed, has a deadline and a limit on the size of its answer;
 * reads are tried again a few times; while the aggregator is down, calls fail at once.
 * @throws AggregatorError
 */
export interface Aggregator {
  /** Every product and game type on offer. */
  availableProducts(): Promise<Product[]>
  /** Every game of one product and type, each once. */
  providerGames(product_code: number, game_type: string): Promise<ProviderGame[]>
  launchGame(launch: LaunchCall): Promise<GameAddress>
  /** All wagers settled in a window of at most five minutes. */
  wagers(window: { from: Date; to: Date }): Promise<AggregatorWager[]>
}

/** Null settings: no aggregator is set, and every call fails. */
export function createAggregator(settings: GscSettings | null, metrics: Metrics): Aggregator {
  const connection = settings === null ? silentLine : createConnection(settings, metrics)
  return {
    availableProducts: () => availableProducts(connection),
    providerGames: (product_code, game_type) => providerGames(connection, product_code, game_type),
    launchGame: (launch) => launchGame(connection, launch),
    wagers: (window) => wagersOf(connection, window),
  }
}

const silentLine: AggregatorConnection = () => Promise.reject(new AggregatorError('silent', 'no aggregator is set'))

async function launchGame(connection: AggregatorConnection, launch: LaunchCall): Promise<GameAddress> {
  const fields = { ...launch }
  const answer = parseFields(
    await connection({ action: 'launchgame', method: 'POST', path: `${PATH}/launch-game`, fields }),
  )
  const code = Number(answer?.code)
  if (answer === null || code !== LAUNCHED) throw refusal(answer)
  const { url, content } = answer
  if (typeof url === 'string' && url !== '') {
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      throw new AggregatorError('refused', 'an address that is none')
    return { url }
  }
  if (typeof content === 'string' && content !== '') {
    if (content.length > CONTENT_LENGTH_MAX) throw new AggregatorError('refused', 'a document that is too large')
    return { content }
  }
  throw new AggregatorError('refused', 'neither an address nor a document')
}

async function availableProducts(connection: AggregatorConnection): Promise<Product[]> {
  const answer = await connection({
    action: 'productlist',
    method: 'GET',
    path: `${PATH}/available-products`,
    fields: {},
  })
  const list = Array.isArray(answer) ? answer : parseFields(answer)?.providergames
  if (!Array.isArray(list)) throw refusal(parseFields(answer))
  return list.flatMap((one) => parseProduct(one) ?? [])
}

async function providerGames(
  connection: AggregatorConnection,
  product_code: number,
  game_type: string,
): Promise<ProviderGame[]> {
  const rows = await allPages(GAMES_PER_PAGE, async (page) => {
    const fields = { product_code, game_type, ...page }
    const answer = parseFields(
      await connection({ action: 'gamelist', method: 'GET', path: `${PATH}/provider-games`, fields }),
    )
    if (!Array.isArray(answer?.provider_games)) throw refusal(answer)
    return { rows: answer.provider_games, total: totalOf(answer) }
  })
  const games = new Map<string, ProviderGame>()
  for (const row of rows) {
    const game = parseGame(row, product_code, game_type)
    if (game === null) continue
    const other = games.get(game.game_code)
    // The same game comes once for each group of currencies.
    if (other) other.support_currency.push(...game.support_currency)
    else games.set(game.game_code, game)
  }
  return [...games.values()]
}

async function wagersOf(
  connection: AggregatorConnection,
  { from, to }: { from: Date; to: Date },
): Promise<AggregatorWager[]> {
  const rows = await allPages(WAGERS_PER_PAGE, async (page) => {
    const fields = { start: from.getTime(), end: to.getTime(), ...page }
    const answer = parseFields(await connection({ action: 'getwagers', method: 'GET', path: `${PATH}/wagers`, fields }))
    if (!Array.isArray(answer?.wagers)) throw refusal(answer)
    return { rows: answer.wagers, total: totalOf(answer) }
  })
  return rows.map((row) => {
    const wager = parseListedWager(row)
    // A wager that is passed over would be a difference that nobody sees.
    if (wager === null) throw new AggregatorError('refused', 'a wager that cannot be read')
    return wager
  })
}

/** Reads a list to its end. A total that keeps growing, or pages that never end, are cut off. */
async function allPages(
  size: number,
  getPage: (page: { offset: number; size: number }) => Promise<{ rows: unknown[]; total: number | null }>,
): Promise<unknown[]> {
  const all: unknown[] = []
  for (let pages = 0; pages < PAGES_MAX; pages++) {
    const { rows, total } = await getPage({ offset: all.length, size })
    all.push(...rows)
    if (rows.length === 0 || (total === null ? rows.length < size : all.length >= total)) return all
  }
  throw new AggregatorError('refused', `a list of more than ${PAGES_MAX} pages`)
}

function refusal(answer: Fields | null): AggregatorError {
  const code = Number(answer?.code)
  if (!Number.isInteger(code) || code === LAUNCHED || code === 0) {
    return new AggregatorError('silent', 'an answer of another shape')
  }
  return new AggregatorError('refused', `code ${code}: ${parseText(answer?.message) ?? ''}`, code)
}
