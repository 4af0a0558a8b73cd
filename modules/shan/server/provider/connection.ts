import { untimed } from '#platform/server/database/deadline.ts'
import { CircuitOpen, createCircuitBreaker } from '#platform/server/traffic/circuit-breaker.ts'

/** `refused`: it said no. `unreached`: it never heard of it. `silent`: whether it did anything is not known. */
export type FailureKind = 'refused' | 'unreached' | 'silent'

export class ProviderError extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

export interface ProviderConnection {
  /**
   * Sends a body and answers what came back. `again` asks a second and third time when nothing did, for questions that
   * change nothing; `once` only when it surely was not heard. The body is made anew each time, for its time and sign.
   */
  ask(path: string, tries: 'once' | 'again', body: () => object): Promise<Record<string, unknown>>
}

/** A player looks at a spinner meanwhile. */
const TIMEOUT_MS = 8_000
const ANSWER_BYTES_MAX = 256 * 1024
const TRIES_MAX = 3
const PAUSE_MS = 200
/** After so many failures in a row nobody is asked for a while, so that players hear at once that it is down. */
const FAILURES_MAX = 5
const REST_MS = 10_000

/** The way to one partner, with a fuse. */
export function createConnection(url: string): ProviderConnection {
  const throughFuse = createCircuitBreaker({
    failures_max: FAILURES_MAX,
    rest_ms: REST_MS,
    is_failure: (error) => error instanceof ProviderError && error.kind !== 'refused',
  })
  return {
    async ask(path, tries, body) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await throughFuse(() => send(url + path, body()))
        } catch (error) {
          if (error instanceof CircuitOpen) throw new ProviderError('unreached', 'it is down')
          const failure = error instanceof ProviderError ? error.kind : 'refused'
          const may_repeat = failure === 'unreached' || (failure === 'silent' && tries === 'again')
          if (!may_repeat || attempt === TRIES_MAX) throw error
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt))
        }
      }
    },
  }
}

async function send(address: string, body: object): Promise<Record<string, unknown>> {
  const response = await untimed(() =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  ).catch((error: unknown) => {
    throw new ProviderError(wasNeverSent(error) ? 'unreached' : 'silent', `no answer: ${String(error)}`)
  })
  const answer = await untimed(() => parseAnswer(response))
  if (response.ok) return answer
  const reason = typeof answer.message === 'string' ? answer.message : `status ${response.status}`
  throw new ProviderError(response.status >= 400 && response.status < 500 ? 'refused' : 'silent', reason)
}

async function parseAnswer(response: Response): Promise<Record<string, unknown>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length
      if (bytes > ANSWER_BYTES_MAX) throw new RangeError('its answer is too long')
      parts.push(part)
    }
    const answer: unknown = JSON.parse(Buffer.concat(parts).toString())
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>
  } catch (error) {
    if (response.ok) throw new ProviderError('silent', `its answer cannot be read: ${String(error)}`)
  }
  return {}
}

/** No connection came about: nothing can have been done there. */
function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(String(cause?.code))
}
