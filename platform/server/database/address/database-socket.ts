import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { type DatabaseAddress, type DatabaseHost, tlsOptions } from './database-address.ts'

/** The first words of a client that wants TLS (PostgreSQL's protocol, SSLRequest). */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const YES = 'S'.charCodeAt(0)

/** A connection that did not come about, or was ended by this side: to callers as if the network had ended it. */
export class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded'
  readonly code = 'ECONNRESET'
}

/**
 * A connection to the database that chooses its host and encrypts by itself, for both drivers: they write to it at once,
 * and it passes everything on when it is connected. Its errors and its end are those of a socket.
 */
export class DatabaseSocket extends Duplex {
  readonly #open: (signal: AbortSignal) => Promise<Socket>
  readonly #abort = new AbortController()
  #inner: Socket | null = null
  #had_error = false

  constructor(open: (signal: AbortSignal) => Promise<Socket>) {
    super({ allowHalfOpen: false })
    this.#open = open
  }

  override _construct(done: (error?: Error | null) => void): void {
    void this.#connect(done)
  }

  async #connect(done: (error?: Error | null) => void): Promise<void> {
    let socket: Socket
    try {
      socket = await this.#open(this.#abort.signal)
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    if (this.destroyed) {
      socket.destroy()
      return
    }
    this.#inner = socket
    socket.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) socket.pause()
    })
    socket.on('end', () => this.push(null))
    socket.on('error', (error) => this.destroy(error))
    socket.on('close', () => this.destroy())
    done()
    this.emit('connect')
  }

  override _read(): void {
    this.#inner?.resume()
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#inner?.write(chunk, done)
  }

  /** Sends all chunks of one turn at once. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#inner?.write(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.#inner) this.#inner.end(() => done())
    else done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#had_error = error !== null
    this.#abort.abort()
    this.#inner?.destroy()
    done(error)
  }

  /** As a socket says it: whether an error ended it. */
  override emit(name: string | symbol, ...args: unknown[]): boolean {
    return name === 'close' ? super.emit(name, this.#had_error) : super.emit(name, ...args)
  }

  /** As a socket says it: `postgres` says goodbye on an open one alone. */
  get readyState(): 'open' | 'opening' | 'closed' {
    if (this.destroyed) return 'closed'
    return this.#inner ? 'open' : 'opening'
  }

  /** `pg` asks for it; the connection is under way already. */
  connect(): this {
    if (this.#inner) process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(is_on: boolean, after_ms: number): this {
    this.#inner?.setKeepAlive(is_on, after_ms)
    return this
  }

  ref(): this {
    this.#inner?.ref()
    return this
  }

  unref(): this {
    this.#inner?.unref()
    return this
  }
}

/** Connects to one host, encrypted as the address says. @throws Error with a sentence where the host does not speak TLS */
export async function connectHost(address: DatabaseAddress, host: DatabaseHost, signal: AbortSignal): Promise<Socket> {
  const plain = connect({ ...host, noDelay: true })
  const stop = () => plain.destroy(new ConnectionEnded('the connection was given up'))
  signal.addEventListener('abort', stop)
  try {
    await once(plain, 'connect')
    const options = tlsOptions(address, host)
    if (options === null) return plain
    plain.write(SSL_REQUEST)
    const answer = await once<Buffer>(plain, 'data')
    if (answer[0] !== YES) throw new Error(`the database at ${host.host}:${host.port} does not speak TLS`)
    const encrypted = connectTls({ ...options, socket: plain })
    // The encrypted socket reports errors of the one below it.
    plain.on('error', () => undefined)
    await once(encrypted, 'secureConnect')
    return encrypted
  } catch (error) {
    plain.destroy()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** One event of a socket, or its error, or its end. */
function once<T>(socket: Socket, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController()
    const settle = (act: () => void) => {
      listening.abort()
      act()
    }
    const heard = {
      [name]: (value: T) => settle(() => resolve(value)),
      error: (error: Error) => settle(() => reject(error)),
      close: () => settle(() => reject(new ConnectionEnded('the database closed the connection'))),
    }
    for (const [event, listener] of Object.entries(heard)) {
      const listen = listener as (...values: unknown[]) => void
      socket.on(event, listen)
      listening.signal.addEventListener('abort', () => socket.removeListener(event, listen))
    }
  })
}
