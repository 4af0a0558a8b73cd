import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../answers/answer-problem.ts'
import { Problem } from '../answers/problem.ts'

/** Paths for the machines around the platform; their answers have no data of anybody. */
const PROBES = ['/healthz', '/readyz', '/metrics']
/** Headers that proxies add. A request with one of these was sent on by a proxy, whatever the peer's address is. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
]
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/i
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/**
 * Refuses with 403 `https_required` each request that did not come over HTTPS: over the line of this server, or as a
 * proxy of TRUSTED_PROXIES says by X-Forwarded-Proto. Call it before any route is mounted, so that nothing of such a
 * request is read. An operator's tunnel to this machine is let in, and so are the probes.
 */
export function requireHttps(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || isFromThisMachine(request)) return
    if (PROBES.includes(request.routeOptions.url ?? '')) return
    return sendProblem(reply, new Problem('https_required'))
  })
}

/**
 * A browser on this machine, or at the other end of an SSH tunnel to it, asks for `localhost`. A proxy on this machine
 * that adds no header of its own shows itself by the name that its visitors asked for.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  )
}
