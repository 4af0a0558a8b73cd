import postgres from 'postgres'
import type { DatabaseAddress } from './address/database-address.ts'
import { addressOf, type DatabaseTarget, postgresOptions } from './address/driver-options.ts'
import { currentWork, type Discardable, type DriverQuery } from './deadline.ts'
import type { RoleName } from './logins/programs.ts'
import { isUnanswered, isUnavailable, UnknownOutcome } from './unavailable.ts'

/** Integers of the database are bigint in the program: ids and money never become floats. */
const TYPES = { bigint: postgres.BigInt }
type Types = { bigint: bigint }

export type { DatabaseTarget } from './address/driver-options.ts'
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
const CLIENT_CHECK_MS = 500
/** Not for the owner: a migration that makes an index of a large table takes as long as it takes. */
const TIMEOUTS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  // A session whose connection was given up lets go of its locks: by itself the server notices only when it answers.
  client_connection_check_interval: CLIENT_CHECK_MS,
}
/** What a server that is frozen, or gone from the network, costs the pool once it is back. */
const CONNECT_TIMEOUT_SECONDS = 5
/** Between the tries of a pool to connect: a database that is back is found at once. */
const backoffSeconds = (tries: number) => Math.min(0.05 * 2 ** tries, 0.25)
/** Tries of a transaction that lost against another one. */
const ATTEMPTS_MAX = 3

interface DatabaseOptions {
  connections: number
  /** Connections that only the calls of a share take (deadline.ts); all others have those above. */
  shares?: Record<string, number>
  /**
   * `login`: a program, as the login in its address. `owner`: a login that may take its time, for migrations and tests.
   * A role: the owner's login takes on the rights of that program.
   */
  role: 'login' | 'owner' | RoleName
  /** `by_key`: every statement finds its rows by key, so its plan is made once and kept. */
  access?: 'by_key'
  /** Further settings of its sessions. */
  session?: Record<string, string>
  /** Its connections are never renewed by themselves. */
  is_kept?: true
}

/**
 * A hot use case asks the same few statements for batches of keys, thousands of times a second. Left alone,
 * the planner plans each again (half of its time), or keeps a plan from when the table was small and
 * reads all of it when it is large. With these the kept plan is the right one: through the index.
 */
const PLANS_BY_KEY = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}

export function openDatabase(target: DatabaseTarget, options: DatabaseOptions): Database {
  const address = addressOf(target)
  const shares = Object.entries(options.shares ?? {})
  const pools = new Map(shares.map(([share, connections]) => [share, openPool(address, { ...options, connections })]))
  return watched(openPool(address, options), pools)
}

function openPool(address: DatabaseAddress, options: DatabaseOptions): Database {
  return postgres({
    ...postgresOptions(address, { is_corked: options.access === 'by_key' }),
    max: options.connections,
    types: TYPES,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    backoff: backoffSeconds,
    onnotice: doubtCommit,
    connection: {
      application_name: 'thazin',
      TimeZone: 'UTC',
      ...(options.role === 'owner' ? {} : TIMEOUTS),
      ...(options.role === 'owner' || options.role === 'login' ? {} : { role: options.role }),
      ...(options.access === 'by_key' ? PLANS_BY_KEY : {}),
      ...options.session,
    },
    ...(options.is_kept && { max_lifetime: 0 }),
  }) as Database
}

/** Runs `work` in one transaction; again, at most three times in all, when the database asks for it. */
export async function transaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onConnection(db, async (connection) => {
        await connection.unsafe('begin')
        const answer = await work(connection)
        await commit(connection)
        return answer
      })
    } catch (error) {
      const lost = hasSqlState(error, SQLSTATE.serialization_failure) || hasSqlState(error, SQLSTATE.deadlock_detected)
      if (!lost || attempt === ATTEMPTS_MAX) throw error
    }
  }
}

/** Reads what all stood at one moment. */
export function snapshot<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return onConnection(db, async (connection) => {
    await connection.unsafe('begin isolation level repeatable read read only')
    const answer = await work(connection)
    await connection.unsafe('commit')
    return answer
  })
}

/**
 * A transaction in two round trips, for hot use cases: `begin` travels with the first statements, and `commitWith` sends
 * `commit` along with the last ones. A write that fails leaves nothing to commit, so each must fail by itself if it
 * does not do all that it should.
 */
export function pipelined<T>(
  db: Database,
  work: (tx: Transaction, commitWith: (writes: Promise<unknown>[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  return onConnection(db, async (connection) => {
    const began = connection.unsafe('begin').then(() => undefined)
    const commitWith = (writes: Promise<unknown>[]) => commit(connection, [began, ...writes])
    const [answer] = await Promise.all([work(connection, commitWith), began])
    return answer
  })
}

/** One connection for a transaction; what goes wrong is rolled back. */
async function onConnection<T>(db: Database, work: (connection: Transaction) => Promise<T>): Promise<T> {
  const call = currentWork()
  call?.refuseIfOver()
  // The driver sends a statement one turn after it was asked for: those asked for before the transaction go first.
  await Promise.resolve()
  const connection = await db.reserve()
  if (call?.is_over) connection.release()
  call?.refuseIfOver()
  const letGo = call?.hold(connection as unknown as Discardable)
  try {
    return await work(connection as unknown as Transaction)
  } catch (heard) {
    const error = firstFault(heard)
    // With a connection that was lost its transaction is over.
    await connection.unsafe('rollback').catch((failure: unknown) => {
      if (!isUnavailable(failure)) throw failure
    })
    throw error
  } finally {
    letGo?.()
    connection.release()
  }
}

/**
 * Commits, with the last statements of the transaction on the same way.
 * @throws UnknownOutcome when no answer says whether it did
 */
async function commit(connection: Transaction, last: Promise<unknown>[] = []): Promise<void> {
  const call = currentWork()
  // They are under way, and fail with the connection.
  if (call?.is_over) void Promise.allSettled(last)
  call?.beginCommit()
  try {
    const commit = connection.unsafe('commit')
    // In this order they are sent.
    await Promise.all([...last, commit])
    const { command } = await commit
    // The answer where a statement had failed, and its caller did not look.
    if (command !== 'COMMIT') throw new Error('nothing was committed: a statement of the transaction failed')
  } catch (heard) {
    const error = firstFault(heard)
    call?.commitFailed(error)
    throw isUnanswered(error) ? new UnknownOutcome('a commit was not answered', { cause: error }) : error
  }
}

/** What the database says to all that comes after the statement that failed. */
const TRANSACTION_FAILED = '25P02'

/** A statement that was ignored may be heard of before the one that failed, which the driver (patches/) gives as its cause. */
const firstFault = (heard: unknown): unknown =>
  heard instanceof Error && hasSqlState(heard, TRANSACTION_FAILED) ? (heard.cause ?? heard) : heard

/** Statements outside of a transaction belong to the call that sends them, too; and each call to its share. */
function watched(db: Database, shares: Map<string, Database>): Database {
  const poolOf = (call = currentWork()) => shares.get(call?.share ?? '') ?? db
  const end: Database['end'] = async (options) => {
    await Promise.all([db, ...shares.values()].map((pool) => pool.end(options)))
  }
  return new Proxy(db, {
    // What the driver has beside statements are functions that know their pool by themselves.
    ...(shares.size > 0 && {
      get: (_db, name) => (name === 'end' ? end : (Reflect.get(poolOf(), name) as unknown)),
    }),
    apply(_db, _self, args: Parameters<Database>) {
      const call = currentWork()
      const made: unknown = Reflect.apply(poolOf(call), undefined, args)
      const [strings] = args as unknown[]
      if (call && isTemplate(strings)) call.watch(made as DriverQuery, isWrite(strings))
      return made
    },
  })
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value

const WRITE = /^\s*(?:insert|update|delete|merge)\b|^\s*with\b[^]*\b(?:insert\s+into|update|delete\s+from)\b/i
const writes = new WeakMap<TemplateStringsArray, boolean>()

function isWrite(strings: TemplateStringsArray): boolean {
  const known = writes.get(strings)
  if (known !== undefined) return known
  const found = WRITE.test(strings.join(' '))
  writes.set(strings, found)
  return found
}

/** A synchronous copy that is gone: the commit stands here, but would be lost with this server. */
const COMMITTED_LOCALLY = /committed locally/
/** The driver passes the statement along (patches/). Its success says more than is true. */
function doubtCommit(notice: postgres.Notice, query?: DriverQuery): void {
  if (query && COMMITTED_LOCALLY.test(notice.detail ?? '')) {
    query.resolve = () => query.reject(new UnknownOutcome('committed on one server only'))
  }
}

export function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof Error && 'code' in error && error.code === state
}
