import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { asksForJson, isOfApi, parseTarget } from '#platform/server/http/addresses/api-address.ts'
import { etagOf, type Precompressed, sendPrecompressed } from '#platform/server/http/answers/precompressed.ts'
import { readFiles, sendFile } from '#screens/server/index.ts'

/**
 * Nothing but our own files; pictures may come from calls, as receipts do, or be drawn in place, as QR codes are, and a
 * video that is about to be sent is looked at first.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** A name with an ending is a file, and one that is not there is not a screen. */
const FILE = /\.[a-z0-9]+$/i

/** The staff's screens: one document for every address, and the files that it asks for. */
export function consoleScreens(app: FastifyInstance, dist_dir: string): void {
  const files = readFiles(dist_dir)
  const identity = readFileSync(join(dist_dir, 'index.html'))
  const document: Precompressed = { identity, etag: etagOf(identity) }

  app.get('/*', (request, reply) => {
    const pathname = parseTarget(request.url)?.pathname ?? '/api'
    if (isOfApi(pathname)) return reply.callNotFound()
    const file = files.get(pathname)
    if (file) return sendFile(request, reply, file)
    if (FILE.test(pathname) || asksForJson(request)) return reply.callNotFound()
    return sendPrecompressed(request, reply.headers(HEADERS), document)
  })
}
