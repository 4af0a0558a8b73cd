import { setTimeout as sleep } from 'node:timers/promises'
import { Histogram } from 'prom-client'
import { untimed } from '#platform/server/database/deadline.ts'
import type { GscSettings } from '#platform/server/settings.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import { CircuitOpen, createCircuitBreaker } from '#platform/server/traffic/circuit-breaker.ts'
import { parseJson } from '../callback-fields.ts'
import { type CallAction, signCall } from '../sign.ts'

/** `refused`: the aggregator said no, with its code. `silent`: no answer, or none that can be read; worth asking later. */
export class AggregatorError extends Error {
  readonly kind: 'refused' | 'silent'
  readonly code: number | null

  constructor(kind: 'refused' | 'silent', message: string, code: number | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** A player waits for a launch; nobody for a list. */
const DEADLINE_MS = 10_000
/** A page of 5,000 wagers with their payloads is some megabytes. */
const ANSWER_BYTES_MAX = 16 * 1024 * 1024
/** Reads change nothing, so they may be asked again; a launch may not, since it may have been done. */
const READ_TRIES_MAX = 3
const PAUSE_MS = 250
/** Five silent answers in a row are no accident; ten seconds are short enough for a player to try again. */
const FAILURES_MAX = 5
const REST_MS = 10_000

export interface LineCall {
  action: CallAction
  method: 'GET' | 'POST'
  path: string
  fields: Record<string, string | number | null>
}

/** The signed way to the aggregator. Answers parsed JSON. @throws AggregatorError */
export type AggregatorConnection = (call: LineCall) => Promise<unknown>

export function createConnection(settings: GscSettings, metrics: Metrics): AggregatorConnection {
  const seconds = secondsPerCall(metrics)
  const guard = createCircuitBreaker({ failures_max: FAILURES_MAX, rest_ms: REST_MS, is_failure: isSilent })

  async function askOnce(call: LineCall): Promise<unknown> {
    const stop = seconds.startTimer({ action: call.action })
    try {
      const answer = await guard(() => send(settings, call))
      stop({ outcome: 'answered' })
      return answer
    } catch (error) {
      const is_resting = error instanceof CircuitOpen
      stop({ outcome: is_resting ? 'not_asked' : 'silent' })
      throw is_resting ? new AggregatorError('silent', error.message) : error
    }
  }

  return async (call) => {
    for (let tries = 1; ; tries++) {
      try {
        return await askOnce(call)
      } catch (error) {
        if (call.method !== 'GET' || tries === READ_TRIES_MAX || !isSilent(error)) throw error
        // With a random part, so that all who failed together do not come back together.
        await sleep(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()))
      }
    }
  }
}

const isSilent = (error: unknown) => error instanceof AggregatorError && error.kind === 'silent'

function secondsPerCall(metrics: Metrics): Histogram<'action' | 'outcome'> {
  return new Histogram({
    name: 'thazin_aggregator_seconds',
    help: 'Time until the game aggregator answered',
    labelNames: ['action', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics.registry],
  })
}

async function send(settings: GscSettings, call: LineCall): Promise<unknown> {
  const url = new URL(settings.url + call.path)
  const body = signed(settings, call)
  if (call.method === 'GET') {
    for (const [name, value] of Object.entries(body)) if (value !== null) url.searchParams.set(name, String(value))
  }
  try {
    const response = await untimed(() =>
      fetch(url, {
        method: call.method,
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
        headers: { accept: 'application/json', ...(call.method === 'POST' && { 'content-type': 'application/json' }) },
        ...(call.method === 'POST' && { body: JSON.stringify(body) }),
      }),
    )
    const text = await untimed(() => readBounded(response))
    if (response.status >= 500) throw new AggregatorError('silent', `HTTP ${response.status}`)
    const answer = parseJson(text)
    if (typeof answer !== 'object' || answer === null) {
      throw new AggregatorError('silent', `an answer that is no JSON, with HTTP ${response.status}`)
    }
    return answer
  } catch (error) {
    if (error instanceof AggregatorError) throw error
    // The network's own words name the address and the reason, never what was sent.
    throw new AggregatorError('silent', reasonOf(error))
  }
}

function signed({ operator_code, secret_key }: GscSettings, { action, fields }: LineCall): LineCall['fields'] {
  const request_time = Math.floor(Date.now() / 1_000)
  const sign = signCall(action, { operator_code, secret_key, request_time: String(request_time) })
  return { ...fields, operator_code, request_time, sign }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop also lets the connection go.
    if (bytes > ANSWER_BYTES_MAX)
      throw new AggregatorError('silent', `an answer of more than ${ANSWER_BYTES_MAX} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
