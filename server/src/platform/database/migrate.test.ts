import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../testing/open-house.ts'
import { migrate, missingMigrations } from './migrate.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a second run applies nothing', async () => {
  expect(await migrate(house.owner_db)).toEqual([])
  expect(await missingMigrations(house.db)).toEqual([])
})

test('two runs at once wait for each other', async () => {
  expect(await Promise.all([migrate(house.owner_db), migrate(house.owner_db)])).toEqual([[], []])
})

test('a migration that was changed after it was applied is refused by name', async () => {
  await house.owner_db`update public.migration set sha256 = 'another' where name = '0001_ledger.sql'`

  await expect(migrate(house.owner_db)).rejects.toThrow('0001_ledger.sql was changed')
})

test('a migration takes the time it takes, and a call does not', async () => {
  const timeout = async (db: TestHouse['db']) => (await db`show statement_timeout`)[0]

  expect(await timeout(house.owner_db)).toEqual({ statement_timeout: '0' })
  expect(await timeout(house.db)).toEqual({ statement_timeout: '10s' })
})
