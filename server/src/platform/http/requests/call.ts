import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../answers/problem.ts'

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/
/** The scheme's name in any case, as HTTP has it. */
const BEARER_TOKEN = /^bearer ([A-Za-z0-9_-]{20,100})$/i

/** What a use case may know of the request that calls it. */
export interface Call<Body = unknown, Query = unknown> {
  body: Body
  query: Query
  params: Record<string, string>
  /** The bearer token as sent, or null. */
  token: string | null
  /** The client's own id of this request (`Idempotency-Key`), or null. */
  idempotency_key: string | null
  address: string
  /** A header by its name in lower case; undefined for one that came more than once. */
  header: (name: string) => string | undefined
  /** The players' site, for absolute addresses in answers: never what a Host header alone says. */
  site: string
  /** Scheme, host and port as the call itself names them: anybody may write anything there, so only to compare with. */
  claimed_origin: string
}

/** @throws Problem bad_request for an id of a request that is none */
export function parseCall(request: FastifyRequest): Call {
  const idempotency_key = request.headers['idempotency-key']
  if (
    idempotency_key !== undefined &&
    (typeof idempotency_key !== 'string' || !IDEMPOTENCY_KEY.test(idempotency_key))
  ) {
    throw new Problem('bad_request')
  }
  return {
    body: request.body,
    query: request.query,
    params: request.params as Record<string, string>,
    token: BEARER_TOKEN.exec(request.headers.authorization ?? '')?.[1] ?? null,
    idempotency_key: idempotency_key ?? null,
    // A proxy may send on what a client made up: only an address is one.
    address: isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip,
    header: (name) => headerOf(request, name),
    get site() {
      return request.site
    },
    get claimed_origin() {
      return `${request.protocol}://${request.host}`
    },
  }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
