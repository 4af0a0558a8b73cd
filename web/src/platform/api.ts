import { HTML_LANG } from '#contract/language.ts'
import type { FieldFault, ProblemBody, ProblemCode, ProblemValues } from '#contract/problem.ts'
import { currentLanguage } from './language.ts'
import { loadRefusalTexts } from './refusal-catalogs.ts'
import { currentToken, endSession } from './session-store.ts'

/** The house answered, and the answer is no. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly http: number
  /** Null when the answer had no readable body (a proxy in between, for example). */
  readonly code: ProblemCode | null
  readonly values: ProblemValues
  readonly errors: Record<string, string[]>
  readonly error_codes: Record<string, FieldFault>
  /** What a partner said, where the call passes it on; in the partner's own language. */
  readonly error_detail: string
  /** The whole answer, for what only one call says besides. */
  readonly body: unknown

  constructor(http: number, body: (Partial<ProblemBody> & { error_detail?: unknown }) | null) {
    super(typeof body?.message === 'string' ? body.message : '')
    this.http = http
    this.body = body
    this.code = body?.code ?? null
    this.values = body?.values ?? {}
    this.errors = body?.errors ?? {}
    this.error_codes = body?.error_codes ?? {}
    this.error_detail = typeof body?.error_detail === 'string' ? body.error_detail : ''
  }
}

/** No answer at all: the call may or may not have reached the house. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
}

export type Failure = Refusal | NetworkFailure

/** What a call may end with, beside a fault of our own. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof Refusal || error instanceof NetworkFailure

export interface CallOptions {
  body?: unknown
  query?: Record<string, string | number | undefined>
  signal?: AbortSignal
  /** Made once per intent (`crypto.randomUUID()`), so that a repeated call has one effect. */
  requestId?: string
  /** The same answer for everybody: asked without the token, and the browser may keep it and only ask whether it changed. */
  isPublic?: boolean
}

/** One call of the API; the path is relative to /api. Answers the body as it travelled. */
export async function call<T>(method: 'GET' | 'POST', path: string, options: CallOptions = {}): Promise<T> {
  const token = options.isPublic ? null : currentToken()
  const response = await send(method, path, token, options)
  if (!response.ok) throw await refusalOf(response, token)
  return (await readJson(response)) as T
}

/** A picture that is only for this player, and so has no address for a page. */
export async function callPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const token = currentToken()
  const response = await send('GET', path, token, { signal })
  if (!response.ok) throw await refusalOf(response, token)
  return response.blob()
}

async function refusalOf(response: Response, token: string | null): Promise<Refusal> {
  const refusal = new Refusal(response.status, (await readJson(response)) as Partial<ProblemBody> | null)
  // A wrong password is a 401 too, and ends nothing: only the session's own refusal does.
  if (token && response.status === 401 && (refusal.code === 'unauthenticated' || refusal.code === null)) {
    endSession(token)
  }
  await loadRefusalTexts()
  return refusal
}

async function send(method: string, path: string, token: string | null, options: CallOptions): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
  headers.set('Accept-Language', HTML_LANG[currentLanguage()])
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (options.requestId) headers.set('Idempotency-Key', options.requestId)
  const init: RequestInit = { method, headers, credentials: 'omit', cache: options.isPublic ? 'default' : 'no-store' }
  if (method !== 'GET') init.body = JSON.stringify(options.body ?? {})
  if (options.signal) init.signal = options.signal
  try {
    return await fetch(`/api${path}${queryText(options.query)}`, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkFailure('no answer', { cause: error })
  }
}

function queryText(query: CallOptions['query']): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
