import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { ConnectionOptions } from 'node:tls'

export interface DatabaseHost {
  host: string
  port: number
}

/** Where the database is, and how to get in; read once from DATABASE_URL and DATABASE_CA, the same for both drivers. */
export interface DatabaseAddress {
  /** Several: the one that takes writes is looked for (primary.ts). */
  hosts: readonly DatabaseHost[]
  database: string
  user: string
  password: string
  tls: TlsMode
  /** Root certificates in PEM; null for those that Node knows. */
  ca: string | null
  /** Keeps the highest timeline that was seen, for programs that start anew (seen-timelines.ts). */
  timeline_file?: string
}

/** As libpq has them, and `no-verify` for a certificate that nothing can verify. */
const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const
export type TlsMode = (typeof TLS_MODES)[number]

const PARAMETERS = ['sslmode', 'sslrootcert', 'target_session_attrs']
/** Every connection finds the primary anyway; another target would be read from, and nothing reads a standby. */
const TARGETS = ['read-write', 'primary']
const HOSTS_MAX = 9
const DEFAULT_PORT = 5432
const URL_PARTS =
  /^postgres(?:ql)?:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^/?#]*)\/(?<database>[^?#/]*)(?:\?(?<query>[^#]*))?$/

/**
 * `postgres://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE?sslmode=verify-full&sslrootcert=FILE`.
 * @param ca root certificates in PEM, where no file has them
 * @throws Error with a sentence that names what is wrong, and never the password
 */
export function parseDatabaseAddress(url: string, ca: string | null = null): DatabaseAddress {
  const { user, password = '', hosts, database, query = '' } = URL_PARTS.exec(url)?.groups ?? {}
  if (hosts === undefined || !database) refuse('must be postgres://USER:PASSWORD@HOST:PORT/DATABASE')
  if (!user) refuse('names no user')
  const parameters = parseParameters(query)
  const mode = parameters.get('sslmode') ?? 'disable'
  const tls = TLS_MODES.find((known) => known === mode)
  if (tls === undefined) refuse(`has sslmode=${mode}, but must have one of ${TLS_MODES.join(', ')}`)
  const target = parameters.get('target_session_attrs')
  if (target !== undefined && !TARGETS.includes(target))
    refuse(`has target_session_attrs=${target}, but must have one of ${TARGETS.join(', ')}`)
  const root = parseRoot(parameters.get('sslrootcert'), ca)
  // As libpq: a root certificate is there to be used.
  const verified = tls === 'require' && root !== null ? 'verify-ca' : tls
  return {
    hosts: parseHosts(hosts),
    database: decode(database),
    user: decode(user),
    password: decode(password),
    tls: verified,
    ca: root,
  }
}

/** The same address for another login. By hand: it may name several hosts, which no URL of Node does. */
export const withLogin = (url: string, { user, password }: { user: string; password: string }): string =>
  url.replace(
    /^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?/,
    (_, scheme: string) => `${scheme}${encodeURIComponent(user)}:${encodeURIComponent(password)}@`,
  )

function refuse(what: string): never {
  throw new Error(`DATABASE_URL ${what}`)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return refuse('has a % that begins no encoded letter')
  }
}

function parseParameters(query: string): Map<string, string> {
  const parameters = new Map(new URLSearchParams(query))
  for (const name of parameters.keys())
    if (!PARAMETERS.includes(name)) refuse(`has the parameter ${name}, but only ${PARAMETERS.join(', ')} are known`)
  return parameters
}

function parseHosts(text: string): DatabaseHost[] {
  const hosts = text.split(',').map((part): DatabaseHost => {
    const { ipv6, name, port } =
      /^(?:\[(?<ipv6>[^\]]*)\]|(?<name>[^:]*))(?::(?<port>\d{1,5}))?$/.exec(part)?.groups ?? {}
    const host = decode(ipv6 ?? name ?? '')
    const number = port === undefined ? DEFAULT_PORT : Number(port)
    if (host === '' || (ipv6 !== undefined && isIP(host) !== 6)) refuse(`has a host that cannot be read: "${part}"`)
    if (host.startsWith('/')) refuse('names a socket file, but must name a host')
    if (number < 1 || number > 65_535) refuse(`has the port ${port}, but must have one from 1 to 65535`)
    return { host, port: number }
  })
  if (hosts.length > HOSTS_MAX) refuse(`has ${hosts.length} hosts, but may have ${HOSTS_MAX} at most`)
  return hosts
}

function parseRoot(file: string | undefined, ca: string | null): string | null {
  if (file === undefined || file === 'system') return ca
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return refuse(`names the root certificate ${file}, which cannot be read: ${(error as Error).message}`)
  }
}

/** For Node's TLS, or null where nothing is encrypted. */
export function tlsOptions({ tls, ca }: DatabaseAddress, { host }: DatabaseHost): ConnectionOptions | null {
  if (tls === 'disable') return null
  const is_verified = tls === 'verify-ca' || tls === 'verify-full'
  return {
    rejectUnauthorized: is_verified,
    // Whom the certificate must name: without it Node would look for localhost.
    host,
    ...(isIP(host) === 0 && { servername: host }),
    ...(is_verified && ca !== null && { ca }),
    // The certificate's own chain says enough; the name may be another one.
    ...(tls === 'verify-ca' && { checkServerIdentity: () => undefined }),
  }
}

/** One host of an address, as an address of its own. */
export const addressOfHost = (address: DatabaseAddress, host: DatabaseHost): DatabaseAddress => ({
  ...address,
  hosts: [host],
})
