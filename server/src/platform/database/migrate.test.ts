import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app/start-test-app.ts'
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
