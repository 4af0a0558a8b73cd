import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database/database.ts'
import { ROOT, startTlsPostgres, type TlsPostgres } from '../support/database/tls-postgres.ts'
import { until } from './harness/fault.ts'
import { openJournal } from './harness/journal.ts'
import { type Load, startLoad } from './harness/load/load.ts'
import { openStage, type Stage } from './harness/stage.ts'

/** Of a small database elsewhere, with the least that each program needs. */
const CONNECTIONS = 20
const LEAST = { SERVER_CONNECTIONS: '9', CONSOLE_CONNECTIONS: '4', WORKER_CONNECTIONS: '7' }
const LOAD_MS = 3_000

let postgres: TlsPostgres
let stage: Stage
beforeAll(async () => {
  postgres = await startTlsPostgres('logins')
  stage = await openStage({
    players: 30,
    servers: 1,
    workers: 1,
    postgres_url: postgres.address(`sslmode=verify-full&sslrootcert=${ROOT}`),
    // A call may wait for a connection: the machine of a test is shared with all the others.
    settings: { env: { ...LEAST, CALL_DEADLINE_MS: '30000' } },
    async reach(url) {
      const owner = openDatabase(url, { connections: 1, role: 'owner' })
      const [row] = await owner<{ name: string }[]>`select current_database() as name`
      await owner.unsafe(`alter database ${row?.name} connection limit ${CONNECTIONS}`)
      await owner.end()
      return url
    },
  })
}, 120_000)
afterAll(async () => {
  await stage?.close()
  await postgres.stop()
}, 60_000)

/** As the database lists them while the programs change things. */
async function sessionsUnder(load: Load): Promise<{ login: string; is_encrypted: boolean; count: number }[]> {
  const changes = () => load.answers.filter(({ is_served, is_write }) => is_served && is_write).length
  try {
    await sleep(LOAD_MS)
    await until('more than twenty changes are made', () => changes() > 20)
    return await stage.db`
      select usename::text as login, bool_and(ssl) as is_encrypted, count(*)::integer as count
      from pg_stat_activity join pg_stat_ssl using (pid)
      where datname = current_database() and usename <> current_user group by usename order by usename`
  } finally {
    await load.stop()
  }
}

test('each program works with its own login over TLS, and all of them with twenty connections', async () => {
  const journal = await openJournal(join(stage.folder, 'journal.jsonl'))
  const load = startLoad(stage, journal, { seed: 'logins', clients: 16 })
  const sessions = await sessionsUnder(load)
  await journal.close()

  expect(sessions).toEqual(
    ['thazin_console', 'thazin_server', 'thazin_worker'].map((login) => ({
      login,
      is_encrypted: true,
      count: expect.any(Number),
    })),
  )
  expect(sessions.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(CONNECTIONS)
  expect(load.answers.filter(({ status }) => status >= 500 || status === 0)).toEqual([])
  expect(stage.programs.lost).toEqual([])
}, 180_000)
