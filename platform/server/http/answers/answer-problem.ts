import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FieldFault, ProblemCode } from '#platform/contract/problem.ts'
import { BatcherOverflow } from '../../batching/batcher.ts'
import { Unavailable, UnknownOutcome } from '../../database/unavailable.ts'
import { createTokenBucket } from '../../rate-limit/token-bucket.ts'
import type { Metrics } from '../../telemetry/metrics.ts'
import { Shed } from '../../traffic/waiting-line.ts'
import { Problem } from './problem.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** An answer with a status of its own, where a protocol asks for one, or with headers of its own. */
export class StatusAnswer {
  readonly http: number
  readonly body: unknown
  readonly headers: Record<string, string>

  constructor(http: number, body: unknown, headers: Record<string, string> = {}) {
    this.http = http
    this.body = body
    this.headers = headers
  }
}

export type WriteProblem = (problem: Problem) => StatusAnswer

declare module 'fastify' {
  interface FastifyContextConfig {
    writeProblem?: WriteProblem | undefined
  }
}

export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Metrics,
): FastifyReply {
  const problem = asProblem(error)
  if (problem.code === 'internal_error')
    request.log.error({ err: error, request_id: request.id, route: request.routeOptions.url }, 'a request failed')
  else logLoss(error, request)
  metrics.refusals.inc({ code: problem.code })
  const { writeProblem } = request.routeOptions.config
  if (!writeProblem) return sendProblem(reply, problem)
  return sendStatus(reply.headers(whenToComeBack(problem)), writeProblem(problem))
}

/** While the database is away every call fails with the same: a few of them say all that there is. */
const LINES_OF_LOSS = { burst: 5, per_second: 0.2 }
const waitToTell = createTokenBucket(LINES_OF_LOSS)

export function logLoss(error: unknown, request: FastifyRequest): void {
  // A socket that a caller closed has the same words as one of the database, so only what a deadline made of it counts.
  const is_loss = error instanceof Unavailable || error instanceof UnknownOutcome
  if (!is_loss || waitToTell('loss') > 0) return
  const route = request.routeOptions.url
  request.log.error({ err: error, request_id: request.id, route }, 'the database is not there')
}

/** Fastify's own refusals by their code; what nobody expected is a bug and tells the caller nothing. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof UnknownOutcome) return new Problem('unknown_outcome')
  if (error instanceof Unavailable) return new Problem('unavailable')
  if (error instanceof BatcherOverflow || error instanceof Shed) return new Problem('busy')
  if (!(error instanceof Error)) return new Problem('internal_error')
  if ('validation' in error && Array.isArray(error.validation)) return refusedByShape(error.validation)
  const status = 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return new Problem('too_large')
  if (status === 415) return new Problem('unsupported_media_type')
  return new Problem(typeof status === 'number' && status >= 400 && status < 500 ? 'bad_request' : 'internal_error')
}

/** Ajv's report about one place of a body, a query or an address. */
interface ShapeFault {
  instancePath?: string
  keyword?: string
  params?: { missingProperty?: unknown; additionalProperty?: unknown }
}

/** As many faults as a person reads; a body of nonsense is not sent back whole. */
const NAMED_FAULTS_MAX = 20
const NAME_LETTERS_MAX = 60

/** Whatever is wrong with a field names it; where no field is at fault, no object came at all. */
function refusedByShape(faults: ShapeFault[]): Problem {
  const fields: [string, FieldFault][] = []
  for (const fault of faults.slice(0, NAMED_FAULTS_MAX)) {
    const named = namedFault(fault)
    if (!named) return new Problem('bad_request')
    fields.push(named)
  }
  return new Problem('invalid_fields', { fields: Object.fromEntries(fields) })
}

/** An unknown field by its whole path, since only that finds it; anything else by the field that a form shows. */
function namedFault({ instancePath = '', keyword, params = {} }: ShapeFault): [string, FieldFault] | null {
  const path = instancePath.split('/').slice(1)
  const { missingProperty, additionalProperty } = params
  if (keyword === 'additionalProperties' && typeof additionalProperty === 'string') {
    return [shortened([...path, additionalProperty].join('.')), 'field_unknown']
  }
  const [field] = path
  if (field !== undefined) return [shortened(field), 'invalid']
  return keyword === 'required' && typeof missingProperty === 'string' ? [missingProperty, 'required'] : null
}

const shortened = (name: string) => name.slice(0, NAME_LETTERS_MAX).toWellFormed()

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return sendStatus(reply, new StatusAnswer(problem.http, problem.body, whenToComeBack(problem)))
}

/** A database that starts anew, or a queue that was full, is mostly there again by then. */
const RETRY_SECONDS = '2'
const RETRIED: readonly string[] = ['busy', 'unavailable', 'unknown_outcome'] satisfies ProblemCode[]

function whenToComeBack({ code, http, values }: Problem): Record<string, string> {
  if (RETRIED.includes(code)) return { 'retry-after': RETRY_SECONDS }
  return http === 429 && values.seconds !== undefined ? { 'retry-after': String(values.seconds) } : {}
}

export function sendStatus(reply: FastifyReply, answer: StatusAnswer): FastifyReply {
  return reply
    .code(answer.http)
    .headers({ 'cache-control': 'no-store', ...answer.headers })
    .type(JSON_TYPE)
    .serializer(JSON.stringify)
    .send(answer.body)
}

/** Refuses bytes that are no request, or took too long to come: it answers on the bare line, and closes it. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { http, body } = new Problem(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too_slow' : 'bad_request')
  const text = JSON.stringify(body)
  const head = `content-type: ${JSON_TYPE}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${http} ${STATUS_CODES[http]}\r\n${head}\r\n\r\n${text}`, () => socket.destroy())
}
