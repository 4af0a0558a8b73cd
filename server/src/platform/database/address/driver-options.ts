import type { Duplex } from 'node:stream'
import { corkedSocket } from './corked-socket.ts'
import { type DatabaseAddress, parseDatabaseAddress } from './database-address.ts'
import { connectHost, DatabaseSocket } from './database-socket.ts'
import { PrimaryFinder } from './primary.ts'

/** One for each address, so that all pools of a process look for the primary together. */
const finders = new Map<string, PrimaryFinder>()

function finderOf(address: DatabaseAddress): PrimaryFinder {
  const key = JSON.stringify(address)
  const finder = finders.get(key) ?? new PrimaryFinder(address)
  finders.set(key, finder)
  return finder
}

/** An address, or its text in DATABASE_URL. */
export type DatabaseTarget = DatabaseAddress | string

export const addressOf = (target: DatabaseTarget): DatabaseAddress =>
  typeof target === 'string' ? parseDatabaseAddress(target) : target

/** How both drivers get to the database; null where the driver's own socket does, to one host and in plain text. */
function openSocket(address: DatabaseAddress): (() => Duplex) | null {
  const [host, ...more] = address.hosts
  if (host === undefined) throw new Error('DATABASE_URL names no host')
  if (more.length > 0) return () => finderOf(address).connect()
  if (address.tls === 'disable') return null
  return () => new DatabaseSocket((signal) => connectHost(address, host, signal))
}

/** For `postgres`. `is_corked`: what is written in one turn goes out in one go. */
export function postgresOptions(address: DatabaseAddress, { is_corked }: { is_corked: boolean }) {
  const [host = { host: '', port: 0 }] = address.hosts
  const socket = openSocket(address) ?? (is_corked ? () => corkedSocket(host) : null)
  return {
    // As lists, which its types do not know: in a text the driver would cut an IPv6 address at its colons.
    host: [host.host] as unknown as string,
    port: [host.port] as unknown as number,
    database: address.database,
    user: address.user,
    pass: address.password,
    // The socket encrypts by itself.
    ssl: false,
    ...(socket && { socket }),
  }
}

/** For `pg`, which the job queue uses. */
export function pgOptions(address: DatabaseAddress) {
  const [host = { host: '', port: 0 }] = address.hosts
  const { database, user, password } = address
  const stream = openSocket(address)
  return { ...host, database, user, password, ssl: false, ...(stream && { stream }) }
}
