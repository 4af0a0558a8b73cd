import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { refuseOtherEnvironment } from './environment.ts'

const MIGRATE = fileURLToPath(new URL('../../../apps/programs/migrate.ts', import.meta.url))
const run = promisify(execFile)

/** Three programs, one after the other; ten times as long as a quiet machine needs. */
const STARTS_MS = 180_000

let url: string
let db: Database
beforeEach(async () => {
  url = await freshDatabase(inject('postgres_url'))
  db = openDatabase(url, { connections: 1, role: 'thazin_server' })
})
afterEach(() => db.end())

/** The first step of `npm start`. */
const prepare = (node_env: 'production' | 'development') =>
  run(process.execPath, [...NODE_FLAGS, MIGRATE], { env: { ...process.env, DATABASE_URL: url, NODE_ENV: node_env } })

const people = async () =>
  (await db`select user_name from staff.staff union all select phone from identity.player`).length

test(
  'a platform in production is never opened as a demo, and gets nobody whose password is known',
  async () => {
    await prepare('production')

    await expect(prepare('development')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('This database is a platform in production'),
    })
    expect(await people()).toBe(0)
    await refuseOtherEnvironment(db, false)
    await expect(refuseOtherEnvironment(db, true)).rejects.toThrow('is a platform in production')
  },
  STARTS_MS,
)

test(
  'a demo is never opened in production',
  async () => {
    await prepare('development')

    await expect(prepare('production')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('This database is a demo'),
    })
    await prepare('development')
    await refuseOtherEnvironment(db, true)
    await expect(refuseOtherEnvironment(db, false)).rejects.toThrow('is a demo')
  },
  STARTS_MS,
)
