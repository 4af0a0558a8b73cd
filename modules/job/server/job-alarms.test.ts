import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { JobAlarmsAnswer } from '#job/contract/staff.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createWatch, JOBS, type JobName, noteWorker } from './index.ts'

/** Ten turns of a loop take a hundredth of it where nothing else runs. */
const HURRIED_NOTE_MS = 3_000

const { app, consoleClient, owner, auditor, cashier, agent } = await startTestAppWithStaff([
  'owner',
  'auditor',
  'cashier',
  'agent',
])
const log = createLog('silent')
const watchOf = (program: string, more = {}) =>
  createWatch({ db: app.worker_db, log, program, secrets: ['swordfish'], ...more })

const alarms = async (as = owner) =>
  (await consoleClient.call('GET', '/jobs/alarms', { as })).body.data as JobAlarmsAnswer['data']
const quiet = { no_worker_since: null, alarms: [] }

/** A worker whose jobs do what a test says, and nothing else. */
function workerOf(program: string, work: () => Promise<void> = async () => {}) {
  const tasks = Object.fromEntries(Object.keys(JOBS).map((job) => [job, work])) as Record<JobName, typeof work>
  const watched = watchOf(program).tasks(tasks)
  return (job: JobName) => (watched[job] as (requested: unknown) => Promise<void>)({})
}
const fails = () => Promise.reject(Object.assign(new Error('the key swordfish was refused'), { code: 'ECONNREFUSED' }))

/** As if all that was noted had been noted so many seconds earlier. */
const later = (seconds: number) => app.owner_db`
  update job.run set watched_from = watched_from - ${seconds} * interval '1 second',
    began_at = began_at - ${seconds} * interval '1 second', ended_at = ended_at - ${seconds} * interval '1 second',
    unfinished_since = unfinished_since - ${seconds} * interval '1 second'`
/** Other jobs went well a moment ago. */
const allRanNow = () => app.owner_db`update job.run set watched_from = now(), began_at = now()`

beforeEach(async () => {
  await app.owner_db`delete from job.run`
  await noteWorker(app.worker_db)
})

describe('a job', () => {
  test('that fails once raises nothing, twice in a row an alarm, and a good run ends it', async () => {
    const failing = workerOf('worker 7 at the test', fails)

    await expect(failing('settle_bonuses')).rejects.toThrow('swordfish')
    expect(await alarms()).toEqual(quiet)
    await expect(failing('settle_bonuses')).rejects.toThrow('swordfish')

    expect(await alarms()).toEqual({
      no_worker_since: null,
      alarms: [
        {
          job: 'settle_bonuses',
          alarm: 'failed',
          period_seconds: 60,
          began_at: expect.any(String),
          lasted_seconds: expect.any(Number),
          is_running: false,
          failures: 2,
          error: { at: expect.any(String), kind: 'Error ECONNREFUSED', message: 'the key … was refused' },
          program: 'worker 7 at the test',
        },
      ],
    })
    const [row] = await app.owner_db<{ text: string }[]>`select run::text as text from job.run where failures > 0`
    expect(row?.text).not.toContain('swordfish')

    await workerOf('worker 8 at the test')('settle_bonuses')
    expect(await alarms()).toEqual(quiet)
  })

  test('whose last run was longer than half its period raises an alarm until a shorter one', async () => {
    const run = workerOf('one')
    await run('expire_requests')
    await app.owner_db`update job.run set lasted_ms = 30_001 where job = 'expire_requests'`

    expect(await alarms()).toMatchObject({
      alarms: [{ job: 'expire_requests', alarm: 'slow', lasted_seconds: 30.001 }],
    })

    await run('expire_requests')
    expect(await alarms()).toEqual(quiet)
  })

  test('whose run does not end raises an alarm while it lasts', async () => {
    let end = () => {}
    const running = workerOf('one', () => new Promise<void>((done) => (end = done)))('reconcile_shan')
    await expect.poll(() => app.owner_db`select from job.run where unfinished_since is not null`).toHaveLength(1)
    await app.owner_db`update job.run set unfinished_since = now() - interval '31 seconds' where job = 'reconcile_shan'`

    expect(await alarms()).toMatchObject({ alarms: [{ job: 'reconcile_shan', alarm: 'slow', is_running: true }] })

    end()
    await running
    expect(await alarms()).toEqual(quiet)
  })

  test('that has not run for three periods raises an alarm until it runs', async () => {
    const run = workerOf('one')
    await run('settle_commissions')
    await later(1_801)
    await allRanNow()
    await app.owner_db`
      update job.run set began_at = now() - interval '1801 seconds', watched_from = now() - interval '1 day'
      where job = 'settle_commissions'`

    expect(await alarms()).toMatchObject({
      alarms: [{ job: 'settle_commissions', alarm: 'silent', period_seconds: 600 }],
    })

    await run('settle_commissions')
    expect(await alarms()).toEqual(quiet)
  })

  test('runs although its run cannot be noted', async () => {
    const db = openDatabase('postgres://nobody:nothing@127.0.0.1:9/none', { connections: 1, role: 'login' })
    let runs = 0
    const tasks = Object.fromEntries(Object.keys(JOBS).map((job) => [job, async () => void runs++]))
    const watched = createWatch({ db, log, program: 'one', secrets: [] }).tasks(
      tasks as Record<JobName, () => Promise<void>>,
    )

    await watched['reconcile']?.({})
    await db.end({ timeout: 0 })

    expect(runs).toBe(1)
  })

  test('that two workers run at once has one row, and no failure of theirs is lost', async () => {
    const both = [workerOf('one', fails), workerOf('two', fails)].map(async (run) => {
      for (let n = 0; n < 20; n++) await run('reconcile_wagers').catch(() => undefined)
    })
    await Promise.all(both)

    const rows = await app.owner_db`select failures, unfinished_since from job.run where job = 'reconcile_wagers'`
    expect(rows).toEqual([{ failures: 40, unfinished_since: null }])
    await workerOf('two')('reconcile_wagers')
    expect(await alarms()).toEqual(quiet)
  })
})

describe('a loop', () => {
  const turn = (watch: ReturnType<ReturnType<typeof watchOf>['loop']>, work: () => Promise<unknown>) =>
    watch(work).catch(() => undefined)

  test('that fails in two turns raises an alarm, and its next good turn ends it', async () => {
    const watch = watchOf('one').loop('pay_draws')
    await turn(watch, async () => 'paid')
    await turn(watch, fails)
    expect(await alarms()).toEqual(quiet)
    await turn(watch, fails)
    expect(await alarms()).toMatchObject({ alarms: [{ job: 'pay_draws', alarm: 'failed', failures: 2 }] })

    expect(await watch(async () => 'paid')).toBe('paid')

    expect(await alarms()).toEqual(quiet)
  })

  test('that goes well is noted now and then, and of many failures their number', async () => {
    const watch = watchOf('one').loop('seal_audit')
    const noted = async () => {
      const [row] = await app.owner_db<{ ended_at: Date; failures: number }[]>`
        select ended_at, failures from job.run where job = 'seal_audit'`
      return row
    }
    await turn(watch, async () => {})
    const first = await noted()
    for (let n = 0; n < 5; n++) await turn(watch, async () => {})
    expect(await noted()).toEqual(first)

    const hurried = watchOf('one', { loop_note_ms: HURRIED_NOTE_MS }).loop('seal_audit')
    for (let n = 0; n < 9; n++) await turn(hurried, fails)
    expect((await noted())?.failures).toBe(2)
    await sleep(HURRIED_NOTE_MS + 1)
    await turn(hurried, fails)
    expect((await noted())?.failures).toBe(10)
  })

  test('whose turn hangs raises an alarm while it does', async () => {
    const watch = watchOf('one', { loop_note_ms: 20 }).loop('read_feeds')
    let end = () => {}
    const hanging = watch(() => new Promise<void>((done) => (end = done)))
    await expect.poll(() => app.owner_db`select from job.run where unfinished_since is not null`).toHaveLength(1)
    await app.owner_db`update job.run set unfinished_since = now() - interval '31 seconds' where job = 'read_feeds'`

    expect(await alarms()).toMatchObject({ alarms: [{ job: 'read_feeds', alarm: 'slow', is_running: true }] })

    end()
    await hanging
    expect(await alarms()).toEqual(quiet)
  })
})

describe('the alarms', () => {
  test('say one sentence where no worker runs, and none of the single silent jobs', async () => {
    await workerOf('one')('settle_bonuses')
    await later(700_000)

    const { no_worker_since, alarms: raised } = await alarms()

    expect(Date.now() - Date.parse(no_worker_since ?? '')).toBeGreaterThan(690_000_000)
    expect(raised).toEqual([])
    // A database that a worker never came to.
    await app.owner_db`delete from job.run`
    await app.owner_db`update public.migration set applied_at = now() - interval '1 hour'`
    expect((await alarms()).no_worker_since).not.toBeNull()
  })

  test('are for those who read the audit log', async () => {
    expect(await alarms(auditor)).toEqual(quiet)
    for (const as of [cashier, agent])
      expect((await consoleClient.call('GET', '/jobs/alarms', { as })).body.code).toBe('not_permitted')
  })

  test('are gauges of the server and of the console', async () => {
    const failing = workerOf('one', fails)
    for (let n = 0; n < 2; n++) await failing('aggregate_days').catch(() => undefined)

    for (const fastify of [app.fastify, consoleClient.fastify]) {
      const { body } = await fastify.inject({ url: '/metrics' })
      expect(body).toContain('thazin_job_alarm{job="aggregate_days",alarm="failed"} 1')
      expect(body).toContain('thazin_job_alarm{job="aggregate_days",alarm="slow"} 0')
      expect(body).toContain('thazin_job_alarm{job="pay_draws",alarm="silent"} 0')
    }
  })
})
