import {
  CONSOLE_CONNECTIONS,
  CONSOLE_CONNECTIONS_MIN,
  SERVER_CONNECTIONS,
  SERVER_CONNECTIONS_MIN,
  WORKER_CONNECTIONS,
  WORKER_CONNECTIONS_MIN,
} from './database/pool-sizes.ts'

/** The limits of callers at a server, and of the programs at the database. */
export interface TrafficSettings {
  /** PROCESSES: servers that run on the database; what a caller may do per second is shared out among them. */
  processes: number
  /** CONNECTIONS_MAX: open connections of the site, and as many of the console; then the idle ones make place. */
  connections_max: number
  /** CONNECTIONS_PER_ADDRESS: the same of one address, TRUSTED_PROXIES excepted. */
  connections_per_address: number
  /** SERVER_CONNECTIONS: connections to the database of each server process. */
  server_connections: number
  /** CONSOLE_CONNECTIONS: the same of the console. */
  console_connections: number
  /** WORKER_CONNECTIONS: the same of a worker; with more of them it does more jobs at once. */
  worker_connections: number
}

/** More would need more connections than PostgreSQL has. */
const PROCESSES_LIMIT = 64
const CONNECTIONS_LIMIT = 1_000_000
/** Of the database: PostgreSQL has a process for each. */
const POOL_LIMIT = 200

export function parseTrafficSettings(text: (name: string, fallback: string) => string): TrafficSettings {
  return {
    processes: Number(text('PROCESSES', '1')),
    connections_max: Number(text('CONNECTIONS_MAX', '10000')),
    // A carrier puts thousands of phones behind one address, and five such addresses must not be all that fits.
    connections_per_address: Number(text('CONNECTIONS_PER_ADDRESS', '2000')),
    server_connections: Number(text('SERVER_CONNECTIONS', String(SERVER_CONNECTIONS))),
    console_connections: Number(text('CONSOLE_CONNECTIONS', String(CONSOLE_CONNECTIONS))),
    worker_connections: Number(text('WORKER_CONNECTIONS', String(WORKER_CONNECTIONS))),
  }
}

export function checkTrafficSettings(
  settings: TrafficSettings,
  check: (is_right: boolean, name: string, wanted: string) => void,
): void {
  const isCount = (value: number, max: number, min = 1) => Number.isInteger(value) && value >= min && value <= max
  const { processes, connections_max, connections_per_address } = settings
  check(isCount(processes, PROCESSES_LIMIT), 'PROCESSES', `from 1 to ${PROCESSES_LIMIT}`)
  check(isCount(connections_max, CONNECTIONS_LIMIT), 'CONNECTIONS_MAX', `from 1 to ${CONNECTIONS_LIMIT}`)
  check(
    isCount(connections_per_address, CONNECTIONS_LIMIT),
    'CONNECTIONS_PER_ADDRESS',
    `from 1 to ${CONNECTIONS_LIMIT}`,
  )
  const checkPool = (value: number, min: number, name: string) =>
    check(isCount(value, POOL_LIMIT, min), name, `from ${min} to ${POOL_LIMIT}`)
  checkPool(settings.server_connections, SERVER_CONNECTIONS_MIN, 'SERVER_CONNECTIONS')
  checkPool(settings.console_connections, CONSOLE_CONNECTIONS_MIN, 'CONSOLE_CONNECTIONS')
  checkPool(settings.worker_connections, WORKER_CONNECTIONS_MIN, 'WORKER_CONNECTIONS')
}
