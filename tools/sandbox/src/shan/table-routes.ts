import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { BadCall } from '../game.ts'
import { bodyParser, Nothing, RoundId } from '../games/shared/body.ts'
import type { Store } from '../ledger/store.ts'
import { Declined, type Json } from '../wallet.ts'
import { tableDocument } from './document.ts'
import type { OperatorClient } from './operator-client.ts'
import { deal, decide, viewOf } from './play.ts'
import { findOpenRound, type RoundRow, type Seat, settledRounds, walletBalanceOf } from './store.ts'

/** A table left open over night still answers; after that, a new launch. */
const SESSION_MS = 24 * 3_600_000
const ROUNDS_SHOWN = 12

const parseState = bodyParser(Nothing)
const parseDeal = bodyParser(Type.Object({ round_id: RoundId, bet: Type.Integer() }, { additionalProperties: false }))
const parseDecision = bodyParser(
  Type.Object({ round_id: RoundId, draws: Type.Boolean() }, { additionalProperties: false }),
)

/** The routes for the browser at the table. */
export function tableRoutes(app: FastifyInstance, table: { store: Store; operator: OperatorClient }): void {
  const { store } = table
  app.get('/shan/:token', (request, reply) => reply.redirect(`/shan/${encodeURIComponent(tokenOf(request))}/`))
  app.get('/shan/:token/', (request, reply) => {
    const seat = findSeat(store, tokenOf(request))
    if (!seat) return reply.code(404).type(HTML).send(GONE)
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': CSP })
      .type(HTML)
      .send(tableDocument(seat))
  })

  const answer = (name: string, work: (seat: Seat, body: unknown) => Promise<Json>) =>
    app.post(`/shan/:token/${name}`, async (request, reply) => {
      const seat = findSeat(store, tokenOf(request))
      if (!seat) return reply.code(404).send({ code: 404, message: 'the session is over' })
      return sendAnswer(reply, () => work(seat, request.body))
    })

  answer('state', async ({ account }, body) => {
    parseState(body)
    const open = findOpenRound(store, account)
    const recent = settledRounds(store, account, { limit: ROUNDS_SHOWN }).map(viewOf)
    return { balance: Number(walletBalanceOf(store, account)), round: open && viewOf(open), recent }
  })
  answer('deal', async ({ account }, body) => {
    const { round_id, bet } = parseDeal(body)
    return showRound(table, deal(store, { account, round_id, bet: BigInt(bet) }))
  })
  answer('decide', async ({ account }, body) => {
    const { round_id, draws } = parseDecision(body)
    return showRound(table, decide(store, { account, round_id, draws }))
  })
}

/** A round that is over is sent to the operator before the player sees it. */
async function showRound(
  { store, operator }: { store: Store; operator: OperatorClient },
  round: RoundRow,
): Promise<Json> {
  const is_due = round.net !== null && round.told === null
  const is_told = is_due ? await operator.send(round) : true
  return { balance: Number(walletBalanceOf(store, round.account)), round: viewOf(round), is_told }
}

async function sendAnswer(reply: FastifyReply, work: () => Promise<Json>): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store')
  try {
    return reply.send(await work())
  } catch (error) {
    if (error instanceof Declined) return reply.code(409).send({ code: error.code, message: error.message })
    if (error instanceof BadCall) return reply.code(400).send({ code: 400, message: error.message })
    throw error
  }
}

const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token

function findSeat(store: Store, token: string): Seat | null {
  const row = store
    .prepare('select token, account, language, lobby_url from shan_session where token = ? and created_at_ms > ?')
    .get(token, Date.now() - SESSION_MS)
  return row ? (row as unknown as Seat) : null
}

const HTML = 'text/html; charset=utf-8'
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const GONE =
  '<!doctype html><html lang="en"><head><title>Table closed</title><meta name="viewport" content="width=device-width"></head><body style="font-family:sans-serif;padding:2rem"><h1>This table was closed.</h1><p>Open it again from the operator.</p></body></html>'
