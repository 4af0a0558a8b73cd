import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { checkStatements } from './check-statements.ts'
import { UNCHECKED, type UncheckedStatement } from './source/unchecked.ts'

let url: string
let db: Database
let root: string

beforeAll(async () => {
  url = await freshDatabase(inject('postgres_url'))
  db = openDatabase(url, { connections: 2, role: 'owner' })
})
afterAll(() => db.end())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thazin-sql-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const FILE = 'server/src/players.ts'

async function faultsOf(
  text: string,
  unchecked: readonly UncheckedStatement[] = [],
  others: Record<string, string> = {},
) {
  for (const [path, content] of Object.entries({ ...others, [FILE]: text })) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return checkStatements(db, { root, folders: ['server/src'], unchecked, url })
}

const query = (row: string, sql: string) =>
  `\nexport const read = (db: Database, id: bigint) =>\n  db<${row}[]>\`\n    ${sql}\``

test.each([
  [
    'a column that is not there',
    '{ id: bigint }',
    'select id, nickname from identity.player',
    'cannot be prepared: column "nickname" does not exist',
  ],
  [
    'a table that is not there',
    '{ id: bigint }',
    'select id from identity.gambler',
    'cannot be prepared: relation "identity.gambler" does not exist',
  ],
  [
    'a member that no column is called',
    '{ id: bigint; phone: string }',
    'select id from identity.player',
    'declares phone, which no column is called; there are id',
  ],
  [
    'a wrong type',
    '{ id: number }',
    'select id from identity.player where id = ${id}',
    'declares id as number, and it is bigint',
  ],
  [
    'a wrong type of a sum',
    '{ sum: bigint | null }',
    'select sum(id) from identity.player',
    'declares sum as bigint | null, and it is string',
  ],
  [
    'a wrong type of a time',
    '{ at: string }',
    'select created_at as at from identity.player',
    'declares at as string, and it is Date',
  ],
  [
    'a wrong type within a list',
    '{ ids: number[] }',
    'select array[id] as ids from identity.player',
    'declares ids as (number)[], and it is (bigint)[]',
  ],
  [
    'a missing null of a column',
    '{ excluded_until: Date }',
    'select excluded_until from identity.player',
    'declares excluded_until without null, and it may be null',
  ],
  [
    'a missing null behind an outer join',
    '{ player_id: bigint }',
    'select s.player_id from identity.player p left join identity.session s on s.player_id = p.id',
    'declares player_id without null, and it may be null',
  ],
  [
    'a missing null of a sum of nothing',
    '{ last: bigint }',
    'select max(id) as last from identity.player',
    'declares last without null, and it may be null',
  ],
  [
    'a missing null of a query for one value',
    '{ name: string }',
    'select (select p.name from identity.player p where p.id = s.player_id) as name from identity.session s',
    'declares name without null, and it may be null',
  ],
  [
    'a missing null of a case',
    '{ name: string }',
    'select case when id > 5 then name end as name from identity.player',
    'declares name without null, and it may be null',
  ],
  [
    'a missing null of what a function makes of it',
    '{ day: string }',
    "select to_char(excluded_until, 'YYYY') as day from identity.player",
    'declares day without null, and it may be null',
  ],
  [
    'a missing null of what comes back from a write',
    '{ excluded_until: Date }',
    'update identity.player set name = name where id = ${id} returning excluded_until',
    'declares excluded_until without null, and it may be null',
  ],
  [
    'a missing null in one part of a union',
    '{ at: Date }',
    'select created_at as at from identity.player union all select excluded_until from identity.player',
    'declares at without null, and it may be null',
  ],
])('finds %s', async (_, row, sql, fault) => {
  expect((await faultsOf(query(row, sql))).faults).toEqual([`${FILE}:3 ${fault}`])
})

test.each([
  [
    'a condition on the column',
    '{ excluded_until: Date }',
    'select excluded_until from identity.player where excluded_until > now()',
  ],
  [
    'a condition that it is there',
    '{ excluded_until: Date }',
    'select excluded_until from identity.player where excluded_until is not null',
  ],
  ['a value in its place', '{ at: Date }', 'select coalesce(excluded_until, now()) as at from identity.player'],
  [
    'an inner join by the column',
    '{ id: bigint }',
    'select p.agent_id as id from identity.player p join staff.staff s on s.id = p.agent_id',
  ],
  [
    'a condition on the row of an outer join',
    '{ id: bigint }',
    'select s.player_id as id from identity.player p left join identity.session s on s.player_id = p.id where s.address = ${id}::text',
  ],
  [
    'either side of a full join',
    '{ id: bigint }',
    'select coalesce(p.id, s.player_id) as id from identity.player p full join identity.session s on s.player_id = p.id',
  ],
  ['a group', '{ last: bigint }', 'select max(id) as last from identity.player group by status'],
  ['a count', '{ count: bigint }', 'select count(*) from identity.player'],
  [
    'what the statement itself writes',
    '{ excluded_until: Date }',
    'update identity.player set excluded_until = now() where id = ${id} returning excluded_until',
  ],
])('takes %s for never null', async (_, row, sql) => {
  expect((await faultsOf(query(row, sql))).faults).toEqual([])
})

const BASE = `
export interface Player { id: bigint; name: string; excluded_until: Date | null }
export const isAlive = (db: Database, at: Fragment): Fragment => db\`excluded_until < \${at}\``

test('follows types and pieces to where they are declared', async () => {
  const { faults, count } = await faultsOf(
    `
import { isAlive, type Player as Row } from './base.ts'
const COLUMNS = 'id name'.split(' ')
export async function read(db: Database, filter: { where: Fragment }) {
  await db<Pick<Row, 'id' | 'name'>[]>\`select \${db(COLUMNS)} from identity.player where \${isAlive(db, db\`now()\`)} and \${filter.where}\`
  await db<(Omit<Row, 'name'> & { nick: string })[]>\`select id, excluded_until from identity.player\`
}
export const one = (db: Database, ids: bigint[]) => read(db, { where: db\`id = any (\${arrayOf(db, 'bigint', ids)})\` })`,
    [],
    { 'server/src/base.ts': BASE },
  )

  expect(faults).toEqual([`${FILE}:6 declares nick, which no column is called; there are id, excluded_until`])
  expect(count).toBe('2 of 2 statements prepared in 2 forms, 2 with a declared row')
})

test('sees each way of a piece that is chosen as the program runs', async () => {
  const { faults, count } = await faultsOf(`
export const read = (db: Database, after: bigint | null, by: 'name' | 'age') => db<{ id: bigint }[]>\`
  select id from identity.player where true \${after === null ? db\`\` : db\`and id < \${after}\`}
  order by \${by === 'name' ? db\`name\` : db\`age\`}\``)

  expect(faults).toEqual([`${FILE}:2 cannot be prepared: column "age" does not exist`])
  expect(count).toBe('1 of 1 statements prepared in 4 forms, 1 with a declared row')
})

test('sees the columns of a set of rows, each with its type', async () => {
  const { faults } = await faultsOf(`
const COLUMNS = { player_id: 'bigint', nick: 'text' } as const
const requestedOf = (db: Database, rows: Row[]): Fragment => rowsOf(db, 'requested', rows, COLUMNS)
export const read = (db: Database, rows: Row[], columns: Columns<Row>) => [
  db<{ nick: number }[]>\`select requested.nick from \${requestedOf(db, rows)} join identity.player p on p.id = requested.player_id\`,
  db\`select from identity.player p join \${rowsOf(db, 'requested', rows, { player_id: 'uuid' })} on p.id = requested.player_id\`,
  db\`select ledger.lock_accounts(\${arraysOf(db, rows, { player_id: 'bigint' })})\`,
  db\`select ledger.lock_accounts(\${arraysOf(db, rows, { name: 'text' })})\`,
  db\`select ledger.lock_accounts(\${arraysOf(db, rows, columns)})\`,
  db\`select from identity.player where id = any (\${arrayOf(db, 'text', rows.map(({ name }) => name))})\`,
]`)

  expect(faults).toEqual([
    `${FILE}:5 declares nick as number, and it is string`,
    `${FILE}:6 cannot be prepared: operator does not exist: bigint = uuid`,
    `${FILE}:8 cannot be prepared: function ledger.lock_accounts(text[]) does not exist`,
    `${FILE}:9 cannot be prepared: column "a set that cannot be followed to its types" does not exist`,
    `${FILE}:10 cannot be prepared: operator does not exist: bigint = text`,
  ])
})

test('refuses a piece that no statement holds', async () => {
  const { faults } = await faultsOf('\nexport const lost = (db: Database) => db`and id = 1`')

  expect(faults).toEqual([`${FILE}:2 a piece of SQL that no statement was found to hold`])
})

test('lets alone what is listed with its reason, and refuses a line of the list that is not needed', async () => {
  const listed = { file: FILE, begins: 'select id from identity.gambler', why: 'planted' }

  const { faults } = await faultsOf(query('{ id: bigint }', 'select id from identity.gambler'), [
    listed,
    { ...listed, begins: 'delete' },
  ])

  expect(faults).toEqual([`${FILE} has no statement that begins with “delete”`])
})

test('at most fifteen statements of the server are listed', () => {
  expect(UNCHECKED.length).toBeLessThanOrEqual(15)
})
