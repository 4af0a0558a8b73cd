import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** The messages of hot use cases to the database, counted in the protocol: independent of the machine and of the driver. */
export interface WireCounts {
  /** The texts of the statements, in order, each time that one was sent. */
  statements: string[]
  /** How often something was sent while nothing was owed an answer: one connection waits so often. */
  round_trips: number
  bytes: number
}

export interface WireCounter {
  /** The same database, by way of the counter. */
  url: string
  /** The counts since the last call. */
  take: () => WireCounts
  close: () => Promise<void>
}

/** The length of a message, in front of which its kind stands; a first message has no kind. */
const KIND_BYTES = 1
const LENGTH_BYTES = 4
/** Only the pool of hot use cases tells the planner that (database.ts). */
const HOT = 'enable_seqscan'

/** Counts what goes over the connections of hot use cases; those of others go by. */
export async function openWireCounter(url: string): Promise<WireCounter> {
  const { hostname, port } = new URL(url)
  const tally = { statements: [] as string[], round_trips: 0, bytes: 0 }
  const server = createServer((client) => {
    const database = connect({ host: hostname, port: Number(port) })
    const link = new Link(tally)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('error', () => from.destroy()).on('close', () => to.destroy())
    }
    client.on('data', (piece) => {
      link.sent(piece)
      database.write(piece)
    })
    database.on('data', (piece) => {
      link.answered(piece)
      client.write(piece)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const counted = new URL(url)
  counted.port = String((server.address() as AddressInfo).port)
  return {
    url: counted.href,
    take() {
      const { statements, round_trips, bytes } = tally
      Object.assign(tally, { statements: [], round_trips: 0, bytes: 0 })
      return { statements, round_trips, bytes }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

class Link {
  readonly #tally: WireCounts
  readonly #texts = new Map<string, string>()
  #is_hot: boolean | null = null
  /** Ends of statements that the database has not answered yet. */
  #owed = 0
  #sent: Buffer = Buffer.alloc(0)
  #answered: Buffer = Buffer.alloc(0)

  constructor(tally: WireCounts) {
    this.#tally = tally
  }

  sent(piece: Buffer): void {
    this.#sent = Buffer.concat([this.#sent, piece])
    if (this.#is_hot === null) {
      const length = this.#sent.length < LENGTH_BYTES ? Number.POSITIVE_INFINITY : this.#sent.readUInt32BE(0)
      if (this.#sent.length < length) return
      this.#is_hot = this.#sent.subarray(0, length).includes(HOT)
      this.#sent = this.#sent.subarray(length)
    }
    if (!this.#is_hot) return
    this.#tally.bytes += piece.length
    this.#sent = eachMessage(this.#sent, (kind, body) => this.#take(kind, body))
  }

  answered(piece: Buffer): void {
    // While it is not known what the connection is for it owes nothing, and the answers of others are not looked at.
    if (!this.#is_hot) return
    this.#answered = eachMessage(Buffer.concat([this.#answered, piece]), (kind) => {
      if (kind === 'Z' && this.#owed > 0) this.#owed--
    })
  }

  #take(kind: string, body: Buffer): void {
    const texts = body.toString('latin1').split('\0', 2) as [string, string]
    if (kind === 'P') this.#texts.set(texts[0], texts[1])
    if (kind === 'B') this.#tally.statements.push(inOneLine(this.#texts.get(texts[1]) ?? ''))
    if (kind === 'Q') this.#tally.statements.push(inOneLine(texts[0]))
    if (kind !== 'S' && kind !== 'Q') return
    if (this.#owed === 0) this.#tally.round_trips++
    this.#owed++
  }
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Answers the rest, which is no whole message yet. */
function eachMessage(bytes: Buffer, take: (kind: string, body: Buffer) => void): Buffer {
  let start = 0
  while (bytes.length - start >= KIND_BYTES + LENGTH_BYTES) {
    const end = start + KIND_BYTES + bytes.readUInt32BE(start + KIND_BYTES)
    if (bytes.length < end) break
    take(bytes.toString('latin1', start, start + KIND_BYTES), bytes.subarray(start + KIND_BYTES + LENGTH_BYTES, end))
    start = end
  }
  return bytes.subarray(start)
}
