import { randomBytes } from 'node:crypto'
import { type Database, type DatabaseTarget, openDatabase } from '../database.ts'
import { handOver } from './hand-over.ts'
import { PROGRAMS, type Program, roleOf } from './programs.ts'

const PASSWORD_BYTES = 24

/** The login of the migrations, which owns all tables. */
const ownerOf = (installation: string) => `${installation}_owner`

export interface Login {
  user: string
  password: string
}

export type Logins = Record<Program, Login>

/** The role that the address is logged in as may not create or change those of the programs. */
export class NoLogins extends Error {
  override readonly name = 'NoLogins'
}

/**
 * Gives each program a login with a new password; those of before are valid no more.
 * @param target the login of the migrations @param newPassword of letters, digits, - and _ @throws NoLogins with what to do about it
 */
export function createLogins(
  target: DatabaseTarget,
  installation: string,
  newPassword: () => string = randomPassword,
): Promise<Logins> {
  return withDatabase(target, async (db) => {
    const [self] = await db<{ name: string; may: boolean }[]>`
      select current_user::text as name, rolsuper or rolcreaterole as may from pg_roles where rolname = current_user`
    if (!self?.may) {
      throw new NoLogins(
        `The login ${self?.name} may not create the logins of the programs. Make them by hand, and set ` +
          'SERVER_DATABASE_URL, CONSOLE_DATABASE_URL and WORKER_DATABASE_URL: docs/operations/database-logins.md says how.',
      )
    }
    const logins = PROGRAMS.map(
      async (program) =>
        [program, await login(db, { user: roleOf(program, installation), password: newPassword() })] as const,
    )
    return Object.fromEntries(await Promise.all(logins)) as Logins
  })
}

/**
 * Of a PostgreSQL that is the platform's own: a login for the migrations that is no superuser, and owns the database;
 * after the logins of the programs.
 * @param target the superuser
 */
export function createOwner(target: DatabaseTarget, installation: string): Promise<Login> {
  return withDatabase(target, async (db) => {
    const owner = await login(db, { user: ownerOf(installation), password: randomPassword() })
    // The migrations hand the job queue's schema over to the worker, and tools that play a demo become a program.
    const roles = PROGRAMS.map((program) => roleOf(program, installation)).join(', ')
    await db.unsafe(`grant ${roles} to ${owner.user}`)
    await db.unsafe(`alter database ${await nameOf(db)} owner to ${owner.user}`)
    // Objects that the superuser made in earlier versions change their owner.
    await handOver(db, { of: 'platform', to: owner.user })
    await handOver(db, { of: 'queue', to: roleOf('worker', installation) })
    await db.unsafe(`alter table if exists public.migration owner to ${owner.user}`)
    return owner
  })
}

async function withDatabase<T>(target: DatabaseTarget, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(target, { connections: 1, role: 'owner' })
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

/** Of letters, digits, - and _. */
const randomPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url')

async function login(db: Database, { user, password }: Login): Promise<Login> {
  const [role] = await db`select from pg_roles where rolname = ${user}`
  if (!role) await db.unsafe(`create role ${user} nosuperuser nocreatedb nocreaterole`)
  await db.unsafe(`alter role ${user} login password '${password}'`)
  return { user, password }
}

async function nameOf(db: Database): Promise<string> {
  const [row] = await db<{ name: string }[]>`select quote_ident(current_database()) as name`
  return row?.name ?? ''
}
