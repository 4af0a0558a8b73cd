import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSettings } from '../../site-settings.ts'
import { withAbsoluteAddresses } from './absolute-addresses.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The site's address, where this caller's answers carry it before pictures and links; else null. */
    absolute_site: string | null
  }
}

/** The paths that pages of other hosts may read: calls, pictures and videos. Documents are the site's own. */
const SHARED = /^\/(?:api|videoads|videos|pictures)(?:[/?]|$)/
const FILES = /^\/(?:api\/)?(?:videos|pictures)\//
const METHODS = 'GET, HEAD, POST'
/** Those of the specification's calls and of ours, and what HTTP libraries add by themselves. */
const CALL_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'range',
  'x-requested-with',
].join(', ')
const ANSWER_HEADERS = 'accept-ranges, content-range, etag, retry-after'
/** The longest that Chromium keeps a preflight's answer. */
const PREFLIGHT_SECONDS = 7_200

/**
 * Lets pages of the allowed origins call the API with a bearer token; cookies are never for them. Every answer says it,
 * refusals and 304 too. Without allowed origins nothing is added to any request.
 */
export function allowOrigins(
  app: FastifyInstance,
  settings: SiteSettings,
): { allow: (request: FastifyRequest, reply: FastifyReply) => void } {
  app.decorateRequest('absolute_site', null)
  if (settings.allowed_origins.length === 0) return { allow: () => {} }
  const allowed = new Set(settings.allowed_origins)
  const prefixing = new Set(settings.path_origins)

  function allow(request: FastifyRequest, reply: FastifyReply): boolean {
    if (!SHARED.test(request.url)) return false
    // Also for callers without an origin: a browser keeps pictures that a page shows, and a script then asks for.
    addVary(reply, 'Origin')
    if (FILES.test(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin')
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return false
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', ANSWER_HEADERS)
    if (!prefixing.has(origin)) request.absolute_site = request.site
    return true
  }

  app.addHook('onRequest', async (request, reply) => {
    const is_allowed = allow(request, reply)
    const is_preflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
    if (is_allowed && is_preflight) return answerPreflight(reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const is_json =
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json')
    return is_json && request.absolute_site !== null ? withAbsoluteAddresses(payload, request.absolute_site) : payload
  })
  return { allow }
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      // Older Safaris wait for a body without it.
      'content-length': '0',
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': CALL_HEADERS,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    })
    .send()
}

/** Names what else an answer depends on. */
export function addVary(reply: FastifyReply, names: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? names : `${String(before)}, ${names}`)
}
