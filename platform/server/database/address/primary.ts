import type { Socket } from 'node:net'
import { Client } from 'pg'
import { addressOfHost, type DatabaseAddress, type DatabaseHost } from './database-address.ts'
import { ConnectionEnded, connectHost, DatabaseSocket } from './database-socket.ts'
import { keepSeenTimeline, readSeenTimelines } from './seen-timelines.ts'

/** A host that says nothing for so long is taken for gone. */
const ANSWER_MS = 1_500
/** How often it is asked whether the connections still lead to the primary: a server that was replaced may live on. */
const WATCH_MS = 1_000

const TIMELINE = `
  select (select system_identifier from pg_control_system())::text as system_identifier,
         case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
         else ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::integer end as timeline`

/** On a standby too, which has it from its primary. */
const SEEN = 'select timeline from environment.primary_timeline where system_identifier = $1'
const KEEP = `
  insert into environment.primary_timeline as kept (system_identifier, timeline) values ($1, $2)
  on conflict (system_identifier) do update set timeline = excluded.timeline, seen_at = now()
  where kept.timeline < excluded.timeline`

interface HostState {
  host: DatabaseHost
  system_identifier: string
  /** Of a host that takes writes; null for a standby. */
  timeline: number | null
  /** The highest one of which its data tell; 0 where they tell nothing. */
  seen: number
}

/** No host takes writes. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary'
  readonly code = 'NO_PRIMARY'
}

/**
 * Finds the primary among several hosts, anew for each connection. After a failover the old primary may come back and
 * take writes on its own timeline: the host with the highest timeline is the primary, and no host whose timeline is lower
 * than one that was seen before, by this program, by another one of this machine, or by a program that told any of the hosts.
 */
export class PrimaryFinder {
  readonly #address: DatabaseAddress
  readonly #sockets = new Map<DatabaseSocket, DatabaseHost>()
  readonly #seen = new Map<string, number>()
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
      .flatMap(({ timeline, ...state }) => (timeline === null ? [] : [{ ...state, timeline }]))
      .toSorted((one, other) => other.timeline - one.timeline)
    const seen = first ? this.#seenOf(first.system_identifier, states) : 0
    if (first && first.timeline >= seen) {
      await this.#keep(first)
      return first.host
    }
    const faults = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
    const old = first ? [formerPrimary(nameOf(first.host), { timeline: first.timeline, seen })] : []
    throw new NoPrimary(['none of the hosts of DATABASE_URL takes writes', ...old, ...faults].join('; '))
  }

  #seenOf(system_identifier: string, states: readonly HostState[]): number {
    const { timeline_file } = this.#address
    const of_file = timeline_file === undefined ? {} : readSeenTimelines(timeline_file)
    const told = states.filter((state) => state.system_identifier === system_identifier).map((state) => state.seen)
    return Math.max(this.#seen.get(system_identifier) ?? 0, of_file[system_identifier] ?? 0, ...told)
  }

  /** For programs that start anew, here and, by a row that travels to the standbys, elsewhere. */
  async #keep({
    host,
    system_identifier,
    timeline,
  }: Omit<HostState, 'timeline'> & { timeline: number }): Promise<void> {
    const { timeline_file } = this.#address
    if (this.#seen.get(system_identifier) === timeline) return
    this.#seen.set(system_identifier, timeline)
    if (timeline_file !== undefined) keepSeenTimeline(timeline_file, system_identifier, timeline)
    // Where the database has not been migrated yet, or takes no write now, the row comes with a later program.
    await withHost(this.#address, host, (client) => client.query(KEEP, [system_identifier, timeline])).catch(
      () => undefined,
    )
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

/** Why a host that takes writes is not the primary. */
export const formerPrimary = (name: string, { timeline, seen }: { timeline: number; seen: number }): string =>
  `${name} is a former primary: it is on timeline ${timeline}, and timeline ${seen} was seen before`

function stateOf(address: DatabaseAddress, host: DatabaseHost): Promise<HostState> {
  return withHost(address, host, async (client) => {
    const { rows } = await client.query<Pick<HostState, 'system_identifier' | 'timeline'>>(TIMELINE)
    const { system_identifier = '', timeline = null } = rows[0] ?? {}
    // A database that is not migrated yet tells nothing.
    const told = await client.query<{ timeline: number }>(SEEN, [system_identifier]).catch(() => ({ rows: [] }))
    return { host, system_identifier, timeline, seen: told.rows[0]?.timeline ?? 0 }
  })
}

/** Asks one host, on a connection of its own. @throws Error also where it does not answer in time */
async function withHost<T>(
  address: DatabaseAddress,
  host: DatabaseHost,
  ask: (client: Client) => Promise<T>,
): Promise<T> {
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
  // The promise below rejects with the same error.
  client.on('error', () => undefined)
  let late: NodeJS.Timeout | undefined
  try {
    const answer = client.connect().then(() => ask(client))
    return await Promise.race([
      answer,
      new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new Error(`${nameOf(host)} does not answer`)), ANSWER_MS)
      }),
    ])
  } catch (error) {
    throw new Error(`${nameOf(host)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    clearTimeout(late)
    socket.destroy()
  }
}
