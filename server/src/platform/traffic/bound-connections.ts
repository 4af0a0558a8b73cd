import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  in_all: number
  per_address: number
  /** Addresses that speak for many callers: they count in all, not as one address. */
  proxies: string[]
}

/** A proxy before the server on the same machine is usual, set or not. */
const THIS_MACHINE = ['127.0.0.1', '::1']

/**
 * Bounds the open connections of a server, in all and of each address. One too many closes that which is idle for
 * longest, a client's that waits for nothing; where all are at work, the new one. So connections that somebody opens and
 * leaves open keep nobody else out. Node's own `maxConnections` would refuse the newest, whoever it is.
 */
export function boundConnections(server: Server, { in_all, per_address, proxies }: ConnectionLimits): void {
  const exempt = new Set([...THIS_MACHINE, ...proxies])
  const all = new Connections()
  const by_address = new Map<string, Connections>()

  server.on('connection', (socket) => {
    const address = addressOf(socket)
    const own = exempt.has(address) ? null : (by_address.get(address) ?? new Connections())
    if (own) by_address.set(address, own)
    const kept = [all, ...(own ? [own] : [])]
    for (const connections of kept) connections.add(socket)
    socket.once('close', () => {
      for (const connections of kept) connections.remove(socket)
      if (own?.size === 0) by_address.delete(address)
    })
    if (own && own.size > per_address) own.closeOne(socket)
    if (all.size > in_all) all.closeOne(socket)
  })

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const kept = [all, by_address.get(addressOf(socket))]
    for (const connections of kept) connections?.work(socket)
    response.once('close', () => {
      for (const connections of kept) connections?.rest(socket)
    })
  })
}

/** IPv4 as it is written, though the server listens on IPv6. */
const addressOf = (socket: Socket) => (socket.remoteAddress ?? '').replace(/^::ffff:/, '')

class Connections {
  readonly #open = new Set<Socket>()
  /** Idle for longest first: a Set remembers the order. One that has not asked for anything yet is idle too. */
  readonly #idle = new Set<Socket>()

  get size(): number {
    return this.#open.size
  }

  add(socket: Socket): void {
    this.#open.add(socket)
    this.#idle.add(socket)
  }

  remove(socket: Socket): void {
    this.#open.delete(socket)
    this.#idle.delete(socket)
  }

  work(socket: Socket): void {
    this.#idle.delete(socket)
  }

  rest(socket: Socket): void {
    if (this.#open.has(socket)) this.#idle.add(socket)
  }

  /** The new one is in it, last: it goes where no other is idle. */
  closeOne(newest: Socket): void {
    const [longest = newest] = this.#idle
    // Forgotten at once: its end is heard of later, and until then another one too many must close another.
    this.remove(longest)
    longest.destroy()
  }
}
