import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { PROGRAMS, roleOf } from '#platform/server/database/logins/programs.ts'
import { ROOT } from '#scripts/program.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { getObjects } from './needs.ts'
import { SECRETS, secretFaults } from './secrets.ts'

const grants = readFileSync(join(ROOT, 'apps', 'database', 'grants.sql'), 'utf8')
const COLUMNS = Object.entries(SECRETS).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, readers]) => ({ table, column, readers })),
)

let db: Database
beforeAll(async () => {
  db = openDatabase(await freshDatabase(inject('postgres_url')), { connections: 1, role: 'owner' })
})
afterAll(() => db.end())

test.each(COLUMNS)(
  'the database lets $readers read $table.$column, and nobody else',
  async ({ table, column, readers }) => {
    for (const program of PROGRAMS) {
      const [may] = await db<{ read: boolean }[]>`
      select has_column_privilege(${roleOf(program)}, ${table}, ${column}, 'select') as read`
      expect(may?.read, program).toBe(readers.includes(program))
    }
  },
)

test('the rights of today are those that the list of secrets allows', async () => {
  expect(secretFaults(await getObjects(db), grants)).toEqual([])
})

test.each([
  [
    'a program that may read a secret',
    'grant select (id, password_hash) on staff.staff to thazin_server;',
    'the server may read staff.staff.password_hash: it is a secret',
  ],
  [
    'a program that may read a whole table',
    'grant select, insert on staff.session to thazin_worker;',
    'the worker may read staff.session.token_hash: it is a secret',
  ],
])('%s is named', async (_what, line, fault) => {
  const [, role = ''] = / to (\w+);$/.exec(line) ?? []
  const [, table = ''] = / on (\S+) to /.exec(line) ?? []
  const others = grants.split('\n').filter((one) => !one.endsWith(` on ${table} to ${role};`))

  expect(secretFaults(await getObjects(db), [...others, line].join('\n'))).toContain(fault)
})

test('a column that looks like a secret is one, or is said to be none', async () => {
  await db`alter table setting.brand add column api_token text`

  expect(secretFaults(await getObjects(db), grants)).toEqual([
    'setting.brand.api_token looks like a secret: secrets.ts says neither who may read it nor that it is none',
  ])
})
