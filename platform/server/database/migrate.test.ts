import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { openDatabase } from './database.ts'
import { PROGRAMS, roleOf } from './logins/programs.ts'
import { migrate, missingMigrations } from './migrate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a second run applies nothing', async () => {
  expect(await migrate(app.owner_db)).toEqual([])
  expect(await missingMigrations(app.db)).toEqual([])
})

test('two runs at once wait for each other', async () => {
  expect(await Promise.all([migrate(app.owner_db), migrate(app.owner_db)])).toEqual([[], []])
})

test('a migration that was changed after it was applied is refused by name', async () => {
  await app.owner_db`update public.migration set sha256 = 'another' where name = '0001_ledger.sql'`

  await expect(migrate(app.owner_db)).rejects.toThrow('0001_ledger.sql was changed')
})

test('a migration takes the time it takes, and a call does not', async () => {
  const timeout = async (db: TestApp['db']) => (await db`show statement_timeout`)[0]

  expect(await timeout(app.owner_db)).toEqual({ statement_timeout: '0' })
  expect(await timeout(app.db)).toEqual({ statement_timeout: '10s' })
})

test('a login without createrole brings an empty database up to date, where the roles were made by hand', async () => {
  const name = `poor_${randomUUID().replaceAll('-', '')}`
  const server = openDatabase(inject('postgres_url'), { connections: 1, role: 'owner' })
  await server.unsafe(`create role ${name} login password 'poor' nocreaterole nocreatedb nosuperuser`)
  await server.unsafe(`create database ${name} owner ${name}`)
  const roles = PROGRAMS.map((program) => roleOf(program)).join(', ')
  await server.unsafe(`grant ${roles} to ${name} with admin option`)
  const url = inject('postgres_url').replace(/\/\/[^@]+@([^/]+)\/.*$/, `//${name}:poor@$1/${name}`)
  const owner = openDatabase(url, { connections: 1, role: 'owner' })
  const db = openDatabase(url, { connections: 1, role: 'thazin_server' })

  expect(await migrate(owner)).toContain('0001_ledger.sql')
  expect(await missingMigrations(db)).toEqual([])
  await expect(db`delete from ledger.transfer`).rejects.toMatchObject({ code: '42501' })

  await Promise.all([owner.end(), db.end()])
  await server.unsafe(`drop database ${name}`)
  await server.unsafe(`drop role ${name}`)
  await server.end()
})
