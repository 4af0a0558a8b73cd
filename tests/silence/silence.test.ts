/** A demo that nobody disturbs raises no alarm: what pages somebody at night is never the platform's own doing. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { reconciliationChecks } from '#apps/server/reconciliation-checks.ts'
import { JOBS } from '#job/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { INSTALLATION } from '#platform/server/database/logins/programs.ts'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { proveHistory, proveNew } from '#reconciliation/server/index.ts'
import { playHistory } from '#scripts/history.ts'
import { launch, ROOT } from '#scripts/program.ts'
import { demoPartners } from '#scripts/start/demo-partners.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { SANDBOX } from '#scripts/start/ready.ts'
import { createPrograms, type Program } from '../faults/harness/programs/programs.ts'
import { freshDatabase } from '../support/database/fresh-database.ts'
import { listTroubles } from './troubles.ts'

const HISTORY = { days: 2, players: 16 }
/** A round of history has so many slices: all of it comes around within the test. */
const ROUND_SLICES = 12
/** As many accounts in a slice as two players have. */
const ACCOUNTS = 10
const PATIENCE_MS = 240_000

let folder: string
let url: string
let db: Database
let server: Program
let consoleProgram: Program
const endings: (() => Promise<unknown>)[] = []
const log_folder = () => join(folder, 'log')

const runProgram = (file: string, args: string[]) =>
  promisify(execFile)(process.execPath, [...NODE_FLAGS, file, ...args], { cwd: ROOT, env: ownerEnv() })

/** Without partners: data that only a running sandbox can give comes with the programs. */
const ownerEnv = () => ({
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: url,
  INSTALLATION_NAME: INSTALLATION,
  DATA_DIR: folder,
  SIMULATE_DAYS: String(HISTORY.days),
  GSC_URL: '',
  SHAN_URL: '',
})

/** The programs of `npm start`, beside the sandbox. */
async function startPrograms(): Promise<void> {
  const sandbox_port = await freePort()
  const partners = (port: number) =>
    demoPartners({ is_demo: true, host: '127.0.0.1', port, sandbox_port, data_dir: folder }, {})
  const env = { NODE_ENV: 'development', LOG_LEVEL: 'info', DATA_DIR: folder, ...partners(1).programs }
  const settings = { env: env as Record<string, string> }
  const programs = createPrograms({ folder: log_folder(), database_url: url, settings })
  endings.push(() => programs.kill())
  server = await programs.start('server')
  const sandbox = launch({
    name: 'the sandbox',
    file: SANDBOX,
    env: {
      ...process.env,
      ...partners(server.port).sandbox,
      HOST: '127.0.0.1',
      SANDBOX_PORT: String(sandbox_port),
      DATA_DIR: folder,
    },
    log_file: join(log_folder(), 'sandbox.log'),
    is_shown: false,
  })
  endings.unshift(() => sandbox.stop())
  await sandbox.ready
  consoleProgram = await programs.start('console')
  await programs.start('worker')
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thazin-silence-'))
  mkdirSync(log_folder())
  url = await freshDatabase(inject('postgres_url'))
  db = openDatabase(url, { connections: 2, role: 'owner' })
  await runProgram('apps/programs/migrate.ts', ['--before-history'])
  // As `npm start` notes it, there are hundreds.
  await db`update simulator.history set players = ${HISTORY.players}`
  const rotation = { log_file_mb: 1, log_files: 2 }
  await playHistory({ data_dir: folder, simulate_days: HISTORY.days, ...rotation }, ownerEnv()).ended
  await startPrograms()
}, PATIENCE_MS)
afterAll(async () => {
  for (const end of endings) await end()
  await db.end()
  rmSync(folder, { recursive: true, force: true })
})

/** A loop notes its first turn. */
async function untilWorking(): Promise<void> {
  const turns = async () => (await db`select from job.run where lasted_ms is not null`).length
  await expect.poll(turns, { timeout: PATIENCE_MS, interval: 100 }).toBeGreaterThan(0)
}

/** Each job once; the queue is empty when all of them have ended. */
async function runEveryJob(): Promise<void> {
  for (const job of Object.keys(JOBS)) await db`select graphile_worker.add_job(${job}::text)`
  const left = async () =>
    (await db`select task_identifier from graphile_worker.jobs where attempts < max_attempts`).length
  await expect.poll(left, { timeout: PATIENCE_MS, interval: 100 }).toBe(0)
}

/** All of history along time and accounts, slice by slice as the worker proves it. */
async function proveEverySlice(): Promise<void> {
  const checks = reconciliationChecks(await loadSecretKey({ secret_key: null, data_dir: folder }))
  await proveNew(db, checks, PATIENCE_MS)
  const left = new Set(['time', 'accounts'])
  for (let slices = 0; left.size > 0; slices++) {
    expect(slices).toBeLessThanOrEqual(60)
    const { is_time_round_over, is_account_round_over, wrong } = await proveHistory(db, checks, ROUND_SLICES, ACCOUNTS)
    expect(wrong).toEqual([])
    if (is_time_round_over) left.delete('time')
    if (is_account_round_over) left.delete('accounts')
  }
}

test('after a history, each job twice and every slice of the proof, nothing cries', {
  timeout: PATIENCE_MS,
}, async () => {
  await untilWorking()
  await runEveryJob()
  await proveEverySlice()
  await runEveryJob()

  const runs = await db<{ job: string }[]>`select job from job.run where lasted_ms is not null`
  expect(runs.map(({ job }) => job)).toEqual(expect.arrayContaining([...Object.keys(JOBS), 'seal_audit', 'keep_draws']))
  expect(await db`select promise, sentence from reconciliation.discrepancy`).toEqual([])
  expect((await runProgram('apps/programs/reconcile.ts', [])).stdout).toContain('no discrepancies')
  expect(await listTroubles({ server, console: consoleProgram, log_folder: log_folder() })).toEqual([])
})
