import { connect, type Socket } from 'node:net'

export interface Load {
  port: number
  connections: number
  /** Requests answered before this are not counted. */
  warm_up_ms: number
  duration_ms: number
  /** The next request, as it goes on the wire. */
  nextRequest: () => string
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

const HEAD_END = '\r\n\r\n'
const LENGTH = 'content-length: '
const HEAD_BYTES_MAX = 512
/** Read into one buffer per connection, past the streams: the crowd is to cost little beside what it measures. */
const READ_BYTES = 16 * 1024
const NOTHING = Buffer.alloc(0)

/**
 * Keep-alive connections, each with one request under way. Written on bare sockets: on two cores
 * a general HTTP client would take the time that is to be measured.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = []
  let refused = 0
  const counts_from = performance.now() + load.warm_up_ms
  const ends_at = counts_from + load.duration_ms

  await Promise.all(
    Array.from({ length: load.connections }, () =>
      converse(load, (status, sent_at) => {
        const now = performance.now()
        if (now >= counts_from && now < ends_at) {
          if (status === 200) latencies.push(now - sent_at)
          else refused++
        }
        return now < ends_at
      }),
    ),
  )
  latencies.sort((a, b) => a - b)
  const percentile = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return {
    answered: latencies.length,
    refused,
    per_second: latencies.length / (load.duration_ms / 1_000),
    p50_ms: percentile(0.5),
    p99_ms: percentile(0.99),
  }
}

/** One connection's talk: a request, its whole answer, the next request, until `goesOn` says no. */
function converse(load: Load, goesOn: (status: number, sent_at: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = NOTHING
    let sent_at = 0
    const take = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const answer = readAnswer(received)
      if (answer === null) {
        // The next chunk is read into the same place.
        if (received === chunk) received = Buffer.from(chunk)
        return
      }
      if (load.onAnswer) load.onAnswer(answer.status, received.toString('utf8', answer.start, answer.end))
      received = NOTHING
      if (goesOn(answer.status, sent_at)) send()
      else socket.end(resolve)
    }
    const socket: Socket = connect({
      port: load.port,
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
    const send = () => {
      sent_at = performance.now()
      socket.write(load.nextRequest(), 'latin1')
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}

/** The status of an answer and where its body lies; null while a part is missing. */
function readAnswer(received: Buffer): { status: number; start: number; end: number } | null {
  const head = received.toString('latin1', 0, HEAD_BYTES_MAX)
  const head_end = head.indexOf(HEAD_END)
  if (head_end < 0) return null
  const start = head_end + HEAD_END.length
  const length_start = head.indexOf(LENGTH) + LENGTH.length
  const end = start + Number(head.slice(length_start, head.indexOf('\r', length_start)))
  return received.length < end ? null : { status: Number(head.slice(9, 12)), start, end }
}
