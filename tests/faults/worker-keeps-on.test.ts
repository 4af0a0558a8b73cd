import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { noteBegin, noteEnd } from '#demo-history/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { roleOf } from '#platform/server/database/logins/programs.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database/database-proxy.ts'
import { freshDatabase } from '../support/database/fresh-database.ts'
import { TEST_GSC } from '../support/partners/aggregator-calls.ts'
import { createPrograms } from './harness/programs/programs.ts'

/** How the library ends the statement in which it writes down that a job failed. */
const JOB_FAILED = "where id = (el->>'jobId')::bigint and locked_by = $1::text;"
/** Of the loop that closes draws at their times: it has no time limit of its own, as a job has. */
const CLOSE_DRAWS = "set status = 'closed'"
const WAITS = { timeout: 60_000, interval: 50 }

const folder = mkdtempSync(join(tmpdir(), 'thazin-worker-'))
let url = ''
let proxy: DatabaseProxy
beforeAll(async () => {
  url = await freshDatabase(inject('postgres_url'))
  proxy = await openDatabaseProxy(url)
})
afterAll(async () => {
  await proxy.close()
  rmSync(folder, { recursive: true })
})

test('a worker whose connection is cut while it writes down a failed job goes on to the next job', async () => {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  const jobs = async (name: string) =>
    (await db`select 1 from graphile_worker.jobs where task_identifier = ${name}`).length
  proxy.meet({ text: JOB_FAILED, is_passed_on: false, then: 'cut' })
  // Nobody listens where the aggregator should be, so that the first job fails.
  const gsc = { GSC_URL: TEST_GSC.url, GSC_OPERATOR_CODE: TEST_GSC.operator_code, GSC_SECRET_KEY: TEST_GSC.secret_key }
  const programs = createPrograms({ folder, database_url: proxy.url, settings: { env: gsc } })
  try {
    await programs.start('worker')
    await expect.poll(proxy.hasMet, WAITS).toBe(true)
    await db`select graphile_worker.add_job('forget_stale_rows')`

    await expect.poll(async () => programs.lost.length > 0 || (await jobs('forget_stale_rows')) === 0, WAITS).toBe(true)
    expect(programs.lost).toEqual([])
  } finally {
    await programs.kill()
    await db.end({ timeout: 1 })
  }
}, 180_000)

test('a worker that is told to stop ends in a bound, although the answer to a turn of its draws never comes', async () => {
  const programs = createPrograms({ folder, database_url: proxy.url, settings: {} })
  proxy.meet({ text: CLOSE_DRAWS, is_part: true, login: roleOf('worker'), is_passed_on: false, then: 'stall' })
  try {
    const worker = await programs.start('worker')
    await expect.poll(proxy.hasMet, WAITS).toBe(true)
    expect(await worker.end('SIGTERM')).toBe('1')
  } finally {
    await programs.kill()
  }
}, 180_000)

test('a request of a history that is being played does not expire, though its time is long over; afterwards it does', async () => {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  const id = randomUUID()
  await db`
    insert into approval.request (id, kind, number, subject, content, approvals_needed, requested_at, expires_at)
    values (${id}, 'bonus_claim', 1, 'claim:1', '{}', 1, now() - interval '20 days', now() - interval '13 days')`
  const statusAfterJob = async () => {
    const [job] = await db<{ id: bigint }[]>`select (graphile_worker.add_job('expire_requests')).id`
    const isDone = async () => (await db`select from graphile_worker.jobs where id = ${job?.id ?? 0n}`).length === 0
    await expect.poll(isDone, WAITS).toBe(true)
    const [row] = await db<{ status: string }[]>`select status from approval.request where id = ${id}`
    return row?.status
  }
  await noteBegin(db, { seed: 'any', days: 1, players: 1, until: Date.now() })
  const programs = createPrograms({ folder, database_url: url, settings: {} })
  try {
    await programs.start('worker')
    // The job library makes its tables at the first start of a worker; this note is written after it.
    const isUp = async () => (await db`select from job.run`).length > 0
    await expect.poll(isUp, WAITS).toBe(true)

    expect(await statusAfterJob()).toBe('pending')
    await noteEnd(db)
    expect(await statusAfterJob()).toBe('expired')
  } finally {
    await programs.kill()
    await db.end({ timeout: 1 })
  }
}, 180_000)
