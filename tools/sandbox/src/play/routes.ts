import type { FastifyInstance, FastifyReply } from 'fastify'
import { BadCall, type Game, type Seat, type Session } from '../game.ts'
import type { Log } from '../log.ts'
import { Declined, type Json } from '../wallet.ts'
import type { Queue } from './queues.ts'

const CALL_BYTES_MAX = 8 * 1024
/** Of one seat, waiting for each other. Nobody presses faster; a fishing gun's shots are counted in bursts. */
const CALLS_WAITING_MAX = 20

export interface PlayContext {
  log: Log
  findSession(token: string): Session | null
  gameOf(session: Session): Game
  seatOf(session: Session): Seat
  queueOf(session: Session): Queue
}

/** The routes for browsers of players: a game's document and its calls. */
export function playRoutes(app: FastifyInstance, context: PlayContext): void {
  app.get('/play/:token', (request, reply) => {
    const { token } = request.params as { token: string }
    return reply.redirect(`/play/${encodeURIComponent(token)}/`)
  })
  app.get('/play/:token/', (request, reply) => {
    const session = context.findSession((request.params as { token: string }).token)
    if (session === null) return reply.code(404).type(HTML).send(GONE)
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': CSP })
      .type(HTML)
      .send(context.gameOf(session).document(session))
  })
  app.options('/play/:token/:call', (_request, reply) => open(reply).code(204).send())
  app.post('/play/:token/:call', { bodyLimit: CALL_BYTES_MAX }, async (request, reply) => {
    const { token, call } = request.params as { token: string; call: string }
    open(reply)
    const session = context.findSession(token)
    if (session === null) return reply.code(404).send({ code: 404, message: 'the session is over' })
    const game = context.gameOf(session)
    const gameCall = Object.hasOwn(game.calls, call) ? game.calls[call] : undefined
    if (gameCall === undefined) return reply.code(404).send({ code: 404, message: 'the game has no such call' })
    const queue = context.queueOf(session)
    if (queue.waiting >= CALLS_WAITING_MAX) return reply.code(429).send({ code: 429, message: 'too many calls' })
    return queue.run(() => answerCall(context, { session, game, work: (seat) => gameCall(seat, request.body) }, reply))
  })
}

const HTML = 'text/html; charset=utf-8'
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'"
const GONE =
  '<!doctype html><html lang="en"><head><title>Game over</title><meta name="viewport" content="width=device-width"></head><body style="font-family:sans-serif;padding:2rem"><h1>This game was closed.</h1><p>Open it again from the lobby.</p></body></html>'

/** For a document without an origin. The token in the address is all that a call needs. */
function open(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'POST',
    'access-control-max-age': '600',
    'cache-control': 'no-store',
  })
}

interface PlayCall {
  session: Session
  game: Game
  work(seat: Seat): Promise<Json>
}

async function answerCall(
  context: PlayContext,
  { session, game, work }: PlayCall,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const seat = context.seatOf(session)
  try {
    return reply.send(await work(seat))
  } catch (error) {
    if (error instanceof Declined) return reply.code(409).send({ code: error.code, message: error.message })
    if (error instanceof BadCall) return reply.code(400).send({ code: 400, message: error.message })
    context.log.error({ err: error, game: game.kind }, 'a call of a game failed')
    await resumeSeat(context, session)
    return reply.code(500).send({ code: 500, message: 'the game failed' })
  }
}

/** Lets the game end what it began and did not finish. In the seat's queue, so that no bet of a running call is meant. */
export async function resumeSeat(context: PlayContext, session: Session): Promise<void> {
  const seat = context.seatOf(session)
  const wagers = await seat.wallet.listOpenWagers()
  if (wagers.length > 0) await context.gameOf(session).resume(seat, wagers)
}
