/** What callers may have of a server. */
export interface TrafficSettings {
  /** PROCESSES: servers that run on the database; what a caller may do per second is shared out among them. */
  processes: number
  /** CONNECTIONS_MAX: open connections of the site, and as many of the console; then the idle ones make place. */
  connections_max: number
  /** CONNECTIONS_PER_ADDRESS: the same of one address, TRUSTED_PROXIES excepted. */
  connections_per_address: number
}

/** More would need more connections than PostgreSQL has. */
const PROCESSES_LIMIT = 64
const CONNECTIONS_LIMIT = 1_000_000

export function parseTrafficSettings(text: (name: string, fallback: string) => string): TrafficSettings {
  return {
    processes: Number(text('PROCESSES', '1')),
    connections_max: Number(text('CONNECTIONS_MAX', '10000')),
    // A carrier puts thousands of phones behind one address, and five such addresses must not be all that fits.
    connections_per_address: Number(text('CONNECTIONS_PER_ADDRESS', '2000')),
  }
}

export function checkTrafficSettings(
  settings: TrafficSettings,
  check: (is_right: boolean, name: string, wanted: string) => void,
): void {
  const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max
  const { processes, connections_max, connections_per_address } = settings
  check(isCount(processes, PROCESSES_LIMIT), 'PROCESSES', `from 1 to ${PROCESSES_LIMIT}`)
  check(isCount(connections_max, CONNECTIONS_LIMIT), 'CONNECTIONS_MAX', `from 1 to ${CONNECTIONS_LIMIT}`)
  check(
    isCount(connections_per_address, CONNECTIONS_LIMIT),
    'CONNECTIONS_PER_ADDRESS',
    `from 1 to ${CONNECTIONS_LIMIT}`,
  )
}
