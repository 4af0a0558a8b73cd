import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/server/database/database.ts'
import { freshDatabase } from '../support/database/fresh-database.ts'
import { TEST_GSC } from '../support/partners/aggregator-calls.ts'
import { createPrograms, type Kind } from './harness/programs/programs.ts'

const KINDS: Kind[] = ['server', 'console', 'worker']
const WAITS = { timeout: 60_000, interval: 50 }
/** Node prints a warning of its own when it loads this, and a library might print the other lines. */
const TALKATIVE = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) setTimeout(() => {
    process.emitWarning('this is old')
    console.warn('a %s warns', 'library')
    console.log('and says')
  }, 500)`)}`

let folder = ''
let url = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thazin-lines-'))
  url = await freshDatabase(inject('postgres_url'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const linesOf = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n').filter(Boolean))

test('every line of every program is JSON of one form: of jobs, of lost connections, of libraries and of its end', async () => {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  // Nobody listens where the aggregator should be, so that a job fails.
  const gsc = { GSC_URL: TEST_GSC.url, GSC_OPERATOR_CODE: TEST_GSC.operator_code, GSC_SECRET_KEY: TEST_GSC.secret_key }
  const settings = { env: { ...gsc, LOG_LEVEL: 'debug' }, node_flags: ['--import', TALKATIVE] }
  const programs = createPrograms({ folder, database_url: url, settings })
  try {
    await Promise.all(KINDS.map((kind) => programs.start(kind)))
    await expect.poll(() => linesOf().filter((line) => line.includes('a library warns')).length, WAITS).toBe(3)
    await expect.poll(() => linesOf().join('\n'), WAITS).toMatch(/Failed task .*sync_games/)
    await db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
    await expect.poll(() => linesOf().join('\n'), WAITS).toContain('a connection of the job queue was lost')
    // A login that may not read what a start reads: its end is a line, too.
    await db`drop schema environment cascade`
    await expect(programs.start('server')).rejects.toThrow('not ready in time')
    await programs.stop()

    const lines = linesOf()
    expect(lines.filter((line) => line.includes('nothing handled this error'))).toHaveLength(1)
    const others = lines.filter((line) => !isLogLine(line))
    expect(others).toEqual([])
  } finally {
    await programs.kill()
    await db.end({ timeout: 1 })
  }
}, 240_000)

function isLogLine(line: string): boolean {
  try {
    const { level, time, msg } = JSON.parse(line) as Record<string, unknown>
    return typeof level === 'number' && !Number.isNaN(Date.parse(String(time))) && typeof msg === 'string'
  } catch {
    return false
  }
}
