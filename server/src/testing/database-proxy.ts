import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  url: string
  /** Ends every connection at once, as a network does that fails. */
  cut: () => void
  /** Ends every connection and refuses new ones until `open`. */
  close: () => Promise<void>
  open: () => Promise<void>
}

/** A way to a database that a test can cut. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // What is cut has no more to say.
    socket.on('error', () => socket.destroy())
    return socket
  }
  const server = createServer((client) => {
    const database = connect({ host: hostname, port: Number(port || 5432) })
    keep(client).on('close', () => database.destroy())
    keep(database).on('close', () => client.destroy())
    client.pipe(database).pipe(client)
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
  }
}
