import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnread } from '../answers/answer-problem.ts'

/** A phone on a slow line goes on sending: what is silent for so long has left its connection open. */
const SILENCE_MS = 15_000

class SilentBody extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

/** Ends connections on which a body stops before its end; one that goes on slowly has the time of a request. */
export function endSilentBodies(app: FastifyInstance, silence_ms: number = SILENCE_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request, silence_ms)
    done()
  })
  // A call that was answered before its body was there: what is missing of it has as long.
  app.addHook('onResponse', (request, _reply, done) => {
    const { socket, complete } = request.raw
    if (!complete && hasBody(request) && socket instanceof Socket) socket.setTimeout(silence_ms)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** By the socket's own clock of silence, which Node keeps anyway. */
function watch({ raw }: FastifyRequest, silence_ms: number): void {
  const { socket } = raw
  // Tests put calls in without one.
  if (!(socket instanceof Socket)) return
  raw.setTimeout(silence_ms, () => refuseUnread(new SilentBody('the body stopped before its end'), socket))
  raw.once('end', () => socket.setTimeout(0))
}
