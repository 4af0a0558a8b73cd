import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { SiteSettings } from '../site-settings.ts'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { observe } from '../telemetry/observe.ts'
import { createIsTrusted } from '../trusted-proxies.ts'
import { allowOrigins } from './addresses/cross-origin.ts'
import { parseForwardedHeaders } from './addresses/forwarded-headers.ts'
import { createSiteAddress } from './addresses/site-address.ts'
import { addAnswerHeaders } from './answers/answer-headers.ts'
import { answerError, refuseUnread, sendProblem } from './answers/answer-problem.ts'
import { answerWith } from './answers/answer-with.ts'
import { Problem } from './answers/problem.ts'
import { registerRoutes } from './mounted-routes.ts'
import { acceptJsonOnly } from './requests/accept-json-only.ts'
import { type Call, parseCall } from './requests/call.ts'
import { askWho, doCall, limitCalls } from './requests/call-deadline.ts'
import { endSilentBodies } from './requests/end-silent-bodies.ts'
import { FORMATS } from './requests/formats.ts'
import { createCallParser } from './requests/known-fields.ts'
import { refuseUnclear } from './requests/refuse-unclear.ts'
import { parseTypedTexts } from './requests/typed-texts.ts'
import type { Route } from './route.ts'
import { routeOptions } from './route-options.ts'
import { SCHEMA_COMPILERS } from './schema-compilers.ts'

/** No call of the spec carries more than a few hundred bytes; uploads will name their own limit. */
const BODY_BYTES_MAX = 64 * 1024
/** A phone on a slow line needs seconds to say what it wants, and a minute to send a receipt; a stuck one must not hold a socket. */
const HEADERS_TIMEOUT_MS = 20_000
const REQUEST_TIMEOUT_MS = 60_000
/** How often Node looks for those that are too slow. */
const TIMEOUTS_LOOK_MS = 2_000
const KEEP_ALIVE_TIMEOUT_MS = 72_000
/** Milliseconds of the database that a call may take: a caller that waits for longer has left, or asks again. */
const CALL_MS = 2_000
/** The documents are packed as the platform opens: seconds of work, of which a busy machine makes a minute. */
const OPENING_TIMEOUT_MS = 120_000

/** A server whose answers lead nowhere and that no other page may read: the staff's console. */
const CLOSED_SITE = { site_url: '', is_site_url_set: true, allowed_origins: [], path_origins: [] }
/** A picture by its name, behind whatever a client put before its path. */
const PICTURE = /^[^?]*(\/pictures\/[A-Za-z0-9_-]{22}\.[a-z]{3,4})$/

export type { Call } from './requests/call.ts'
export { forAnyone, forEverybody, forTokenHolder, type Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The players' site as this caller may be told it. */
    readonly site: string
  }
}

/** Unlike any other process's, and cheap: a number behind a name drawn at start. */
function requestIds(): () => string {
  const prefix = randomUUID().slice(0, 8)
  let count = 0
  return () => `${prefix}-${++count}`
}

/**
 * Text stays text: a use case that takes "100" for an amount says so (decision 0043). What a closed schema does not know is
 * refused, not dropped.
 */
const AJV = { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true, formats: FORMATS }

interface HttpOptions {
  log: Log
  metrics: Metrics
  trusted_proxies: string[]
  /** Milliseconds that a call may take, unless it is one that takes long. */
  call_ms?: number | undefined
  /** For a server that takes uploads. */
  request_timeout_ms?: number
  /** For a test: how long a body may stop. */
  body_silence_ms?: number
  /** Of the players' site; without them nobody else's page may read an answer. */
  site?: SiteSettings
}

export function openHttp(options: HttpOptions): FastifyInstance {
  const isTrusted = createIsTrusted(options.trusted_proxies)
  const requestTimeout = options.request_timeout_ms ?? REQUEST_TIMEOUT_MS
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout,
    // At the making of the server: what Fastify sets later Node has already read, and looks at twice a minute.
    http: {
      requestTimeout,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout),
      connectionsCheckingInterval: TIMEOUTS_LOOK_MS,
    },
    clientErrorHandler: refuseUnread,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    pluginTimeout: OPENING_TIMEOUT_MS,
    trustProxy: options.trusted_proxies.length > 0 && isTrusted,
    genReqId: requestIds(),
    rewriteUrl: ({ url = '/' }) => (url.includes('/pictures/') ? (PICTURE.exec(url)?.[1] ?? url) : url),
    // A child logger per request costs more than reading the request; the lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 100 },
    // An address that cannot be read is refused before any hook or handler runs.
    frameworkErrors: (_error, request, reply) => {
      shared.allow(request, reply)
      void sendProblem(reply, new Problem('bad_request'))
    },
    ajv: { customOptions: AJV },
    schemaController: { compilersFactory: SCHEMA_COMPILERS },
  }) as unknown as FastifyInstance

  refuseUnclear(app)
  endSilentBodies(app, options.body_silence_ms)
  parseForwardedHeaders(app, isTrusted)
  const site = options.site ?? CLOSED_SITE
  const siteOf = createSiteAddress(site, isTrusted)
  app.decorateRequest('site', {
    getter() {
      return siteOf(this)
    },
  })
  limitCalls(app, { call_ms: options.call_ms ?? CALL_MS, onShed: (load) => options.metrics.shed.inc({ load }) })
  const shared = allowOrigins(app, site)
  acceptJsonOnly(app)
  parseTypedTexts(app)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, options.metrics))
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('not_found')))
  addAnswerHeaders(app)
  app.addHook('onResponse', (request, reply, done) => {
    observe(request, reply, options.metrics)
    done()
  })
  return app
}

/**
 * Mounts a module's table. `callerOf` throws for a caller without a live session, who hears of that before
 * the errors of the query or the body.
 */
export function mount(
  app: FastifyInstance,
  prefix: string,
  routes: Route[],
  callerOf: (call: Call) => Promise<unknown>,
): void {
  const callers = new WeakMap<FastifyRequest, unknown>()
  const ask = (request: FastifyRequest) => askWho(request, () => callerOf(parseCall(request)))
  const setCaller = async (request: FastifyRequest) => void callers.set(request, await ask(request))
  registerRoutes(app, prefix, routes)
  for (const one of routes) {
    const getKnown = createCallParser(one)
    app.route({
      ...routeOptions(prefix, one),
      ...(one.body_bytes_max !== undefined && {
        onRequest: async (request: FastifyRequest) => void (await ask(request)),
      }),
      // When the body is there: while it came the session may have ended.
      ...(one.caller === 'player' && { preValidation: setCaller }),
      handler: async (request, reply) => {
        const answer = await doCall(request, () => one.handle(getKnown(request), callers.get(request) ?? null))
        return answerWith(request, reply, one.is_precompressed, answer)
      },
    })
  }
}

/** Mounts routes whose guard says who calls, or throws, before anything of the body is read. */
export function mountGuarded<R extends Route>(
  app: FastifyInstance,
  prefix: string,
  routes: R[],
  guard: (call: Call, route: R) => Promise<unknown>,
): void {
  const callers = new WeakMap<FastifyRequest, unknown>()
  registerRoutes(app, prefix, routes)
  for (const one of routes) {
    const getKnown = createCallParser(one)
    app.route({
      ...routeOptions(prefix, one),
      onRequest: async (request) => {
        callers.set(request, await askWho(request, () => guard(parseCall(request), one)))
      },
      handler: async (request, reply) => {
        const answer = await doCall(request, () => one.handle(getKnown(request), callers.get(request)))
        return answerWith(request, reply, one.is_precompressed, answer)
      },
    })
  }
}
