import { CircuitOpen, createCircuitBreaker } from '#platform/server/traffic/circuit-breaker.ts'
import { type FeedMessage, parseFeedMessage } from './feed-message.ts'

/** Its next number comes in two seconds anyway. */
const DEADLINE_MS = 3_000
/** A reading is about one kilobyte. */
const ANSWER_BYTES_MAX = 16 * 1024
/** Five silent answers in a row are no accident; ten seconds later it is tried again. */
const FAILURES_MAX = 5
const REST_MS = 10_000

/** The feed did not answer, or sent nothing that can be read. */
export class FeedError extends Error {}

export interface Reading {
  /** As it came, byte by byte. */
  raw: Buffer
  message: FeedMessage
}

/** A source of the market's figures. @throws FeedError */
export interface Feed {
  source: 'feed' | 'second_feed'
  read(): Promise<Reading>
}

/** A feed in the public format at an address. While it is down, it is left alone for a while. */
export function createFeed(source: Feed['source'], url: string): Feed {
  const guard = createCircuitBreaker({
    failures_max: FAILURES_MAX,
    rest_ms: REST_MS,
    is_failure: (error) => error instanceof FeedError,
  })
  return {
    source,
    async read() {
      try {
        return await guard(() => ask(url))
      } catch (error) {
        throw error instanceof CircuitOpen
          ? new FeedError('it failed again and again, and is left alone for a while')
          : error
      }
    },
  }
}

async function ask(url: string): Promise<Reading> {
  const raw = await fetchBounded(url).catch((error: unknown) => {
    if (error instanceof FeedError) throw error
    // The network's own words: the address and the reason.
    throw new FeedError(error instanceof Error ? error.message : String(error))
  })
  const message = parseFeedMessage(raw.toString('utf8'))
  if (message === null) throw new FeedError('an answer that is nothing of the kind')
  return { raw, message }
}

async function fetchBounded(url: string): Promise<Buffer> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
    headers: { accept: 'application/json' },
  })
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    // Leaving the loop also lets the connection go.
    if (bytes > ANSWER_BYTES_MAX) throw new FeedError(`an answer of more than ${ANSWER_BYTES_MAX} bytes`)
    parts.push(part)
  }
  if (response.status !== 200) throw new FeedError(`HTTP ${response.status}`)
  return Buffer.concat(parts)
}
