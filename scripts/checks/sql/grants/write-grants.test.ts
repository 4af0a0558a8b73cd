import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { type Program, roleOf } from '#platform/server/database/logins/programs.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { checkStatements } from '../check-statements.ts'
import { writeGrants } from './write-grants.ts'

let url: string
let db: Database
let root: string

beforeAll(async () => {
  url = await freshDatabase(inject('postgres_url'))
  db = openDatabase(url, { connections: 2, role: 'owner' })
})
afterAll(() => db.end())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thazin-grants-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const FILES = ['server', 'console', 'worker', 'sync-games', 'archive', 'reconcile', 'verify-audit']
const READS = `
export const names = (db: Database) => db\`select name from identity.player where id = 1\`
export const hire = (db: Database) => db\`insert into identity.player (user_name) values ('x') returning id\`
export const rename = (db: Database) => db\`update identity.player set name = 'x' where id = 1\``

/** The rights of a program on tables and functions, where its file has this text. */
async function rightsOf(program: Program, text: string, others: Record<string, string>) {
  const sources = {
    ...Object.fromEntries(FILES.map((file) => [`apps/programs/${file}.ts`, ''])),
    ...others,
    [`apps/programs/${program}.ts`]: text,
  }
  for (const [path, content] of Object.entries(sources)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const { found } = await checkStatements(db, { root, folders: ['apps'], unchecked: [], url })
  const grants = (await writeGrants(db, found)).split('\n')
  return (object: string, of: Program = program) =>
    grants.find((line) => line.endsWith(` ${object} to ${roleOf(of)};`))?.match(/^grant (.*) on /)?.[1]
}

const PLAYERS = { 'apps/players.ts': READS }

test('a program gets what the statements need that it can come to, column by column, and no other program does', async () => {
  const rights = await rightsOf('server', `import { names } from '../players.ts'\nnames(db)`, PLAYERS)

  expect(rights('identity.player')).toBe('select (id, name)')
  expect(rights('identity.player', 'console')).toBeUndefined()
})

test('names are followed through index files, functions and objects', async () => {
  const rights = await rightsOf('worker', `import { work } from '../index.ts'\nwork().run(db)`, {
    ...PLAYERS,
    'apps/index.ts': `export { work } from './work.ts'`,
    'apps/work.ts': `import { rename } from './players.ts'\nconst run = (db) => rename(db)\nexport function work() { return { run } }`,
  })

  expect(rights('identity.player')).toBe('select (id), update (name)')
})

test('a trigger’s writes are needed too, and those of a function that runs with its caller’s rights', async () => {
  const others = {
    ...PLAYERS,
    'apps/limits.ts': 'export const limits = (db) => db`select * from cashier.deposit_limits_of(1)`',
  }
  const rights = await rightsOf(
    'console',
    `import { hire } from '../players.ts'\nimport { limits } from '../limits.ts'\nhire(db)\nlimits(db)`,
    others,
  )

  expect(rights('identity.player')).toBe('select (id), insert')
  expect(rights('agent.membership')).toBe('select, insert, update')
  expect(rights('function cashier.deposit_limits_of')).toBe('execute')
  expect(rights('cashier.deposit_limit')).toBe('select')
})

test('who reads reports sees every table, and no secret', async () => {
  const rights = await rightsOf('reports', '', {})

  expect(rights('two_d.slip')).toBe('select')
  expect(rights('identity.player')).not.toMatch(/password_hash|\*/)
  expect(rights('identity.player')).toMatch(/^select \(id, /)
})
