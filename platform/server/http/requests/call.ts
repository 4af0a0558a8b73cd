import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../answers/problem.ts'

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/
/** The scheme's name in any case, as HTTP has it. */
const BEARER_TOKEN = /^bearer ([A-Za-z0-9_-]{20,100})$/i

/** The part of a request that its use case may know. */
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
  header(name: string): string | undefined
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
  return new RequestCall(request, idempotency_key ?? null)
}

/** A class, since each request has one: what few use cases ask for is worked out for these alone. */
class RequestCall implements Call {
  body: unknown
  query: unknown
  params: Record<string, string>
  token: string | null
  idempotency_key: string | null
  address: string
  readonly #request: FastifyRequest

  constructor(request: FastifyRequest, idempotency_key: string | null) {
    this.body = request.body
    this.query = request.query
    this.params = request.params as Record<string, string>
    this.token = BEARER_TOKEN.exec(request.headers.authorization ?? '')?.[1] ?? null
    this.idempotency_key = idempotency_key
    // At once: the socket of a caller that has left has none. A proxy may send on what a client made up: only an address is one.
    this.address = isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip
    this.#request = request
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return typeof value === 'string' ? value : undefined
  }

  get site(): string {
    return this.#request.site
  }

  get claimed_origin(): string {
    return `${this.#request.protocol}://${this.#request.host}`
  }
}
