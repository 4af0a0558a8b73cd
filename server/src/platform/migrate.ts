import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './database.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
/** Two processes that start at once must not both migrate; the number is arbitrary but fixed. */
const MIGRATION_LOCK = 7_268_153

/** Applies what is missing, in order, each file in a transaction of its own. Answers the names applied. */
export async function migrate(db: Database): Promise<string[]> {
  const connection = await db.reserve()
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    await connection`create table if not exists public.migration (name text primary key, applied_at timestamptz not null default now())`
    // Roles belong to the whole server, not to one database, so this one may exist already.
    await connection.unsafe(`do $$ begin create role thazin_server;
      exception when duplicate_object or unique_violation then null; end $$`)
    await connection.unsafe('grant thazin_server to current_user')
    await connection.unsafe('grant select on public.migration to thazin_server')
    const missing = await missingMigrations(connection)
    for (const name of missing) {
      const file = await readFile(new URL(name, MIGRATIONS), 'utf8')
      // Statements sent together are one transaction: the file is applied whole and noted, or not at all.
      await connection.unsafe(`${file}; insert into public.migration (name) values ('${name}')`)
    }
    return missing
  } finally {
    await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`
    connection.release()
  }
}

/** Names of migrations that the database does not have yet. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const files = (await readdir(MIGRATIONS)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  const applied = await db<{ name: string }[]>`select name from public.migration`
  const known = new Set(applied.map((row) => row.name))
  return files.filter((name) => !known.has(name))
}
