import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { kyat } from '#contract/money.ts'
import { REQUESTED_BY_CONSOLE, REQUESTED_BY_HEADER } from '#contract/staff-rules.ts'
import { findingsOf } from '#server/findings.ts'
import { hashPassword } from '#server/identity/index.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { type RunningPostgres, startPostgres } from '#server/platform/database/embedded-postgres.ts'
import { findLodging, removeLodging } from '#server/platform/database/postgres-lodging.ts'
import { NODE_FLAGS } from '#server/platform/node-flags.ts'
import { openSecretKey } from '#server/platform/secret-key.ts'
import { TEST_GSC } from '#server/testing/aggregator-calls.ts'
import { openCrowd } from '#server/testing/crowd.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { openTestDraw } from '#server/testing/two-d-draw.ts'
import { freePort } from '../../../scripts/ports.ts'
import type { Ground, LoadPlayer } from './operations.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PASSWORD = 'umbrella-lantern-march'
const GSC = { GSC_URL: TEST_GSC.url, GSC_OPERATOR_CODE: TEST_GSC.operator_code, GSC_SECRET_KEY: TEST_GSC.secret_key }
const READY_WITHIN_MS = 60_000
/** Of a program that ended by itself, so much of its log is shown. */
const LOG_TAIL = 2_000

export interface Program {
  name: string
  child: ChildProcess
  /** A server's; 0 for a worker. */
  port: number
  console_port: number
  /** Ends it, so that it is nobody's fault. */
  end(signal: NodeJS.Signals): Promise<void>
}

export interface Stage {
  db: Database
  /** Of the database, as the programs know it. */
  url: string
  servers: Program[]
  workers: Program[]
  players: LoadPlayer[]
  ground: Ground
  /** Takes slips until it is declared. */
  draw_id: number
  /** Cookies of people of the staff who may approve. */
  staff: string[]
  folder: string
  postgres: {
    dir: string
    runs(): boolean
    pid(): number
    kill(): Promise<void>
    start(): Promise<void>
  }
  /** One more of a kind, in place of one that ended. */
  startServer(settings?: StartSettings): Promise<Program>
  startWorker(settings?: StartSettings): Promise<Program>
  /** Programs that ended though nobody ended them. */
  lost: string[]
  differences(): Promise<string[]>
  close(): Promise<void>
}

export interface StartSettings {
  env?: Record<string, string>
  node_flags?: string[]
}

export interface StageOptions {
  players: number
  servers: number
  workers: number
  /** A database server that is there already; without it one of its own is started, on the disk of `folder`. */
  postgres_url?: string
  /** The database of its own lies on a disk of so many megabytes; root alone can mount one. */
  disk_mb?: number
  /** With which every program is started. */
  programs?: StartSettings
  /** Rewrites the address that the programs get, for example to a proxy. */
  reach?: (url: string) => Promise<string>
}

/** Players, staff, a draw of the 2D lottery, servers and workers, as they run in production, on one database. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'thazin-faults-'))
  chmodSync(folder, 0o755)
  const dir = options.disk_mb ? mountDisk(join(folder, 'disk'), options.disk_mb) : folder
  let postgres: RunningPostgres | null = null
  let is_postgres_up = true
  const startDatabase = async () => {
    const started = await startPostgres({ dir })
    postgres = started
    is_postgres_up = true
    void started.ended.then(() => {
      is_postgres_up = false
    })
    return started
  }
  const postgres_url = options.postgres_url ?? (await startDatabase()).url
  const url = await freshDatabase(postgres_url)
  const db = openDatabase(url, { connections: 3, role: 'owner' })
  const { players, ground, staff, draw_id } = await fill(db, options.players)
  const reached = options.reach ? await options.reach(url) : url
  const lost: string[] = []
  const programs = new Set<Program>()
  let number = 0

  const start = async (kind: 'main' | 'worker', settings: StartSettings = {}) => {
    const env = { ...options.programs?.env, ...settings.env }
    const node_flags = [...(options.programs?.node_flags ?? []), ...(settings.node_flags ?? [])]
    const [port, console_port] = await Promise.all([freePort(), freePort()])
    const name = `${kind === 'main' ? 'server' : 'worker'} ${++number}`
    const log_file = join(folder, `${name.replace(' ', '-')}.log`)
    const log = openSync(log_file, 'a')
    const child = spawn(process.execPath, [...NODE_FLAGS, ...node_flags, `server/src/${kind}.ts`], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...GSC,
        DATABASE_URL: reached,
        DATA_DIR: folder,
        PORT: String(port),
        CONSOLE_PORT: String(console_port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', log, log],
    })
    let is_wanted = true
    const ended = once(child, 'exit').then(([code, signal]) => {
      programs.delete(program)
      if (is_wanted)
        lost.push(`${name} ended with ${signal ?? code}: ${readFileSync(log_file, 'utf8').slice(-LOG_TAIL)}`)
    })
    const program: Program = {
      name,
      child,
      port: kind === 'main' ? port : 0,
      console_port,
      async end(signal) {
        is_wanted = false
        child.kill(signal)
        await ended
      },
    }
    programs.add(program)
    if (kind === 'main') await untilReady(program)
    return program
  }

  const servers = await Promise.all(Array.from({ length: options.servers }, () => start('main')))
  const workers = await Promise.all(Array.from({ length: options.workers }, () => start('worker')))
  await untilWorking(db, workers.length)
  const first = servers[0]
  const cookies = first ? await Promise.all(staff.map((name) => signIn(first, name))) : []
  const lodging = findLodging(dir, () => undefined)

  return {
    db,
    url,
    servers,
    workers,
    players,
    ground,
    draw_id,
    staff: cookies,
    folder,
    lost,
    startServer: (settings) => start('main', settings),
    startWorker: (settings) => start('worker', settings),
    postgres: {
      dir,
      runs: () => is_postgres_up,
      pid: () => Number.parseInt(readFileSync(join(lodging.data, 'postmaster.pid'), 'utf8'), 10),
      async kill() {
        process.kill(-this.pid(), 'SIGKILL')
        await postgres?.ended
      },
      async start() {
        await startDatabase()
      },
    },
    async differences() {
      const findings = await findingsOf(db, await openSecretKey({ secret_key: null, data_dir: folder }))
      return findings.flatMap((finding) => finding.differences)
    },
    async close() {
      await Promise.all([...programs].map((program) => program.end('SIGKILL')))
      await db.end({ timeout: 1 })
      await postgres?.stop()
      if (options.disk_mb) execFileSync('umount', ['--lazy', dir])
      removeLodging(dir)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mountDisk(path: string, megabytes: number): string {
  mkdirSync(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path])
  return path
}

async function untilReady({ name, child, port }: Program): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`${name} was not ready in time`)
}

/** A worker listens for jobs once it is open. */
async function untilWorking(db: Database, count: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const [row] = await db<{ count: number }[]>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and query ilike 'listen%jobs:insert%'`
    if ((row?.count ?? 0) >= count) return
    await sleep(50)
  }
  throw new Error('the workers were not ready in time')
}

async function fill(db: Database, size: number) {
  const tokens = await openCrowd(db, { size, game: kyat(1_000_000), main: kyat(5_000_000) })
  const hash = await hashPassword(PASSWORD)
  await db`update identity.player set password_hash = ${hash}`
  const members = await db<{ user_name: string }[]>`select user_name from identity.player order by id`
  const names = ['approver-1', 'approver-2']
  for (const name of names) {
    await db`insert into operator.staff (user_name, password_hash, role, permissions) values (${name}, ${hash}, 'owner', '{}')`
  }
  const [type] = await db<{ id: number }[]>`insert into cashier.payment_type (name) values ('Shwe Pay') returning id`
  const [account] = await db<{ id: number }[]>`
    insert into cashier.payment_account (payment_type_id, account_name, account_number, place)
    values (${type?.id ?? 0}, 'Daw Khin Thazin Oo', '09777204318', 1) returning id`
  await db`select ledger.set_overdraft(${account?.id ?? 0}, true)`
  const { id: draw_id } = await openTestDraw(db)
  return {
    draw_id,
    players: tokens.map((token, index): LoadPlayer => ({ token, member: members[index]?.user_name ?? '' })),
    ground: { account: { id: account?.id ?? 0, payment_type_id: type?.id ?? 0 }, password: PASSWORD },
    staff: names,
  }
}

async function signIn({ console_port }: Program, user_name: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${console_port}/api/console/sign-in`, {
    method: 'POST',
    headers: staffHeaders(console_port),
    body: JSON.stringify({ user_name, password: PASSWORD }),
  })
  if (!reply.ok) throw new Error(`${user_name} was not signed in: ${await reply.text()}`)
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

export const staffHeaders = (console_port: number): Record<string, string> => ({
  origin: `http://127.0.0.1:${console_port}`,
  'content-type': 'application/json',
  [REQUESTED_BY_HEADER]: REQUESTED_BY_CONSOLE,
})
