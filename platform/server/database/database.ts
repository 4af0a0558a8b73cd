import { connectOptions, type DatabaseTarget } from './address/driver-options.ts'
import { currentWork, type Work } from './deadline.ts'
import { ConnectionPool } from './driver/pool.ts'
import { createReserved, sendAlone } from './driver/send.ts'
import { createTag, type Database, type Transaction, type TransactionWork } from './driver/tag.ts'
import type { RoleName } from './logins/programs.ts'
import { isUnanswered, isUnavailable, UnknownOutcome } from './unavailable.ts'

export type { DatabaseTarget } from './address/driver-options.ts'
export type { Database, Fragment, Queryable, Row, Transaction } from './driver/tag.ts'
export type { JsonValue } from './driver/values.ts'

export const SQLSTATE = {
  unique_violation: '23505',
  check_violation: '23514',
  serialization_failure: '40001',
  deadlock_detected: '40P01',
} as const

/** A statement that runs longer than this holds locks that others wait for. */
const STATEMENT_TIMEOUT_MS = 10_000
const CLIENT_CHECK_MS = 500
/** The job that writes aggregates asks for two minutes for a statement, and nobody for more; this is some time longer. */
const ANSWER_MS_MAX = 150_000
/** Not for the owner: a migration that makes an index of a large table takes as long as it takes. */
const TIMEOUTS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  // A session whose connection was given up lets go of its locks: by itself the server notices only when it answers.
  client_connection_check_interval: CLIENT_CHECK_MS,
}
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
  /** A connection that owes an answer for longer is given up; not one of the owner, whose statements have all the time. */
  answer_ms_max?: number
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
  const open = (connections: number) => openPool(target, { ...options, connections })
  const rest = open(options.connections)
  const shares = new Map(Object.entries(options.shares ?? {}).map(([share, connections]) => [share, open(connections)]))
  const poolOf = (call: Work | undefined) => shares.get(call?.share ?? '') ?? rest
  const tag = createTag((statement) => {
    const call = currentWork()
    return () => sendAlone(poolOf(call), call, statement)
  })
  const db: Database = Object.assign(tag, {
    begin: <T>(...args: [string, TransactionWork<T>] | [TransactionWork<T>]) => {
      const [mode, work] = args.length === 2 ? args : ['', ...args]
      return onConnection(db, (connection) => inTransaction(connection, `begin ${mode}`, work))
    },
    reserve: async () => createReserved(poolOf(currentWork())),
    end: async (how?: { timeout?: number }) => {
      await Promise.all([rest, ...shares.values()].map((pool) => pool.end(how)))
    },
  })
  return db
}

function openPool(target: DatabaseTarget, options: DatabaseOptions): ConnectionPool {
  return new ConnectionPool({
    ...connectOptions(target, { is_corked: options.access === 'by_key' }),
    max: options.connections,
    is_kept: options.is_kept,
    answer_ms_max: options.answer_ms_max ?? (options.role === 'owner' ? undefined : ANSWER_MS_MAX),
    application_name: 'thazin',
    session: {
      TimeZone: 'UTC',
      ...(options.role === 'owner' ? {} : TIMEOUTS),
      ...(options.role === 'owner' || options.role === 'login' ? {} : { role: options.role }),
      ...(options.access === 'by_key' ? PLANS_BY_KEY : {}),
      ...options.session,
    },
  })
}

/** Runs `work` in one transaction; again, at most three times in all, when the database asks for it. */
export async function transaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onConnection(db, (connection) => inTransaction(connection, 'begin', work))
    } catch (error) {
      const lost = hasSqlState(error, SQLSTATE.serialization_failure) || hasSqlState(error, SQLSTATE.deadlock_detected)
      if (!lost || attempt === ATTEMPTS_MAX) throw error
    }
  }
}

async function inTransaction<T>(connection: Transaction, begin: string, work: TransactionWork<T>): Promise<T> {
  await connection.unsafe(begin)
  const answer = await work(connection)
  await commit(connection)
  return answer
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
  // A statement is sent one turn after it was asked for: those asked for before the transaction go first.
  await Promise.resolve()
  const connection = await db.reserve()
  if (call?.is_over) connection.release()
  call?.refuseIfOver()
  const letGo = call?.hold(connection)
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

/** The database's code for every statement after the failed one. */
const TRANSACTION_FAILED = '25P02'

/** A statement that was ignored may be heard of before the one that failed, which is its cause (driver/client.ts). */
const firstFault = (heard: unknown): unknown =>
  heard instanceof Error && hasSqlState(heard, TRANSACTION_FAILED) ? (heard.cause ?? heard) : heard

export function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof Error && 'code' in error && error.code === state
}
