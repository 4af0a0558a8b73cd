import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#platform/server/database/database.ts'

/**
 * Time as a history tells it. While one is made, the columns' defaults, functions whose bodies are kept as parsed, and
 * the words `now()` and `clock_timestamp()` of the simulator's own connections lead to functions that answer the moment
 * which was set; every other connection reads the real time from them. Production never has these functions
 * (docs/decisions/0028-simulated-history.md).
 */
const FUNCTIONS = `
  create schema if not exists simulator;
  create or replace function simulator.now() returns timestamptz language sql stable
    return coalesce(nullif(pg_catalog.current_setting('simulator.moment', true), '')::timestamptz, pg_catalog.now());
  create or replace function simulator.clock_timestamp() returns timestamptz language sql volatile
    return coalesce(
      nullif(pg_catalog.current_setting('simulator.moment', true), '')::timestamptz, pg_catalog.clock_timestamp());
  grant usage on schema simulator to public`

/**
 * Options for the connections of the simulator: they find these functions first, and never reconnect by themselves, since a
 * new connection would not know the moment. No commit has to wait for the disk: if the machine fails, only the last moments
 * of an invented history are lost.
 */
export const STAGED = {
  session: { search_path: 'simulator, pg_catalog', synchronous_commit: 'off' },
  is_kept: true,
} as const

/** A long statement of another connection must not make the whole platform wait behind us. */
const LOCK_TIMEOUT_MS = 2_000
const LOCK_TRIES_MAX = 10
const LOCK_NOT_AVAILABLE = '55P03'

interface Default {
  table: string
  column: string
  expression: string
}

const REAL = '(?<![.\\w])(now|clock_timestamp)\\(\\)'
const SHIFTED = '\\msimulator\\.(now|clock_timestamp)\\(\\)'

/** Lets defaults and functions ask for the time of the history. Done again it changes nothing. */
export async function stageClock(owner_db: Database): Promise<void> {
  await owner_db.unsafe(FUNCTIONS)
  await changeDefaults(owner_db, REAL, 'simulator.\\1()')
  await changeFunctions(owner_db, REAL, 'simulator.\\1()')
}

/** Everything as the migrations made it; also after a history that was killed half-way. */
export async function restoreClock(owner_db: Database): Promise<void> {
  await changeDefaults(owner_db, SHIFTED, '\\1()')
  await changeFunctions(owner_db, SHIFTED, '\\1()')
  // Without `cascade`: what still asked for them would go with them, and nobody would notice.
  // The last of them is of an earlier version, which may have been killed too.
  await owner_db.unsafe('drop function if exists simulator.now(), simulator.clock_timestamp(), simulator.shift()')
}

/** Of functions in SQL whose body was bound when they were made; others look the words up when they are called. */
async function changeFunctions(owner_db: Database, pattern: string, replacement: string): Promise<void> {
  const functions = await owner_db<{ definition: string }[]>`
    select regexp_replace(definition, ${pattern}, ${replacement}, 'g') as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    cross join lateral (select case when p.prosqlbody is not null then pg_get_functiondef(p.oid) end as definition) d
    where n.nspname not in ('pg_catalog', 'information_schema', 'simulator') and definition ~ ${pattern}
    order by p.oid`
  for (const { definition } of functions) await owner_db.unsafe(definition)
}

async function changeDefaults(owner_db: Database, pattern: string, replacement: string): Promise<void> {
  const defaults = await owner_db<Default[]>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as column,
           regexp_replace(pg_get_expr(d.adbin, d.adrelid), ${pattern}, ${replacement}, 'g') as expression
    from pg_attrdef d
    join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on (a.attrelid, a.attnum) = (d.adrelid, d.adnum)
    where n.nspname not in ('public', 'graphile_worker') and pg_get_expr(d.adbin, d.adrelid) ~ ${pattern}
    order by 1, 2`
  for (const one of defaults) await changeDefault(owner_db, one)
}

/** One table after the other, each for an instant. */
async function changeDefault(owner_db: Database, { table, column, expression }: Default): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await owner_db.unsafe(
        `set lock_timeout = ${LOCK_TIMEOUT_MS}; alter table ${table} alter column ${column} set default ${expression}; reset lock_timeout`,
      )
      return
    } catch (error) {
      const is_taken = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
      if (!is_taken || tries === LOCK_TRIES_MAX) throw error
    }
  }
}

/**
 * The milliseconds of this program run so much slower than the history: its limits of calls per second see enough time go
 * by, and a value that it remembers for half a second is not read again for every call.
 */
const SLOWER = 500

/**
 * The clock of the history, which nothing but the history moves: while a use case is at work it stands still, on the
 * slowest machine as on the fastest. What was read before a transaction is not read again within, where the only
 * connection is taken.
 */
export interface Clock {
  /** Goes forward to this moment; never back. */
  set(moment_ms: number): void
  /** Its connections learn the moment, if it is another one: before anything is done with them, and not for each moment at which nothing is. */
  sync(): void
  moment(): number
  /** This program has the real time again. */
  stop(): void
}

/** Of work that is behind the clock of the history, the moment at which it belongs. */
const belongs = new AsyncLocalStorage<number>()

/** While this work goes on, it is that moment for what it asks this program. */
export const atMoment = <T>(moment_ms: number, work: () => Promise<T>): Promise<T> => belongs.run(moment_ms, work)

/** For use cases that are called without a client. */
export function syncTime(clock: Clock, moment_ms: number): void {
  clock.set(moment_ms)
  clock.sync()
}

/** The clock of some connections alone. */
export type PoolsClock = Pick<Clock, 'set' | 'sync'>

/** Sets what these connections take for the time. */
export function createPoolsClock(pools: Database[]): PoolsClock {
  let [moment, synced] = [0, 0]
  let failure: { error: unknown } | null = null
  return {
    set(moment_ms) {
      moment = Math.max(moment, moment_ms)
    },
    sync() {
      if (failure) throw failure.error
      if (synced === moment) return
      synced = moment
      const text = new Date(moment).toISOString()
      // Not waited for: whatever follows on these connections comes after it.
      for (const pool of pools) {
        pool`select set_config('simulator.moment', ${text}, false)`.catch((error: unknown) => {
          failure = { error }
        })
      }
    },
  }
}

/**
 * Sets what this program and its connections take for the time. Each connection pool must hold one connection: what is
 * set for a session is set for all that follows on it.
 */
export function createClock(pools: Database[]): Clock {
  const real = { now: Date.now, count: performance.now.bind(performance) }
  const counted_from = real.count()
  let first: number | null = null
  let moment = 0
  const pools_clock = createPoolsClock(pools)
  Object.assign(Date, { now: () => (first === null ? real.now() : (belongs.getStore() ?? moment)) })
  Object.assign(performance, { now: () => counted_from + (moment - (first ?? moment)) / SLOWER })

  return {
    set(moment_ms) {
      first ??= moment_ms
      moment = Math.max(moment, moment_ms)
      pools_clock.set(moment_ms)
    },
    sync: () => pools_clock.sync(),
    moment: () => moment,
    stop() {
      // Milliseconds are counted on from here: the database driver waits for moments that it reckoned by them.
      const ahead = Math.max(0, performance.now() - real.count())
      Object.assign(Date, { now: real.now })
      Object.assign(performance, { now: () => real.count() + ahead })
    },
  }
}
