import postgres from 'postgres'
import { corkedSocket } from './corked-socket.ts'

/** Integers of the database are bigint in the program: ids and money never become floats. */
const TYPES = { bigint: postgres.BigInt }
type Types = { bigint: bigint }

export type Database = postgres.Sql<Types>
export type Transaction = postgres.TransactionSql<Types>
/** Either: for reads that are right inside a transaction and outside it. */
export type Queryable = Database | Transaction

/** A piece of a statement, to be put into another. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

export const SQLSTATE = {
  unique_violation: '23505',
  check_violation: '23514',
  serialization_failure: '40001',
  deadlock_detected: '40P01',
} as const

/** A statement that runs longer than this holds locks that others wait for. */
const STATEMENT_TIMEOUT_MS = 10_000
/** Not for the owner: a migration that makes an index of a large table takes as long as it takes. */
const TIMEOUTS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
}
const CONNECT_TIMEOUT_SECONDS = 10
/** Between the tries of a pool to connect: a database that is back is found at once. */
const backoffSeconds = (tries: number) => Math.min(0.05 * 2 ** tries, 0.25)
/** Tries of a transaction that lost against another one. */
const ATTEMPTS_MAX = 3

interface DatabaseOptions {
  connections: number
  /** `thazin_server` may not write in the ledger; `owner` is for migrations and tests. */
  role: 'thazin_server' | 'owner'
  /** `by_key`: every statement finds its rows by key, so its plan is made once and kept. */
  access?: 'by_key'
}

/**
 * A hot verb asks the same few statements for sets of keys, thousands of times a second. Left alone,
 * the planner plans each again (half of its time), or keeps a plan from when the table was small and
 * reads all of it when it is large. With these the kept plan is the right one: through the index.
 */
const PLANS_BY_KEY = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}

/** With several hosts or a socket file the driver finds its way by itself. */
function socketFor({ host, port, path }: { host: string[]; port: number[]; path: string | false }) {
  const [only_host, only_port] = [host[0], port[0]]
  if (path || host.length !== 1 || only_host === undefined || only_port === undefined) {
    throw new Error('hot verbs need one database address')
  }
  return corkedSocket({ host: only_host, port: only_port })
}

export function openDatabase(url: string, options: DatabaseOptions): Database {
  return postgres(url, {
    max: options.connections,
    types: TYPES,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    backoff: backoffSeconds,
    onnotice: () => undefined,
    ...(options.access === 'by_key' ? { socket: socketFor } : {}),
    connection: {
      application_name: 'thazin',
      TimeZone: 'UTC',
      ...(options.role === 'owner' ? {} : { role: options.role, ...TIMEOUTS }),
      ...(options.access === 'by_key' ? PLANS_BY_KEY : {}),
    },
  }) as Database
}

/** Runs `work` in one transaction; again, at most three times in all, when the database asks for it. */
export async function transaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await db.begin((tx) => work(tx))) as T
    } catch (error) {
      const lost = hasSqlState(error, SQLSTATE.serialization_failure) || hasSqlState(error, SQLSTATE.deadlock_detected)
      if (!lost || attempt === ATTEMPTS_MAX) throw error
    }
  }
}

/**
 * A transaction in two round trips, for hot verbs: `begin` travels with the first statements, and `commitWith` sends
 * `commit` along with the last ones. A write that fails leaves nothing to commit, so each must fail by itself if it
 * does not do all that it should.
 */
export async function pipelined<T>(
  db: Database,
  work: (tx: Transaction, commitWith: (writes: Promise<unknown>[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  const connection = await db.reserve()
  try {
    const began = connection.unsafe('begin').then(() => undefined)
    const commitWith = async (writes: Promise<unknown>[]) => {
      await Promise.all([began, ...writes, connection.unsafe('commit')])
    }
    const [answer] = await Promise.all([work(connection as unknown as Transaction, commitWith), began])
    return answer
  } catch (error) {
    // With a connection that was lost its transaction is over.
    await connection.unsafe('rollback').catch((failure: unknown) => {
      if (!isConnectionLost(failure)) throw failure
    })
    throw error
  } finally {
    connection.release()
  }
}

/** The driver's own words for it, or the socket's. */
const CONNECTION_LOST = ['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE']

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_LOST.includes(String(error.code))
}

export function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof Error && 'code' in error && error.code === state
}
