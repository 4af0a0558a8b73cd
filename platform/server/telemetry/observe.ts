import type { FastifyReply, FastifyRequest } from 'fastify'
import { createTokenBucket } from '../rate-limit/token-bucket.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** The request is over this: worth a line even when it went well. */
const SLOW_MS = 1_000

/** While the server has too much to do, or no database, thousands of calls are refused in a second. */
const LINES_OF_REFUSED = { burst: 10, per_second: 1 }
const waitToTell = createTokenBucket(LINES_OF_REFUSED)

/** One line per request that failed or was slow; the rest is counted, since a line costs as much as a small answer. */
export function observe(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  // A stream lasts as long as somebody looks, which says nothing of how quick the platform is.
  if ('is_stream' in request.routeOptions.config) return
  const route = request.routeOptions.url ?? 'unknown'
  metrics.request_seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  const is_noteworthy =
    reply.statusCode === 503 ? waitToTell('refused') === 0 : reply.statusCode >= 500 || reply.elapsedTime > SLOW_MS
  if (!is_noteworthy && !(request.log as Log).isLevelEnabled('debug')) return
  const line = {
    request_id: request.id,
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
  if (is_noteworthy) request.log.warn(line, 'answered')
  else request.log.debug(line, 'answered')
}
