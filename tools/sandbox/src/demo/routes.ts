import type { FastifyInstance } from 'fastify'
import { findProduct } from '../aggregator/products.ts'
import type { Session } from '../game.ts'
import type { Title } from '../title.ts'
import { TITLES } from '../titles.ts'
import type { DemoSeats } from './seats.ts'

const URL_MAX = 2_000
const LANGUAGES: readonly Session['language'][] = ['en', 'mm', 'zh', 'th']
/** Of everybody together: guests open games by hand, and programs wait. */
const OPENINGS = { burst: 30, per_second: 1 }

/** GET /demo/<game_code>: a guest sits down at a title with play money. */
export function demoRoutes(app: FastifyInstance, demo: { seats: DemoSeats; operator_url: string }): void {
  const mayOpen = createGate()
  const operator_host = new URL(demo.operator_url).hostname

  app.get('/demo/:game_code', (request, reply) => {
    const { language, lobby_url } = request.query as Record<string, unknown>
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const title = findOpenTitle((request.params as { game_code: string }).game_code)
    if (title === null) return reply.code(404).type(HTML).send(page('There is no such game.'))
    const lobby = parseLobby(lobby_url, [request.hostname, operator_host])
    if (lobby === null) return reply.code(400).type(HTML).send(page('The way back is missing.'))
    if (!mayOpen()) return reply.code(429).type(HTML).send(page('Many guests are coming in. Try again in a minute.'))
    const { token } = demo.seats.open({ title, language: parseLanguage(language), lobby_url: lobby })
    return reply.redirect(`/play/${token}/`)
  })
}

function findOpenTitle(game_code: string): Title | null {
  const title = TITLES.find((each) => each.game_code === game_code)
  return title && findProduct(title.product_code)?.status === 'ACTIVATED' ? title : null
}

/** Nobody signs for a guest: a way out that leads to strangers could be made up by anybody who sends such a link. */
function parseLobby(text: unknown, hosts: readonly string[]): string | null {
  if (typeof text !== 'string' || text.length > URL_MAX) return null
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && hosts.includes(url.hostname) ? url.href : null
}

const parseLanguage = (text: unknown) => LANGUAGES.find((language) => language === text) ?? 'en'

function createGate(): () => boolean {
  let [left, counted_at] = [OPENINGS.burst, Date.now()]
  return () => {
    const now = Date.now()
    left = Math.min(OPENINGS.burst, left + ((now - counted_at) / 1_000) * OPENINGS.per_second)
    counted_at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}

const HTML = 'text/html; charset=utf-8'
const page = (sentence: string) =>
  `<!doctype html><html lang="en"><head><title>Play money</title><meta name="viewport" content="width=device-width"></head><body style="font-family:sans-serif;padding:2rem"><h1>${sentence}</h1></body></html>`
