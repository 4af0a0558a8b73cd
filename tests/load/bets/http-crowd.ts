import { connect, type Socket } from 'node:net'

/** A request as it goes on the wire, and the port of this machine that takes it. */
export interface WireRequest {
  port: number
  text: string
}

export interface Load {
  /** Requests under way at any moment. */
  connections: number
  /** Requests answered before this are not counted. */
  warm_up_ms: number
  duration_ms: number
  /** @param caller the place of the connection, whose last request is answered */
  nextRequest: (caller: number) => WireRequest
  /** Whether a caller who is refused asks again when `Retry-After` says, or at once. */
  heeds_retry_after?: boolean
  /** Requests in a second, evenly; without it each connection asks as soon as it is answered. */
  rate?: number
  /** Each answer's status and how long it took. At a rate it took from the moment at which it was due: who waits for a turn waits. */
  onTime?: (status: number, ms: number) => void
  /** Each answer's status and body. */
  onAnswer?: (status: number, body: string) => void
}

export interface LoadResult {
  answered: number
  refused: number
  per_second: number
  p50_ms: number
  p99_ms: number
}

/** The result of a load that is too large for the server: it has refusals, too. */
export interface RefusedResult extends LoadResult {
  refused_p50_ms: number
  refused_max_ms: number
}

const HEAD_END = '\r\n\r\n'
const LENGTH = 'content-length: '
const RETRY_AFTER = 'retry-after: '
const HEAD_BYTES_MAX = 512
/** Read into one buffer per connection, past the streams: the crowd is to cost little beside what it measures. */
const READ_BYTES = 16 * 1024
const NOTHING = Buffer.alloc(0)

/**
 * Keep-alive connections, each with one request under way. Where several ports are asked, each connection is one to
 * every port, as that of a proxy before several servers. Written on bare sockets: on two cores a general HTTP client
 * would take the time that is to be measured.
 */
export async function runLoad(load: Load): Promise<RefusedResult> {
  const latencies: number[] = []
  const refusals: number[] = []
  const counts_from = performance.now() + load.warm_up_ms
  const ends_at = counts_from + load.duration_ms
  const due = turns(load.rate)

  await Promise.all(
    Array.from({ length: load.connections }, (_, caller) =>
      converse({ ...load, nextRequest: () => load.nextRequest(caller) }, due, (status, sent_at) => {
        const now = performance.now()
        load.onTime?.(status, now - sent_at)
        if (now >= counts_from && now < ends_at) {
          if (status === 200) latencies.push(now - sent_at)
          else refusals.push(now - sent_at)
        }
        return now < ends_at
      }),
    ),
  )
  for (const times of [latencies, refusals]) times.sort((a, b) => a - b)
  return {
    answered: latencies.length,
    refused: refusals.length,
    per_second: latencies.length / (load.duration_ms / 1_000),
    p50_ms: percentile(latencies, 0.5),
    p99_ms: percentile(latencies, 0.99),
    refused_p50_ms: percentile(refusals, 0.5),
    refused_max_ms: refusals.at(-1) ?? 0,
  }
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** When the next request is due, of all connections together. */
function turns(rate: number | undefined): () => number {
  if (rate === undefined) return () => performance.now()
  let next = performance.now()
  return () => {
    const due = next
    next += 1_000 / rate
    return due
  }
}

interface Conversation extends Load {
  nextRequest: () => WireRequest
}

/** One connection's talk: a request, its whole answer, the next request, until `goesOn` says no. */
function converse(
  load: Conversation,
  due: () => number,
  goesOn: (status: number, sent_at: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines = new Map<number, (text: string) => void>()
    const sockets: Socket[] = []
    let sent_at = 0
    const send = () => {
      sent_at = due()
      const wait_ms = sent_at - performance.now()
      if (wait_ms >= 1) setTimeout(write, wait_ms)
      else write()
    }
    const write = () => {
      const { port, text } = load.nextRequest()
      const line = lines.get(port) ?? openLine(port)
      lines.set(port, line)
      line(text)
    }
    const end = () => {
      for (const socket of sockets) socket.end()
      resolve()
    }
    const openLine = (port: number) => {
      const socket = connectTo(port, ({ status, retry_after_s, body }) => {
        if (load.onAnswer) load.onAnswer(status, body())
        if (!goesOn(status, sent_at)) end()
        else if (load.heeds_retry_after && retry_after_s > 0) setTimeout(send, retry_after_s * 1_000)
        else send()
      })
      sockets.push(socket)
      socket.on('error', reject)
      socket.on('close', end)
      return (text: string) => void socket.write(text, 'latin1')
    }
    send()
  })
}

interface Answer {
  status: number
  /** 0 where the answer does not say. */
  retry_after_s: number
  /** Read only where somebody asks for it. */
  body: () => string
}

function connectTo(port: number, onAnswer: (answer: Answer) => void): Socket {
  let received: Buffer = NOTHING
  const take = (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = parseAnswer(received)
    if (answer === null) {
      // The next chunk is read into the same place.
      if (received === chunk) received = Buffer.from(chunk)
      return
    }
    const whole = received
    received = NOTHING
    const { status, retry_after_s } = answer
    onAnswer({ status, retry_after_s, body: () => whole.toString('utf8', answer.start, answer.end) })
  }
  return connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: Buffer.allocUnsafe(READ_BYTES),
      callback: (length, buffer) => {
        take((buffer as Buffer).subarray(0, length))
        return true
      },
    },
  })
}

/** The status of an answer and where its body lies; null while a part is missing. */
function parseAnswer(received: Buffer): (Omit<Answer, 'body'> & { start: number; end: number }) | null {
  const head = received.toString('latin1', 0, HEAD_BYTES_MAX)
  const head_end = head.indexOf(HEAD_END)
  if (head_end < 0) return null
  const start = head_end + HEAD_END.length
  const length_start = head.indexOf(LENGTH) + LENGTH.length
  const end = start + Number(head.slice(length_start, head.indexOf('\r', length_start)))
  if (received.length < end) return null
  const wait_start = head.indexOf(RETRY_AFTER)
  const retry_after_s = wait_start < 0 ? 0 : Number.parseInt(head.slice(wait_start + RETRY_AFTER.length), 10)
  return { status: Number(head.slice(9, 12)), retry_after_s, start, end }
}
