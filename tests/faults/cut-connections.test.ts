import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { type CrowdedDatabase, openCrowdedDatabase } from '#server/testing/crowded-database.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'
import { betUntil, expectEachOnce, type Intent } from './journal.ts'

const PLAYERS = 8
const CUTS = inject('is_deep') ? 100 : 16

let crowd: CrowdedDatabase
let server: ServerProcess | null = null
beforeAll(async () => {
  crowd = await openCrowdedDatabase(inject('postgres_url'), { size: PLAYERS, game: kyat(1_000_000) })
})
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await crowd.close()
})

test('a server whose database sessions are ended again and again goes on, loses no bet and does none twice', async () => {
  const journal: Intent[] = []
  server = await startServer({ ...crowd, log_level: 'fatal' })
  const { child, port } = server
  const is_over = { yet: false }
  const players = crowd.tokens.map((token) => betUntil(is_over, { token, port, journal }))
  const acknowledged = () => journal.filter(({ answer }) => answer !== null).length
  for (let cut = 0; cut < CUTS; cut++) {
    const before = acknowledged()
    await expect.poll(acknowledged, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before + PLAYERS)
    await crowd.db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and pid <> pg_backend_pid()`
    expect(child.exitCode).toBeNull()
  }
  is_over.yet = true
  await Promise.all(players)

  expect(journal.length).toBeGreaterThan(acknowledged())
  await expectEachOnce(crowd, { journal, port })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
}, 1_200_000)
