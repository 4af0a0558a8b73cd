import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'

/** The history that is to be played. */
export interface HistoryPlan {
  seed: string
  days: number
  players: number
  /** The last moment of the history, in milliseconds since 1970. */
  until: number
}

/** How far a history has come; it lies in the database until its last day is played. */
export interface Mark {
  day: number
  /** Nothing of it is later than this; null before anybody is there. In milliseconds since 1970. */
  through: number | null
}

/** A history that was interrupted: what was ordered, and how far it came. */
export interface UnfinishedHistory extends Mark {
  plan: HistoryPlan
}

const TABLE = `
  create schema if not exists simulator;
  create table simulator.history (
    is_single boolean primary key default true check (is_single),
    seed text not null, days integer not null, players integer not null, until timestamptz not null,
    day integer not null default 0, through timestamptz
  );
  grant usage on schema simulator to public;
  grant select on simulator.history to public`

/** After a new start, the platform goes on with an unfinished history within this time. */
const TAKEN_UP_SECONDS = 60

/** Whether nobody else plays a history on this platform; as long as the connection lives. */
export async function mayPlay(owner_db: Database): Promise<boolean> {
  const [row] = await owner_db<{ is_free: boolean }[]>`select pg_try_advisory_lock(${LOCKS.history}) as is_free`
  return row?.is_free === true
}

export async function noteBegin(owner_db: Database, { seed, days, players, until }: HistoryPlan): Promise<void> {
  await owner_db.unsafe(TABLE)
  // A crash of the machine that loses these rows loses the same part of the history.
  await owner_db`select set_config('synchronous_commit', 'off', false)`
  await owner_db`
    insert into simulator.history (seed, days, players, until) values (${seed}, ${days}, ${players}, ${new Date(until)})`
}

/** Said before anything is done that is later than the mark before. */
export async function noteMark(owner_db: Database, { day, through }: Mark): Promise<void> {
  await owner_db`
    update simulator.history set day = ${day}, through = ${through === null ? null : new Date(through)}`
}

/** The last day is played, or it is given up. Its transfers bear times of the past, so the proof of those begins anew. */
export async function noteEnd(owner_db: Database): Promise<void> {
  await owner_db.unsafe('delete from reconciliation.proven_day; delete from reconciliation.progress')
  await owner_db.unsafe('drop table if exists simulator.history; drop schema if exists simulator')
}

export async function findUnfinished(db: Queryable): Promise<UnfinishedHistory | null> {
  if (!(await hasTable(db))) return null
  const [row] = await db<(Omit<HistoryPlan, 'until'> & { until: Date; day: number; through: Date | null })[]>`
    select seed, days, players, until, day, through from simulator.history`
  if (!row) return null
  const { seed, days, players, until, day, through } = row
  return {
    plan: { seed, days, players, until: until.getTime() },
    day,
    through: through?.getTime() ?? null,
  }
}

async function hasTable(db: Queryable): Promise<boolean> {
  const [row] = await db<{ is_there: boolean }[]>`select to_regclass('simulator.history') is not null as is_there`
  return row?.is_there === true
}

/** Whether one has still to be played to its end: jobs that close days wait until what belongs to them has happened. */
export async function isHistoryUnderWay(db: Queryable): Promise<boolean> {
  const [row] = await db<{ is_there: boolean }[]>`select to_regnamespace('simulator') is not null as is_there`
  return row?.is_there === true
}

/**
 * Whether one is played at this moment, or will be in the next ones: draws, prizes and bonuses of a past day are then
 * the history's own, under its clock.
 */
export async function isHistoryPlayed(db: Queryable): Promise<boolean> {
  if (!(await isHistoryUnderWay(db))) return false
  if (process.uptime() < TAKEN_UP_SECONDS) return true
  const [row] = await db<{ is_held: boolean }[]>`
    select exists (
      select from pg_locks where locktype = 'advisory' and granted and objsubid = 1 and (classid, objid) = (0, ${LOCKS.history})
        and database = (select oid from pg_database where datname = current_database())
    ) as is_held`
  return row?.is_held === true
}
