import type { FastifyReply } from 'fastify'

export const GAME_WINDOW_PATH = '/game-window'

/**
 * The rights of a game, without `allow-same-origin`: a document in this window has an origin of its own that nobody
 * shares, so that the platform's storage and cookies are shut to it. Pages that it opens or moves on to are free.
 */
const SANDBOX = [
  'sandbox',
  'allow-scripts',
  'allow-forms',
  'allow-modals',
  'allow-pointer-lock',
  'allow-orientation-lock',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ')

export function sendGameWindow(reply: FastifyReply, html: string): FastifyReply {
  reply.header('content-security-policy', `${SANDBOX}; frame-ancestors 'none'`)
  // A sandbox has no origin that a policy could name; the window lets go of its opener by itself.
  reply.header('cross-origin-opener-policy', 'unsafe-none')
  reply.header('cache-control', 'private, no-cache')
  reply.header('vary', 'Cookie, Accept-Language')
  return reply.type('text/html; charset=utf-8').send(html)
}
