import type { ProblemBody, ProblemCode } from '#platform/contract/problem.ts'
import { BACKGROUND_HEADER, REQUESTED_BY_CONSOLE, REQUESTED_BY_HEADER } from '#staff/contract/rules.ts'
import { noteAnswer } from './connection.ts'

/** The platform answered, and the answer is no. Its message is a sentence for the staff. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly http: number
  readonly code: ProblemCode | null
  readonly errors: Record<string, string[]>

  constructor(http: number, body: Partial<ProblemBody> | null) {
    super(typeof body?.message === 'string' && body.message !== '' ? body.message : `The platform answered ${http}.`)
    this.http = http
    this.code = body?.code ?? null
    this.errors = body?.errors ?? {}
  }
}

/** No answer at all: the call may or may not have reached the platform. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
  constructor(options?: ErrorOptions) {
    super('The platform cannot be reached. Check the connection.', options)
  }
}

export type Query = Record<string, string | number | null | undefined>

export interface CallOptions {
  body?: unknown
  query?: Query
  signal?: AbortSignal
  /** A poll: nobody asked for it, so it does not keep the session awake. */
  is_background?: boolean
}

let whenSignedOut: () => void = () => {}

/** Sets the listener for a call that is refused because nobody is signed in any more. */
export function onSignedOut(listener: () => void): void {
  whenSignedOut = listener
}

/** One call of the console; the path is relative to /api/console. Answers the body as it travelled. */
export async function call<T>(method: 'GET' | 'POST', path: string, options: CallOptions = {}): Promise<T> {
  const response = await send(method, path, options)
  const body = await readJson(response)
  if (response.ok) return body as T
  const refusal = new Refusal(response.status, body as Partial<ProblemBody> | null)
  if (refusal.code === 'unauthenticated') whenSignedOut()
  throw refusal
}

async function send(method: string, path: string, options: CallOptions): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', [REQUESTED_BY_HEADER]: REQUESTED_BY_CONSOLE })
  if (options.is_background) headers.set(BACKGROUND_HEADER, '1')
  const init: RequestInit = { method, headers, credentials: 'same-origin', cache: 'no-store' }
  if (method !== 'GET') {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify(options.body ?? {})
  }
  if (options.signal) init.signal = options.signal
  try {
    const response = await fetch(`/api/console${path}${queryText(options.query)}`, init)
    noteAnswer(true)
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    noteAnswer(false)
    throw new NetworkFailure({ cause: error })
  }
}

export function queryText(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
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

type Failure = Refusal | NetworkFailure

/** The failures with which a call may end, beside a fault of our own. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof Refusal || error instanceof NetworkFailure

/** The sentence for anyone who waits for a call that failed. */
export function failureText(error: unknown): string {
  if (isFailure(error)) return error.message
  throw error
}
