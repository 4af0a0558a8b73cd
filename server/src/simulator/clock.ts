import type { Database } from '../platform/database.ts'

/**
 * Time as a history tells it. While one is made, the columns' defaults, functions whose bodies are kept as parsed, and
 * the words `now()` and `clock_timestamp()` of the simulator's own connections lead to functions that add a shift; every
 * other connection reads the real time from them. A house in earnest never has these functions
 * (docs/decisions/0028-a-history-is-played.md).
 */
const FUNCTIONS = `
  create schema if not exists simulator;
  create or replace function simulator.shift() returns interval language sql stable
    return coalesce(nullif(pg_catalog.current_setting('simulator.shift', true), ''), '0')::interval;
  create or replace function simulator.now() returns timestamptz language sql stable
    return pg_catalog.now() + simulator.shift();
  create or replace function simulator.clock_timestamp() returns timestamptz language sql volatile
    return pg_catalog.clock_timestamp() + simulator.shift();
  grant usage on schema simulator to thazin_server`

/** Somebody's long statement must not make the whole house wait behind us. */
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
 * What this program counts milliseconds with runs so much slower than the history: its limits of calls per second see
 * as much time go by as they need, and what it remembers for half a second is not read anew for every call. It stands
 * still while a verb is at work: what was read before its transaction is not read again within, where the only
 * connection is taken.
 */
const SLOWER = 500

/** The clock of the history: it stands where it was set, and runs on from there. */
export interface Clock {
  /** Goes forward to this moment; never back. */
  set(moment_ms: number): Promise<void>
  /**
   * The moment that was set last. What is planned goes by it, and not by the time, which runs on while the machine
   * works: on a slow one the same seed would play something else.
   */
  moment(): number
  /** This program has the real time again. */
  stop(): void
}

/**
 * Sets what this program and its connections take for the time. Each connection pool must hold one connection: what is
 * set for a session is set for all that follows on it.
 */
export function openClock(pools: Database[]): Clock {
  const real = { now: Date.now, count: performance.now.bind(performance) }
  let shift_ms: number | null = null
  let first_shift_ms: number | null = null
  let told: Promise<unknown> = Promise.resolve()
  let moment = 0
  Object.assign(Date, { now: () => real.now() + (shift_ms ?? 0) })
  const counted_from = real.count()
  let passed_ms = 0
  Object.assign(performance, { now: () => counted_from + passed_ms / SLOWER })

  return {
    async set(moment_ms) {
      await told
      moment = Math.max(moment, moment_ms)
      const wanted = moment_ms - real.now()
      first_shift_ms ??= wanted
      shift_ms = Math.max(shift_ms ?? wanted, wanted)
      passed_ms = shift_ms - first_shift_ms
      const shift = `${Math.round(shift_ms)} milliseconds`
      // Not waited for: whatever follows on these connections comes after it. Said anew each time, so that a connection
      // that was made anew tells the same time. No commit has to wait for the disk, since nothing is lost but the last
      // moments of an invented history when the machine falls.
      told = Promise.all(
        pools.map(
          (pool) => pool`
            select set_config('search_path', 'simulator, pg_catalog', false),
                   set_config('synchronous_commit', 'off', false), set_config('simulator.shift', ${shift}, false)`,
        ),
      )
      told.catch(() => undefined)
    },
    moment: () => moment,
    stop() {
      Object.assign(Date, { now: real.now })
      Object.assign(performance, { now: real.count })
    },
  }
}
