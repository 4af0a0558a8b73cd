import type { Socket } from 'node:net'
import { Client } from 'pg'
import { addressOfHost, type DatabaseAddress, type DatabaseHost } from './database-address.ts'
import { ConnectionEnded, connectHost, DatabaseSocket } from './database-socket.ts'

/** A host that says nothing for so long is taken for gone. */
const ANSWER_MS = 1_500
/** How often it is asked whether the connections still lead to the primary: a server that was replaced may live on. */
const WATCH_MS = 1_000

const TIMELINE = `
  select case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
         else ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::integer end as timeline`

interface HostState {
  host: DatabaseHost
  /** Of a host that takes writes; null for a standby. */
  timeline: number | null
}

/** No host takes writes. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary'
  readonly code = 'NO_PRIMARY'
}

/**
 * Finds the primary among several hosts, anew for each connection. After a failover the old primary may come back and
 * take writes on its own timeline: the host with the highest timeline is the primary, and no host whose timeline is lower
 * than one that was seen before.
 */
export class PrimaryFinder {
  readonly #address: DatabaseAddress
  readonly #sockets = new Map<DatabaseSocket, DatabaseHost>()
  #timeline = 0
  #search: Promise<DatabaseHost> | null = null
  #watch: NodeJS.Timeout | null = null

  constructor(address: DatabaseAddress) {
    this.#address = address
  }

  /** A connection to the primary of that moment; it ends when another host becomes the primary. */
  connect(): DatabaseSocket {
    const socket: DatabaseSocket = new DatabaseSocket((signal) => this.#open(socket, signal))
    socket.once('close', () => this.#forget(socket))
    return socket
  }

  async #open(socket: DatabaseSocket, signal: AbortSignal): Promise<Socket> {
    const host = await this.find()
    const connected = await connectHost(this.#address, host, signal)
    this.#sockets.set(socket, host)
    this.#watch ??= setInterval(() => void this.#check(), WATCH_MS).unref()
    return connected
  }

  #forget(socket: DatabaseSocket): void {
    this.#sockets.delete(socket)
    if (this.#sockets.size > 0 || this.#watch === null) return
    clearInterval(this.#watch)
    this.#watch = null
  }

  /** Those who ask at the same moment get the same answer. @throws NoPrimary */
  find(): Promise<DatabaseHost> {
    this.#search ??= this.#ask().finally(() => {
      this.#search = null
    })
    return this.#search
  }

  async #ask(): Promise<DatabaseHost> {
    const { hosts } = this.#address
    const answers = await Promise.allSettled(hosts.map((host) => stateOf(this.#address, host)))
    const states = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const [first] = states
      .flatMap(({ host, timeline }) => (timeline === null ? [] : [{ host, timeline }]))
      .toSorted((one, other) => other.timeline - one.timeline)
    if (first && first.timeline >= this.#timeline) {
      this.#timeline = first.timeline
      return first.host
    }
    const faults = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
    const old = first ? [`${nameOf(first.host)} is on timeline ${first.timeline}, behind ${this.#timeline}`] : []
    throw new NoPrimary(['none of the hosts of DATABASE_URL takes writes', ...old, ...faults].join('; '))
  }

  async #check(): Promise<void> {
    const primary = await this.find().catch((error: unknown) => {
      // While nobody can be asked, what is connected goes on: it fails by itself.
      if (error instanceof NoPrimary) return null
      throw error
    })
    if (primary === null) return
    for (const [socket, host] of this.#sockets)
      if (host !== primary) socket.destroy(new ConnectionEnded(`${nameOf(primary)} is the primary now`))
  }
}

const nameOf = ({ host, port }: DatabaseHost) => `${host}:${port}`

async function stateOf(address: DatabaseAddress, host: DatabaseHost): Promise<HostState> {
  const own = addressOfHost(address, host)
  const { database, user, password } = own
  const socket = new DatabaseSocket((signal) => connectHost(own, host, signal))
  const client = new Client({
    ...host,
    database,
    user,
    password,
    ssl: false,
    stream: () => socket,
    application_name: 'thazin primary',
  })
  // What goes wrong is the answer to the question as well.
  client.on('error', () => undefined)
  let late: NodeJS.Timeout | undefined
  try {
    const answer = client.connect().then(() => client.query<{ timeline: number | null }>(TIMELINE))
    const { rows } = await Promise.race([
      answer,
      new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new Error(`${nameOf(host)} does not answer`)), ANSWER_MS)
      }),
    ])
    return { host, timeline: rows[0]?.timeline ?? null }
  } catch (error) {
    throw new Error(`${nameOf(host)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    clearTimeout(late)
    socket.destroy()
  }
}
