import { isUtf8 } from 'node:buffer'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../telemetry/log.ts'
import type { LoadKind } from '../../traffic/admission.ts'
import { asProblem, JSON_TYPE, logLoss, sendProblem } from '../answers/answer-problem.ts'
import { registerCallbacks } from '../mounted-routes.ts'
import { doCall } from './call-deadline.ts'

/**
 * A call by a machine of a partner, whose protocol knows no HTTP status: whatever comes, the answer is 200 and a
 * sentence of that protocol. Only while it may not be known what was done, or nobody can do it, there is none: another
 * status makes the partner ask again. The body is handed over as text, since the partner's JSON is not held to our rules.
 */
export interface Callback {
  path: string
  handle: (call: { text: string; address: string }) => Promise<string>
  /** The answer, in the partner's words, when the call could not be read or the use case failed. */
  answerFault: (text: string) => string
}

/** Space for hundreds of transactions or wagers in one call; more is a mistake. */
const BODY_BYTES_MAX = 256 * 1024

/** The aggregator's calls are decided in batches. */
const CALLBACK: LoadKind = { load: 'callback', in_batches: true }

export async function mountCallbacks(app: FastifyInstance, prefix: string, callbacks: Callback[]): Promise<void> {
  registerCallbacks(
    app,
    callbacks.map(({ path }) => prefix + path),
  )
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX }, (_request, body, read) =>
      // Read as text, two ids with different broken letters would be one.
      read(null, isUtf8(body as Buffer) ? (body as Buffer).toString() : ''),
    )
    for (const { path, handle, answerFault } of callbacks) {
      scope.route({
        method: 'POST',
        url: prefix + path,
        config: { load: CALLBACK },
        handler: async (request, reply) =>
          answerWith(
            reply,
            await doCall(request, () => handle({ text: textOf(request), address: addressOf(request) })),
          ),
        errorHandler: (error, request, reply) => {
          const problem = asProblem(error)
          if (problem.http === 503) {
            logLoss(error, request)
            return void sendProblem(reply, problem)
          }
          // An unreadable body is the caller's fault, and counts with the answers.
          const is_ours = !('statusCode' in error) || Number(error.statusCode) >= 500
          if (is_ours) {
            const log = request.log as Log
            log.error({ err: error, request_id: request.id, route: path }, 'a callback failed')
          }
          void answerWith(reply, answerFault(textOf(request)))
        },
      })
    }
    done()
  })
}

const textOf = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body : '')
/** A proxy may send on what a client made up: only an address is one. */
const addressOf = (request: FastifyRequest) =>
  isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip
const answerWith = (reply: FastifyReply, answer: string) =>
  reply.code(200).header('cache-control', 'no-store').type(JSON_TYPE).serializer(asIs).send(answer)
const asIs = (payload: unknown) => payload as string
