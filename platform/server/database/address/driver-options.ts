import type { Duplex } from 'node:stream'
import type { ClientConfig } from 'pg'
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

const addressOf = (target: DatabaseTarget): DatabaseAddress =>
  typeof target === 'string' ? parseDatabaseAddress(target) : target

/** Opens the socket to the database; null where the driver's own socket does, to one host and in plain text. */
function openSocket(address: DatabaseAddress): (() => Duplex) | null {
  const [host, ...more] = address.hosts
  if (host === undefined) throw new Error('DATABASE_URL names no host')
  if (more.length > 0) return () => finderOf(address).connect()
  if (address.tls === 'disable') return null
  return () => new DatabaseSocket((signal) => connectHost(address, host, signal))
}

/**
 * For clients and pools of `pg`, those of the job library too.
 * @param is_corked what is written in one turn goes out in one go
 */
export function connectOptions(
  target: DatabaseTarget,
  { is_corked = false }: { is_corked?: boolean } = {},
): ClientConfig {
  const address = addressOf(target)
  const [host = { host: '', port: 0 }] = address.hosts
  const { database, user, password } = address
  const stream = openSocket(address) ?? (is_corked ? corkedSocket : null)
  // The socket encrypts by itself.
  return { ...host, database, user, password, ssl: false, ...(stream && { stream }) }
}
