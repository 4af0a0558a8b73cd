import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { subscriberOf } from '../http/addresses/networks.ts'
import { createTokenBucket } from '../rate-limit/token-bucket.ts'
import type { Log } from '../telemetry/log.ts'
import { createIsTrusted } from '../trusted-proxies.ts'

export interface ConnectionLimits {
  /** Open at once. */
  in_all: number
  /** Open at once of one address. */
  per_address: number
  /** Addresses that speak for many callers: they count in all, not as one address. */
  proxies: readonly string[]
  log: Log
}

interface Connection {
  socket: Socket
  /** Null for a proxy. */
  address: Address | null
  requests_under_way: number
}

interface Address {
  name: string
  open: number
  idle: Set<Connection>
}

/** A flood is told, not each of its connections. */
const LINES = { burst: 1, per_second: 1 / 60 }

/**
 * Bounds the open connections of a server, in all and of each address. Node's own `maxConnections` refuses the newest
 * one: connections that are opened and left alone would keep everybody else out. So the one that is idle for longest is
 * closed for a new one: its client waits for nothing, and connects again when it wants something. Where a request is
 * under way on each of them, the new one is closed.
 */
export function boundConnections(server: Server, { in_all, per_address, proxies, log }: ConnectionLimits): void {
  const connections = new Connections(proxies)
  const waitFor = createTokenBucket(LINES)
  const logLimit = (limit: string, address: string | undefined) => {
    if (waitFor(limit) > 0) return
    log.warn({ limit, address, open: connections.count }, 'connections are closed: too many are open')
  }
  const close = (connection: Connection, limit: string) => {
    logLimit(limit, connection.address?.name)
    // At once: its end is heard of later, and until then one more must close another.
    connections.forget(connection)
    connection.socket.destroy()
  }

  server.maxConnections = in_all
  server.on('drop', (dropped) => logLimit('in_all', dropped?.remoteAddress))
  server.on('connection', (socket: Socket) => {
    const newest = connections.add(socket)
    socket.once('close', () => connections.forget(newest))
    const { address } = newest
    if (address && address.open > per_address) {
      const [longest = newest] = address.idle
      close(longest, 'per_address')
    }
    // Node refuses the next one, so one place is kept free as long as that costs no client an answer.
    const [longest] = connections.idle
    if (connections.count >= in_all && longest && longest !== newest) close(longest, 'in_all')
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.of(socket)
    if (!connection) return
    connections.begin(connection)
    response.once('close', () => connections.end(connection))
  })
}

class Connections {
  readonly #isUnbounded: (address: string) => boolean
  readonly #addresses = new Map<string, Address>()
  readonly #open = new Map<Socket, Connection>()
  /** A Set remembers in which order they became idle. Before its first request a connection is idle too. */
  readonly idle = new Set<Connection>()

  constructor(proxies: readonly string[]) {
    this.#isUnbounded = createIsTrusted(proxies)
  }

  get count(): number {
    return this.#open.size
  }

  of(socket: Socket): Connection | undefined {
    return this.#open.get(socket)
  }

  add(socket: Socket): Connection {
    const connection = { socket, address: this.#addressOf(socket.remoteAddress ?? ''), requests_under_way: 0 }
    this.#open.set(socket, connection)
    this.#rest(connection)
    return connection
  }

  forget(connection: Connection): void {
    if (!this.#open.delete(connection.socket)) return
    this.#work(connection)
    const { address } = connection
    if (address && --address.open === 0) this.#addresses.delete(address.name)
  }

  begin(connection: Connection): void {
    connection.requests_under_way++
    this.#work(connection)
  }

  end(connection: Connection): void {
    connection.requests_under_way--
    if (connection.requests_under_way === 0 && this.#open.has(connection.socket)) this.#rest(connection)
  }

  #addressOf(remote: string): Address | null {
    if (this.#isUnbounded(remote)) return null
    const name = subscriberOf(remote)
    const address = this.#addresses.get(name) ?? { name, open: 0, idle: new Set<Connection>() }
    address.open++
    this.#addresses.set(name, address)
    return address
  }

  #rest(connection: Connection): void {
    this.idle.add(connection)
    connection.address?.idle.add(connection)
  }

  #work(connection: Connection): void {
    this.idle.delete(connection)
    connection.address?.idle.delete(connection)
  }
}
