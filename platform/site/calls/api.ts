import { HTML_LANG } from '#platform/contract/language.ts'
import type { ProblemValues } from '#platform/contract/problem.ts'
import { currentLanguage } from '../language.ts'
import { currentToken } from '../session/session-store.ts'

export interface RefusalParts {
  http: number
  /** The server's sentence; empty where it said nothing readable. */
  message: string
  /** One of ours (`ProblemCode`), or what another server calls it; null where there is none. */
  code: string | null
  values: ProblemValues
  errors: Record<string, string[]>
  error_codes: Record<string, string>
  /** The partner's sentence, where the call passes it on; in the partner's own language. */
  error_detail: string
  /** Whether the server has decided. A broken or unreadable answer leaves open whether it did what was asked. */
  is_final: boolean
  /** Whether this server may have no such call at all: it refused in words that are not ours. */
  is_missing: boolean
  /** The whole answer, for what only one call says besides. */
  body: unknown
}

/** The server answered, and the answer is no: by its HTTP status, or by what it says in a 200. understand.ts makes them. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  declare readonly http: number
  declare readonly code: string | null
  declare readonly values: ProblemValues
  declare readonly errors: Record<string, string[]>
  declare readonly error_codes: Record<string, string>
  declare readonly error_detail: string
  declare readonly is_final: boolean
  declare readonly is_missing: boolean
  declare readonly body: unknown

  constructor(parts: RefusalParts) {
    super(parts.message)
    Object.assign(this, parts)
  }
}

/** No answer at all: the call may or may not have reached the platform. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
}

export type Failure = Refusal | NetworkFailure

/** The failures with which a call may end, beside a fault of our own. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof Refusal || error instanceof NetworkFailure

export interface CallOptions {
  body?: unknown
  query?: Record<string, string | number | undefined>
  signal?: AbortSignal
  /** Made once per intent (`crypto.randomUUID()`), so that a repeated call has one effect. */
  idempotencyKey?: string
  /** The same answer for everybody: asked without the token, and the browser may keep it and only ask whether it changed. */
  isPublic?: boolean
}

/** Where the parser of an answer lies: it is fetched beside the answer, so that no first visit waits for it. */
export type LoadParser<T> = () => Promise<(body: unknown) => T>

/** Understands answers from any server. Every call needs it, and none before its answer is here. */
export const understanding = () => import('./understand.ts')

/** One call of the specification, parsed as it describes the answer. The path is relative to /api. Every no is a Refusal. */
export async function callApi<T>(
  method: Method,
  path: string,
  load: LoadParser<T>,
  options: CallOptions = {},
): Promise<T> {
  const parsers = answered(Promise.all([understanding(), load()]), options)
  // Nothing is moved whose answer could not be parsed.
  if (method === 'POST') await parsers
  const token = currentToken()
  const [response, [{ understand }, parse]] = await Promise.all([send(method, path, token, options), parsers])
  return parse(await understand(response, { path, token, options }))
}

/**
 * The data of a call that only our own server has. It is of the same release as this page, and its answers are checked
 * against contract/ there; from any other server such a call is a refusal.
 */
export const callOwn = <T>(method: Method, path: string, options?: CallOptions): Promise<T> =>
  callApi(method, path, async () => (await understanding()).parseOwn as (body: unknown) => T, options)

/** Whether a call of our own is one that this server does not have: then its part of the screen is left out. */
export const isMissing = (error: unknown): boolean => error instanceof Refusal && error.is_missing

type Method = 'GET' | 'POST'

const SIGN_IN = /^.(login|register)$/

export async function send(
  method: Method,
  path: string,
  token: string | null,
  options: CallOptions,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
  headers.set('Accept-Language', HTML_LANG[currentLanguage()])
  if (token && !options.isPublic) headers.set('Authorization', `Bearer ${token}`)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)
  // The only cookie of a call marks the browser in which a player signs in.
  const credentials = SIGN_IN.test(path) ? 'same-origin' : 'omit'
  const init: RequestInit = { method, headers, credentials, cache: options.isPublic ? 'default' : 'no-store' }
  if (method !== 'GET') init.body = JSON.stringify(options.body ?? {})
  if (options.signal) init.signal = options.signal
  return await answered(fetch(`/api${path}${queryText(options.query)}`, init), options)
}

/** A line that breaks, before the answer or in its middle, is a failure; what the page itself took back is none. */
export async function answered<T>(work: Promise<T>, { signal }: CallOptions): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkFailure('no answer', { cause: error })
  }
}

function queryText(query: CallOptions['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
