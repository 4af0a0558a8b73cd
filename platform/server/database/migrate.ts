import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { LOCKS } from './advisory-locks.ts'
import type { Database, Queryable } from './database.ts'
import { applyGrants } from './logins/apply-grants.ts'
import { INSTALLATION, nameRoles, PROGRAMS, type RoleName, roleOf } from './logins/programs.ts'

const MIGRATIONS = new URL('../../../apps/database/migrations/', import.meta.url)

/** Anyone who asks for a table behind a migration that waits for it waits as well: rather the migration fails. */
const LOCK_TIMEOUT_MS = 10_000

interface MigrationOptions {
  /** Of the migrations; another one where a test adds some of its own. */
  folder?: URL
  /** Those that are applied, where it is not all of them; then no program may work with the database yet. */
  names?: readonly string[]
  /** `none` where the schema is only looked at. */
  grants?: 'none'
  /** Its name, which the roles of its programs carry. */
  installation?: string
}

/** Applies what is missing, in order, each file in a transaction of its own. Answers the names applied. */
export async function migrate(db: Database, options: MigrationOptions = {}): Promise<string[]> {
  const { folder = MIGRATIONS, names, grants, installation = INSTALLATION } = options
  const connection = await db.reserve()
  try {
    await connection`select pg_advisory_lock(${LOCKS.migration})`
    await connection`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, false)`
    await connection`
      create table if not exists public.migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now()
      )`
    for (const program of PROGRAMS) await ensureRole(connection, roleOf(program, installation))
    await refuseChangedMigrations(connection, folder)
    const known = await missingMigrations(connection, folder)
    const missing = known.filter((name) => names === undefined || names.includes(name))
    for (const name of missing) {
      const file = await readMigration(name, folder)
      const text = nameRoles(file, installation)
      // Statements sent together are one transaction: the file is applied whole and noted, or not at all.
      await connection.unsafe(
        `${text}; insert into public.migration (name, sha256) values ('${name}', '${sha256(file)}')`,
      )
    }
    if (names === undefined && grants !== 'none') await applyGrants(connection, installation)
    return missing
  } finally {
    await connection`select set_config('lock_timeout', '0', false)`
    await connection`select pg_advisory_unlock(${LOCKS.migration})`
    connection.release()
  }
}

/** Roles belong to the whole server, so this one may exist already: a login that may not create any does not try. */
async function ensureRole(connection: Queryable, role: RoleName): Promise<void> {
  await connection.unsafe(`do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
  // A member of the role may lack the right to grant it.
  await connection.unsafe(`do $$ begin
    if not pg_has_role(current_user, '${role}', 'set') then grant ${role} to current_user; end if;
  end $$`)
}

/** A file that was changed after it was applied says nothing about the database any more. */
async function refuseChangedMigrations(db: Queryable, folder: URL): Promise<void> {
  const applied = await db<{ name: string; sha256: string }[]>`select name, sha256 from public.migration`
  for (const { name, sha256: applied_sha256 } of applied) {
    if (sha256(await readMigration(name, folder)) !== applied_sha256) {
      throw new Error(`migrations/${name} was changed after this database was made with it; changes go into a new file`)
    }
  }
}

const readMigration = (name: string, folder: URL) => readFile(new URL(name, folder), 'utf8')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Names of migrations that the database does not have yet. */
export const missingMigrations = async (db: Queryable, folder = MIGRATIONS): Promise<string[]> =>
  (await compareMigrations(db, folder)).missing

interface MigrationState {
  missing: string[]
  /** The database has a migration that this release does not know. */
  is_of_later_release: boolean
}

export async function compareMigrations(db: Queryable, folder = MIGRATIONS): Promise<MigrationState> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  const applied = new Set((await db<{ name: string }[]>`select name from public.migration`).map(({ name }) => name))
  return {
    missing: files.filter((name) => !applied.has(name)),
    is_of_later_release: applied.difference(new Set(files)).size > 0,
  }
}
