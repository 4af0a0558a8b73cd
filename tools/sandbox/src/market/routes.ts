import type { FastifyInstance } from 'fastify'
import { parseControl } from './control.ts'
import { type LiveFeed, type MarketState, showHistory, showLive } from './market.ts'
import { answerWith, type MarketNoise } from './noise.ts'

/** The market of the demo, with two reporters: what one says the other confirms, unless one of them is told to err. */
export interface Market {
  state: MarketState
  noises: Record<Reporter, MarketNoise>
  /** The feed of each reporter when its noise was last changed. */
  stale: Record<Reporter, LiveFeed>
}
type Reporter = 'first' | 'second'

/** The demo's market is the same everywhere. */
const SEED = 20_241_121

export function createMarket(): Market {
  const state: MarketState = { seed: SEED, run: null, is_holiday: false, forced: {} }
  const live = showLive(state, Date.now())
  return { state, noises: { first: 'calm', second: 'calm' }, stale: { first: live, second: live } }
}

/** In the paths and forms of the public feeds. */
export function marketRoutes(app: FastifyInstance, market: Market): void {
  const report = (reporter: Reporter) =>
    answerWith(market.noises[reporter], showLive(market.state, Date.now()), market.stale[reporter])

  app.get('/market/live', async (_request, reply) => {
    const { status, body } = await report('first')
    return reply.code(status).send(body)
  })
  app.get('/market/second', async (_request, reply) => {
    const { status, body } = await report('second')
    return reply.code(status).send(body)
  })
  app.get('/market/2d_result', (request, reply) => sendHistory(market, request.query, reply))
  app.get('/market/history', (request, reply) => sendHistory(market, request.query, reply))
}

function sendHistory(market: Market, query: unknown, reply: { send(body: unknown): unknown }): unknown {
  const { date } = query as { date?: unknown }
  const days = showHistory(market.state, Date.now(), typeof date === 'string' ? date : null)
  // The public feed's word for an empty answer.
  return reply.send(days.length > 0 ? days : { message: 'Not Found' })
}

/** For tests and presentations: how fast the day passes, and what goes wrong. */
export function marketControl(app: FastifyInstance, market: Market): void {
  app.get('/market/control', () => ({ ...market.state, noises: market.noises }))
  app.post('/market/control', (request, reply) => {
    try {
      const wanted = parseControl(request.body)
      const live = showLive(market.state, Date.now())
      if (wanted.noises.first) market.stale.first = live
      if (wanted.noises.second) market.stale.second = live
      market.state = { ...market.state, ...wanted.state }
      market.noises = { ...market.noises, ...wanted.noises }
      return { ...market.state, noises: market.noises }
    } catch (error) {
      return reply.code(400).send({ message: error instanceof Error ? error.message : String(error) })
    }
  })
}
