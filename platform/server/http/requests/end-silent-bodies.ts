import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnread } from '../answers/answer-problem.ts'

/** A phone on a slow line goes on sending: what is silent for so long has left its connection open. */
const SILENCE_MS = 15_000
/** In one silence it is looked so often at the bodies that are not there yet. */
const LOOKS = 15

class SilentBody extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

/** How far a body had come, and when it was seen so first. */
interface Mark {
  bytes: number
  since: number
}

/**
 * Ends connections on which a body stops before its end, also after its call was answered; one that goes on slowly has the
 * time of a request. Looked at by one clock for all: a timer for each body would cost each bet more than its deadline.
 */
export function endSilentBodies(app: FastifyInstance, silence_ms: number = SILENCE_MS): void {
  const unread = new Map<IncomingMessage, Mark | null>()
  const answered = new WeakSet<IncomingMessage>()
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (hasBody(headers)) unread.set(raw, null)
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete) unread.delete(raw)
    else answered.add(raw)
    done()
  })

  const clock = setInterval(() => {
    for (const [raw, mark] of unread) look(raw, mark)
  }, silence_ms / LOOKS)
  clock.unref()
  app.addHook('onClose', async () => clearInterval(clock))

  function look(raw: IncomingMessage, mark: Mark | null): void {
    const { socket } = raw
    // Tests put calls in without a socket.
    if (raw.complete || !(socket instanceof Socket) || socket.destroyed) return void unread.delete(raw)
    const bytes = socket.bytesRead
    if (mark?.bytes !== bytes) return void unread.set(raw, { bytes, since: performance.now() })
    if (performance.now() - mark.since < silence_ms) return
    unread.delete(raw)
    if (answered.has(raw)) socket.destroy()
    else refuseUnread(new SilentBody('the body stopped before its end'), socket)
  }
}

const hasBody = (headers: FastifyRequest['headers']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
