import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { amountNumber } from '../amount.ts'
import type { Session } from '../game.ts'
import type { Store } from '../ledger/store.ts'
import { settledWagers, type WagerRow, wagerOf } from '../ledger/wagers.ts'
import { wagerStatus } from '../operator/operator.ts'
import type { OperatorAction, Partner } from '../sign.ts'
import { launchGame } from './launch-game.ts'
import { gameRows, productRows } from './lists.ts'
import { CODE, type Fields, invalid, Refusal, requireNumber, requireSignature, requireText } from './refusal.ts'

const WINDOW_MS_MAX = 5 * 60_000
const PAGE_MAX = 5_000
const TEXT_MAX = 100

export interface Aggregator {
  partner: Partner
  store: Store
  public_url: string | null
  port: number
  /** The document of a session's game. */
  documentOf(session: Session): string
  pictureOf(game_code: string): string
}

type Answer = (fields: Fields, request: FastifyRequest) => unknown
type SignedHandler = (
  action: OperatorAction,
  answer: Answer,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The operator's calls. Like the real one, it says what went wrong in the body, with HTTP 200. */
export function aggregatorRoutes(app: FastifyInstance, aggregator: Aggregator): void {
  const signed: SignedHandler = (action, answer) => async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const fields = ((request.method === 'GET' ? request.query : request.body) ?? {}) as Fields
    try {
      requireSignature(aggregator.partner, action, fields)
      return await answer(fields, request)
    } catch (error) {
      if (error instanceof Refusal) return { code: error.code, message: error.message }
      throw error
    }
  }
  offerRoutes(app, aggregator, signed)
  wagerRoutes(app, aggregator, signed)
}

function offerRoutes(app: FastifyInstance, aggregator: Aggregator, signed: SignedHandler): void {
  const launch = signed('launchgame', (fields) => {
    const { session, product } = launchGame(aggregator.store, fields)
    const url = `${publicUrl(aggregator, session.lobby_url)}/play/${session.token}/`
    return product.sends_content
      ? { code: CODE.launched, message: '', url: '', content: withBase(aggregator.documentOf(session), url) }
      : { code: CODE.launched, message: '', url, content: '' }
  })
  const listGames = signed('gamelist', (fields, request) => {
    const game_type = fields.game_type ? requireText(fields, 'game_type', TEXT_MAX) : null
    const imageOf = (code: string) => `${baseOf(aggregator, request)}/pictures/${aggregator.pictureOf(code)}`
    const page = pageOf(gameRows(requireNumber(fields, 'product_code'), game_type, imageOf), fields)
    // The field has both kinds of total; an operator that trips over the text should do it here.
    const pagination = { ...page.pagination, total: String(page.pagination.total) }
    return { code: 0, message: '', provider_games: page.rows, pagination }
  })
  app.post('/api/operators/launch-game', launch)
  app.get(
    '/api/operators/available-products',
    signed('productlist', (fields) => pageOf(productRows(), fields).rows),
  )
  app.get('/api/operators/provider-games', listGames)
}

function wagerRoutes(app: FastifyInstance, aggregator: Aggregator, signed: SignedHandler): void {
  const { store } = aggregator
  const showRound = signed('gamehistory', (_fields, request) => ({
    content: `${baseOf(aggregator, request)}/rounds/${requireWager(store, request).code}`,
  }))
  app.get(
    '/api/operators/wagers',
    signed('getwagers', (fields) => listWagers(store, fields)),
  )
  app.get(
    '/api/operators/wagers/:wager',
    signed('getwager', (_fields, request) => ({ wager: wagerRow(requireWager(store, request)) })),
  )
  app.get('/api/operators/:wager/game-history', showRound)
}

const baseOf = ({ public_url }: Aggregator, request: FastifyRequest) =>
  public_url ?? `${request.protocol}://${request.host}`

/** The host under which the player's own browser found the lobby is one that it can reach: also a phone's on the LAN. */
function publicUrl({ public_url, port }: Aggregator, lobby_url: string): string {
  if (public_url !== null) return public_url
  return `http://${new URL(lobby_url).hostname}:${port}`
}

/** A document that is not fetched from us finds its parts all the same. */
function withBase(document: string, url: string): string {
  return document.replace(/<head>/i, `<head><base href="${url}">`)
}

function pageOf<Row>(
  rows: Row[],
  fields: Fields,
): { rows: Row[]; pagination: { size: number; offset: number; total: number } } {
  const offset = requireNumber(fields, 'offset', 0)
  const size = requireNumber(fields, 'size', rows.length)
  return { rows: rows.slice(offset, offset + size), pagination: { size, offset, total: rows.length } }
}

function listWagers(store: Store, fields: Fields): object {
  const [start, end] = [requireNumber(fields, 'start'), requireNumber(fields, 'end')]
  if (end < start || end - start > WINDOW_MS_MAX) throw invalid('end', 'after start, and at most 5 minutes')
  const [offset, size] = [requireNumber(fields, 'offset', 0), requireNumber(fields, 'size', PAGE_MAX)]
  if (size === 0 || size > PAGE_MAX) throw invalid('size', `1 to ${PAGE_MAX}`)
  const { wagers, total } = settledWagers(store, { start, end, offset, size })
  return { wagers: wagers.map(wagerRow), pagination: { size, offset, total } }
}

function requireWager(store: Store, request: FastifyRequest): WagerRow {
  const { wager } = request.params as { wager: string }
  const id = /^\d{1,15}$/.test(wager) ? Number(wager) : -1
  const row = store.prepare('select * from wager where code = ? or id = ?').get(wager, id)
  if (row === undefined) throw new Refusal(CODE.invalid, 'there is no such wager')
  return wagerOf(row)
}

function wagerRow(wager: WagerRow): object {
  return {
    id: wager.id,
    code: wager.code,
    member_account: wager.member_account,
    round_id: wager.round_id,
    currency: wager.currency,
    provider_id: wager.product_code,
    provider_line_id: 1,
    provider_product_id: wager.product_code,
    provider_product_oid: wager.product_code,
    game_type: wager.game_type,
    game_code: wager.game_code,
    valid_bet_amount: amountNumber(wager.amount),
    bet_amount: amountNumber(wager.amount),
    prize_amount: amountNumber(wager.prize),
    status: wagerStatus(wager),
    payload: {},
    settled_at: wager.settled_at_ms ?? 0,
    created_at: wager.created_at_ms,
    updated_at: wager.updated_at_ms,
  }
}
