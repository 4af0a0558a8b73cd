import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform, type TransformCallback } from 'node:stream'

/** A fault for the connection on which a client sends a text: the database gets the text or not, then a cut or a stall. */
export interface Fault {
  /** A whole statement without parameters. */
  text: string
  /** The text is a part of any statement; one that is prepared is met when it is. */
  is_part?: boolean
  is_passed_on: boolean
  /** Only a connection of this login meets it; without it, any. */
  login?: string
  /** A cut comes with the answer that has this text, which the client does not get; without it, with any answer. */
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
  /** Whether a connection has met the last of them. */
  hasMet: () => boolean
}

/** A way to a database that a test can cut, freeze, or cut at one statement. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let is_frozen = false
  let fault: Fault | null = null

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A socket that was cut reports an error, and is of no more use.
    socket.on('error', () => socket.destroy())
    return socket
  }
  const pass = (go: () => void) => {
    if (is_frozen) held.push(go)
    else go()
  }
  const faultOf = (piece: Buffer, isOf: (login: string) => boolean) => {
    if (fault === null || !isMet(fault, piece, isOf)) return null
    const met = fault
    fault = null
    return met
  }
  const server = createServer((client) => {
    const database = connect({ host: hostname, port: Number(port || 5432) })
    track(client).on('close', () => database.destroy())
    track(database).on('close', () => client.destroy())
    join(client, database, { pass, faultOf })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = (server.address() as AddressInfo).port
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: onPort(url, own),
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
    hasMet: () => fault === null,
  }
}

const isMet = ({ text, is_part, login }: Fault, piece: Buffer, isOf: (login: string) => boolean) =>
  (login === undefined || isOf(login)) && piece.includes(is_part ? text : `${text}\0`)

interface Link {
  /** Lets a piece go on, now or when the way is free again. */
  pass: (go: () => void) => void
  /** The fault of the connection that sends this piece, if it is of the fault's login. */
  faultOf: (piece: Buffer, isOf: (login: string) => boolean) => Fault | null
}

/** Carries what each side says to the other one, until the client meets a fault. */
function join(client: Socket, database: Socket, { pass, faultOf }: Link): void {
  const reset = () => {
    client.resetAndDestroy()
    database.resetAndDestroy()
  }
  /** `goesOn` says whether the other side gets a piece. */
  const carry = (goesOn: (piece: Buffer) => boolean) =>
    new Transform({
      transform(piece: Buffer, _encoding, done: TransformCallback) {
        pass(() => (goesOn(piece) ? done(null, piece) : undefined))
      },
    })
  let met: Fault | null = null
  /** The startup message: names and values, each with a zero behind it. */
  let startup: Buffer | null = null
  const out = carry((piece) => {
    startup ??= piece
    met ??= faultOf(piece, (login) => startup?.includes(`\0user\0${login}\0`) ?? false)
    if (met === null || met.is_passed_on) return true
    if (met.then === 'cut') reset()
    return false
  })
  const back = carry((piece) => {
    if (met === null) return true
    if (met.then === 'cut' && piece.includes(met.answer ?? '')) reset()
    return false
  })
  client.pipe(out).pipe(database).pipe(back).pipe(client)
}

function onPort(url: string, port: number): string {
  const proxied = new URL(url)
  proxied.host = `127.0.0.1:${port}`
  return proxied.href
}
