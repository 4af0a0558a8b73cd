/** A thin HTTP client of the specification's calls. It knows nothing of any server but what the specification says. */
import { setTimeout as sleep } from 'node:timers/promises'

const CALL_MS_MAX = 30_000
/** How often, and how long at a time, a call waits when it is told that it came too fast. */
const WAITS_MAX = 6
const WAIT_S_MAX = 30

export interface Answer {
  /** 0 where there was no answer. */
  status: number
  /** Read from JSON; undefined where the body is none. */
  body: unknown
  type: string
}

export interface CallOptions {
  token?: string | undefined
  headers?: Record<string, string>
  /** False where the refusal of a fast caller is what is looked at. */
  waits?: boolean
}

/** Called before a call waits because the server said that calls come too fast. */
export type OnWait = (call: string, seconds: number) => void

export interface Client {
  /** The API's base, without a slash at its end. */
  api: string
  /** The API's host: videos' list, and what is before a picture's path. */
  host: string
  get(path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body: unknown, options?: CallOptions): Promise<Answer>
  /** An address as it was given, links of pages for example. */
  fetchUrl(url: string, options?: CallOptions): Promise<Answer>
}

const API_SEGMENT = '/api'

/** `url` is the site's root, whose API is below `/api`, or the API's base when it ends with `/api`. */
export function createClient(url: string, onWait: OnWait = () => {}): Client {
  const given = url.replace(/\/+$/, '')
  const host = given.endsWith(API_SEGMENT) ? given.slice(0, -API_SEGMENT.length) : given
  const api = `${host}${API_SEGMENT}`
  return {
    api,
    host,
    get: (path, options) => send({ method: 'GET', url: `${api}${path}`, onWait }, options),
    post: (path, body, options) => send({ method: 'POST', url: `${api}${path}`, body, onWait }, options),
    fetchUrl: (address, options) => send({ method: 'GET', url: address, onWait }, options),
  }
}

interface Call {
  method: 'GET' | 'POST'
  url: string
  body?: unknown
  onWait: OnWait
}

async function send(call: Call, options: CallOptions = {}): Promise<Answer> {
  for (let waits = 0; ; waits++) {
    const response = await sendOnce(call, options)
    if (response instanceof Error) return { status: 0, body: undefined, type: response.message }
    if (response.status !== 429 || options.waits === false || waits === WAITS_MAX) return parseAnswer(response)
    const said = Number(response.headers.get('retry-after') ?? 1)
    await response.arrayBuffer()
    const seconds = Math.min(Number.isFinite(said) ? said : 1, WAIT_S_MAX)
    call.onWait(`${call.method} ${call.url}`, seconds)
    await sleep(seconds * 1_000)
  }
}

/** Answers the error where there was no answer: nobody there, too late, or no address that could be called. */
async function sendOnce({ method, url, body }: Call, { token, headers }: CallOptions): Promise<Response | Error> {
  const answer = fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CALL_MS_MAX),
  })
  return answer.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
}

async function parseAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  return { status: response.status, body: type.includes('json') ? parseJson(text) : undefined, type }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
