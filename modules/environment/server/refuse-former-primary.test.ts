import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parseDatabaseAddress } from '#platform/server/database/address/database-address.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { refuseFormerPrimary } from './refuse-former-primary.ts'

const timeline_file = join(mkdtempSync(join(tmpdir(), 'thazin-timelines-')), 'timelines.json')
let owner_db: Database
let db: Database
let url: string
beforeAll(async () => {
  url = await freshDatabase(inject('postgres_url'))
  owner_db = openDatabase(url, { connections: 1, role: 'owner' })
  db = openDatabase(url, { connections: 1, role: 'thazin_worker' })
})
afterAll(() => Promise.all([db.end(), owner_db.end()]))

const start = () => refuseFormerPrimary(db, { ...parseDatabaseAddress(url), timeline_file })
const kept = () => owner_db<{ timeline: number }[]>`select timeline from environment.primary_timeline`

test('a program keeps the timeline that it starts on, in the file of this machine and in the database', async () => {
  await start()
  await start()

  expect(await kept()).toEqual([{ timeline: 1 }])
  expect(Object.values(JSON.parse(readFileSync(timeline_file, 'utf8')))).toEqual([1])
})

test('a program ends with a sentence where a higher timeline was seen, on this machine or in the database', async () => {
  const before = readFileSync(timeline_file, 'utf8')
  writeFileSync(timeline_file, before.replace(':1', ':4'))
  await expect(start()).rejects.toThrow(
    /is a former primary: it is on timeline 1, and timeline 4 was seen before\. Start the primary, .* delete .*timelines\.json/,
  )
  writeFileSync(timeline_file, before)

  await owner_db`update environment.primary_timeline set timeline = 2`
  await expect(start()).rejects.toThrow('it is on timeline 1, and timeline 2 was seen before')

  await owner_db`delete from environment.primary_timeline`
  await start()
  expect(await kept()).toEqual([{ timeline: 1 }])
})

test('a file that is none, and one of another cluster, keep no program away', async () => {
  writeFileSync(timeline_file, '{"74":9}')
  await start()
  expect(Object.values(JSON.parse(readFileSync(timeline_file, 'utf8')))).toEqual([9, 1])

  writeFileSync(timeline_file, '{"timelines":')
  await start()
  expect(Object.values(JSON.parse(readFileSync(timeline_file, 'utf8')))).toEqual([1])
})
