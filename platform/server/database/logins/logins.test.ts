import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asProgram, freshDatabase } from '#tests/support/database/fresh-database.ts'
import { type Database, openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { PROGRAMS, type Program, roleOf } from './programs.ts'
import { refuseOwner } from './refuse-owner.ts'

let url: string
let owner_db: Database
const logged_in = {} as Record<Program, Database>
beforeAll(async () => {
  url = await freshDatabase(inject('postgres_url'))
  owner_db = openDatabase(url, { connections: 1, role: 'owner' })
  // Who may connect, and make temporary tables, is no part of what a copy gets.
  await migrate(owner_db)
  for (const program of PROGRAMS)
    logged_in[program] = openDatabase(asProgram(url, program), { connections: 1, role: 'login' })
})
afterAll(() => Promise.all([owner_db, ...Object.values(logged_in)].map((db) => db.end({ timeout: 5 }))))

const DENIED = { code: '42501' }
const IN_LEDGER = ['account', 'transfer'].flatMap((table) => [
  `insert into ledger.${table} default values`,
  `update ledger.${table} set ${table === 'account' ? 'id = id' : 'amount = amount'}`,
  `delete from ledger.${table}`,
  `truncate ledger.${table}`,
  `alter table ledger.${table} disable trigger all`,
  `drop table ledger.${table}`,
])
/** Statements that no program may run, whatever its purpose. */
const NOBODY_MAY = [
  ...IN_LEDGER,
  `copy ledger.transfer to program 'id'`,
  `copy identity.referral_code from program 'echo MINE'`,
  `select pg_read_file('/etc/passwd')`,
  'set role postgres',
  'set session authorization postgres',
  ...PROGRAMS.map((program) => `grant ${roleOf(program)} to current_user`),
  'create role another superuser',
  'create schema another',
  'create table public.another (id integer)',
  'create temporary table another (id integer)',
  'create extension if not exists dblink',
  `create or replace function ledger.refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
  'alter system set fsync = off',
  'insert into public.migration (name, sha256) values (1, 1)',
  'delete from staff.audit',
  'update staff.audit set action = action',
  'select pg_terminate_backend(pid) from pg_stat_activity where usename is distinct from current_user limit 1',
  'set session_replication_role = replica',
]

describe.each(PROGRAMS)('the login of %s', (program) => {
  test('is its own, and neither superuser nor owner', async () => {
    const db = logged_in[program]
    const [self] = await db`
      select session_user::text as session, current_user::text as now, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls
      from pg_roles where rolname = current_user`

    expect(self).toEqual({
      session: roleOf(program),
      now: roleOf(program),
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
    })
    await refuseOwner(db, program)
  })

  test.each(NOBODY_MAY)('may not: %s', async (statement) => {
    await expect(logged_in[program].unsafe(statement)).rejects.toMatchObject(DENIED)
  })

  test('becomes no other program', async () => {
    for (const other of PROGRAMS.filter((name) => name !== program))
      await expect(logged_in[program].unsafe(`set role ${roleOf(other)}`), other).rejects.toMatchObject(DENIED)
  })
})

test.each([
  ['server', 'select password_hash from staff.staff'],
  ['server', 'select totp_secret from staff.staff'],
  ['server', 'select staff_id from staff.session'],
  ['server', 'select role from staff.staff'],
  ['server', 'select * from staff.audit'],
  ['server', 'update cashier.request set status = status'],
  ['server', 'select ledger.set_overdraft(1, true)'],
  ['server', 'update digit_bet.setting set stake_min = 1'],
  ['server', 'insert into two_d.result default values'],
  ['server', 'insert into approval.request default values'],
  ['server', 'update catalog.game set is_hidden = false'],
  ['server', 'select * from report.closing_statement'],
  ['server', 'select * from graphile_worker.jobs'],
  ['console', 'select password_hash from identity.player'],
  ['console', 'update identity.player set password_hash = password_hash'],
  ['console', 'insert into identity.session default values'],
  ['console', 'insert into digit_bet.bet default values'],
  ['console', 'insert into seamless.wager default values'],
  [
    'console',
    'select ledger.post_atomic(null, null, null, null, null, null, null, null, null, null, null, null, null, null)',
  ],
  ['console', 'select * from graphile_worker.jobs'],
  ['worker', 'select password_hash from identity.player'],
  ['worker', 'select totp_secret from staff.staff'],
  ['worker', 'insert into identity.session default values'],
  ['worker', 'update identity.player set status = status'],
  ['worker', 'insert into digit_bet.bet default values'],
  ['worker', 'insert into cashier.request default values'],
  ['reports', 'insert into report.closing_statement default values'],
  ['reports', 'select password_hash from staff.staff'],
  ['reports', 'select token_hash from identity.session'],
  ['reports', 'select ledger.post(null, null, null, null, null)'],
  ['reports', 'update digit_bet.bet set n = n'],
] as const)('%s may not do what another program does: %s', async (program, statement) => {
  await expect(logged_in[program].unsafe(statement)).rejects.toMatchObject(DENIED)
})

test('a right that was removed is missing at once, and is back after the next migration', async () => {
  const read = () => logged_in.server`select id from content.banner`
  await read()

  await owner_db.unsafe(`revoke select on content.banner from ${roleOf('server')}`)
  await expect(read()).rejects.toMatchObject(DENIED)
  await owner_db.unsafe(`grant delete on content.banner to ${roleOf('server')}`)

  await migrate(owner_db)
  await read()
  await expect(logged_in.server`delete from content.banner`).rejects.toMatchObject(DENIED)
})

test('two installations on one PostgreSQL are strangers to each other', async () => {
  const installation = `other_${randomUUID().slice(0, 8)}`
  const server = openDatabase(inject('postgres_url'), { connections: 1, role: 'owner' })
  await server.unsafe(`create database ${installation}`)
  const at = (address: string) => address.replace(/\/[^/]*$/, `/${installation}`)
  const own = openDatabase(at(inject('postgres_url')), { connections: 1, role: 'owner' })
  const stranger = openDatabase(at(asProgram(url, 'server')), { connections: 1, role: 'login' })

  await migrate(own, { installation })

  await expect(stranger`select 1`).rejects.toMatchObject(DENIED)
  const grantees = await own<{ role: string }[]>`
    select distinct grantee::text as role from information_schema.role_table_grants
    where table_schema = 'ledger' and grantee like '%\\_server'`
  expect(grantees).toEqual([{ role: `${installation}_server` }])

  await Promise.all([own.end(), stranger.end({ timeout: 1 })])
  await server.unsafe(`drop database ${installation}`)
  for (const program of PROGRAMS) await server.unsafe(`drop role ${roleOf(program, installation)}`)
  await server.end()
})

test('a program with the login of the owner is refused with a sentence', async () => {
  await expect(refuseOwner(owner_db, 'server')).rejects.toThrow(
    'The server is logged in to the database as postgres, which is a superuser or may become one. Give it a login of its own',
  )
})
