import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { ConnectionFault, DatabaseClient, type SessionConfig } from './client.ts'

/** In the time that an answer may take, connections are looked at so often. */
const LOOKS = 5

/** Each connection is renewed after a while: what a session gathers on the server goes with it. */
const LIFETIME_SECONDS = 45 * 60

/** Behind connections that are kept for one long task nobody waits, and a busy machine takes its time. */
const KEPT_CONNECT_MS = 60_000

type PoolConnection = DatabaseClient & Pick<PoolClient, 'release'>

type ConnectionPoolConfig = PoolConfig &
  SessionConfig & {
    /** Its connections are never renewed. */
    is_kept?: true | undefined
    /** A connection that owes an answer for longer is given up: the server ends its statements before that. */
    answer_ms_max?: number | undefined
  }

/** Connections to one database, at most `max`, for one caller at a time. */
export class ConnectionPool {
  readonly #pool: Pool
  readonly #clients = new Set<DatabaseClient>()
  readonly #held = new Set<PoolConnection>()
  #waiting = 0
  #end: Promise<void> | null = null
  #is_cut = false
  #onQuiet: (() => void) | null = null
  #looking: NodeJS.Timeout | undefined

  constructor({ is_kept, answer_ms_max, ...config }: ConnectionPoolConfig) {
    const clients = this.#clients
    const give = (client: DatabaseClient) => this.give(client)
    class PooledClient extends DatabaseClient {
      constructor(own: SessionConfig) {
        super(own)
        clients.add(this)
        this.once('end', () => {
          clients.delete(this)
          give(this)
        })
      }
    }
    this.#pool = new Pool({
      ...config,
      Client: PooledClient,
      idleTimeoutMillis: 0,
      maxLifetimeSeconds: is_kept ? 0 : LIFETIME_SECONDS,
      connect_ms_max: is_kept ? KEPT_CONNECT_MS : undefined,
    } as unknown as PoolConfig)
    // An idle connection that is lost is no fault of anybody: the pool has taken it out.
    this.#pool.on('error', () => undefined)
    if (answer_ms_max === undefined) return
    const look = () => {
      for (const client of clients) client.discardIfSilent(answer_ms_max)
    }
    this.#looking = setInterval(look, answer_ms_max / LOOKS).unref()
  }

  /** A connection of one's own; callers get them in the order in which they came. @throws ConnectionFault, or the network's */
  async take(): Promise<DatabaseClient> {
    if (this.#end) throw new ConnectionFault('CONNECTION_ENDED')
    this.#waiting++
    let client: PoolConnection
    try {
      client = (await this.#pool.connect()) as unknown as PoolConnection
    } catch (error) {
      throw asConnectFault(error)
    } finally {
      this.#waiting--
      this.#checkQuiet()
    }
    this.#held.add(client)
    if (!this.#is_cut) return client
    this.give(client)
    throw new ConnectionFault('CONNECTION_ENDED')
  }

  /** Does nothing for one that was given back, or that was lost meanwhile. */
  give(client: DatabaseClient): void {
    const connection = client as PoolConnection
    if (!this.#held.delete(connection)) return
    connection.release(connection.is_lost)
    this.#checkQuiet()
  }

  /** Resolves when all is done that was asked for; after `timeout` seconds it is given up. */
  end({ timeout }: { timeout?: number } = {}): Promise<void> {
    this.#end ??= this.#close(timeout)
    return this.#end
  }

  async #close(timeout_s: number | undefined): Promise<void> {
    const timer = timeout_s === undefined ? undefined : setTimeout(() => this.#cut(), timeout_s * 1_000)
    if (this.#waiting + this.#held.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onQuiet = resolve
      })
    }
    await this.#pool.end()
    clearTimeout(timer)
    clearInterval(this.#looking)
  }

  #cut(): void {
    this.#is_cut = true
    for (const client of this.#clients) client.discard()
  }

  #checkQuiet(): void {
    if (this.#waiting + this.#held.size === 0) this.#onQuiet?.()
  }
}

/** The code of a database that is closed for connections; of a statement the same code is a fault of it. */
const NOT_ACCEPTING = '55000'

/** Gives a code to errors without one, such as a time limit, and replaces a code that means another thing. */
function asConnectFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === undefined || code === NOT_ACCEPTING ? new ConnectionFault('NOT_CONNECTED', error) : error
}
