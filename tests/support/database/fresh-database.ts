import { randomUUID } from 'node:crypto'
import { parseDatabaseAddress, withLogin } from '#platform/server/database/address/database-address.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { createLogins } from '#platform/server/database/logins/create-logins.ts'
import { INSTALLATION, type Program, roleOf } from '#platform/server/database/logins/programs.ts'
import { migrate } from '#platform/server/database/migrate.ts'

const TEMPLATE = 'thazin_template'

/** A migrated database of one's own; answers its address. Copying a template takes a tenth of the time of migrating. */
export function freshDatabase(server_url: string): Promise<string> {
  return onServer(server_url, async (server) => {
    await ensureTemplate(server, server_url)
    return copyOf(server, server_url, TEMPLATE)
  })
}

/** Alike on every PostgreSQL of a test, where files run side by side and would change each other's passwords. */
const PASSWORD = 'of-a-test'

/** Lets programs log in to a PostgreSQL of a test. */
export const createTestLogins = (server_url: string) => createLogins(server_url, INSTALLATION, () => PASSWORD)

/** A test's database as a program is logged in to it. */
export const asProgram = (url: string, program: Program): string =>
  withLogin(url, { user: roleOf(program), password: PASSWORD })

/** Another database with the same rows; nobody may be connected to the first. Answers its address. */
export function copyDatabase(server_url: string, url: string): Promise<string> {
  return onServer(server_url, (server) => copyOf(server, server_url, parseDatabaseAddress(url).database))
}

async function onServer<T>(server_url: string, work: (server: Database) => Promise<T>): Promise<T> {
  const server = openDatabase(server_url, { connections: 1, role: 'owner' })
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}

async function copyOf(server: Database, server_url: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // The default sends every page through the log too, which costs ten times as much.
  await server.unsafe(`create database ${name} template ${template} strategy file_copy`)
  return withDatabaseName(server_url, name)
}

async function ensureTemplate(server: Database, server_url: string): Promise<void> {
  // One test file makes it, the others wait for it: they start together.
  await server`select pg_advisory_lock(1)`
  if ((await server`select from pg_database where datname = ${TEMPLATE}`).length === 0) {
    const unfinished = `${TEMPLATE}_${randomUUID().slice(0, 8)}`
    await server.unsafe(`create database ${unfinished}`)
    const db = openDatabase(withDatabaseName(server_url, unfinished), { connections: 1, role: 'owner' })
    await migrate(db)
    await createTestLogins(server_url)
    await db.end()
    await server.unsafe(`alter database ${unfinished} rename to ${TEMPLATE}`)
  }
  await server`select pg_advisory_unlock(1)`
}

function withDatabaseName(url: string, name: string): string {
  // By hand: an address may name several hosts, which no URL of Node does.
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]+\/)[^?]*/, `$1${name}`)
}
