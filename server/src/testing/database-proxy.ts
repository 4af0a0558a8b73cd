import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform, type TransformCallback } from 'node:stream'

/** What becomes of a connection when a client sends a text: whether the database gets it, and then. */
export interface Fault {
  /** A whole statement without parameters. */
  text: string
  is_passed_on: boolean
  /** What the database says to it, which nobody hears; without it, whatever it says. */
  answer?: string
  /** Whether both sides are told that the connection is gone; a stalled one says nothing any more, either way. */
  then: 'cut' | 'stall'
}

export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  url: string
  /** Ends every connection at once, as a network does that fails. */
  cut: () => void
  /** Ends every connection and refuses new ones until `open`. */
  close: () => Promise<void>
  open: () => Promise<void>
  /** Keeps whatever is said, either way and on new connections too, until `thaw`. */
  freeze: () => void
  thaw: () => void
  /** The next connection that sends this text meets its fault; what is passed on, when the answer is there. */
  meet: (fault: Fault) => void
}

/** A way to a database that a test can cut, freeze, or cut at one statement. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let is_frozen = false
  let fault: Fault | null = null

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // What is cut has no more to say.
    socket.on('error', () => socket.destroy())
    return socket
  }
  /** `see` says what becomes of a piece: it goes on unless nothing is returned. */
  const line = (see: (piece: Buffer) => 'on' | 'nowhere') =>
    new Transform({
      transform(piece: Buffer, _encoding, done: TransformCallback) {
        const go = () => (see(piece) === 'on' ? done(null, piece) : undefined)
        if (is_frozen) held.push(go)
        else go()
      },
    })
  const server = createServer((client) => {
    const database = connect({ host: hostname, port: Number(port || 5432) })
    keep(client).on('close', () => database.destroy())
    keep(database).on('close', () => client.destroy())
    const reset = () => {
      client.resetAndDestroy()
      database.resetAndDestroy()
    }
    let met: Fault | null = null
    const out = line((piece) => {
      if (fault === null || !piece.includes(`${fault.text}\0`)) return 'on'
      met = fault
      fault = null
      if (met.is_passed_on) return 'on'
      if (met.then === 'cut') reset()
      return 'nowhere'
    })
    const back = line((piece) => {
      if (met === null) return 'on'
      if (met.then === 'cut' && piece.includes(met.answer ?? '')) reset()
      return 'nowhere'
    })
    client.pipe(out).pipe(database).pipe(back).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  const proxied = new URL(url)
  proxied.host = `127.0.0.1:${own}`
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: proxied.href,
    cut,
    async close() {
      const closed = new Promise((done) => server.close(done))
      cut()
      await closed
    },
    async open() {
      server.listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
    freeze() {
      is_frozen = true
    },
    thaw() {
      is_frozen = false
      for (const go of held.splice(0)) go()
    },
    meet(next) {
      fault = next
    },
  }
}
