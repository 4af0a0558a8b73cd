import type { FastifyReply, FastifyRequest } from 'fastify'

/** For files and redirects, which run nothing. Documents bring their own policy. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const HSTS_SECONDS = 63_072_000

export async function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_RUNS)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('x-frame-options', 'DENY')
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  // Games open in windows of their own, which must not reach back.
  if (!reply.hasHeader('cross-origin-opener-policy')) {
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  }
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HSTS_SECONDS}`)
}
