import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { freshDatabase } from '../../support/database/fresh-database.ts'
import { TEST_GSC } from '../../support/partners/aggregator-calls.ts'
import { signInStaff } from './load/console-calls.ts'
import { type Populated, populate } from './load/populate.ts'
import { createPrograms, type Program, type Programs, type StartSettings } from './programs/programs.ts'

const READY_WITHIN_MS = 60_000
const SERVERS_USUALLY = 2
const WORKERS_USUALLY = 2
/** Callbacks are signed with it; nobody listens there. */
export const GSC = {
  GSC_URL: TEST_GSC.url,
  GSC_OPERATOR_CODE: TEST_GSC.operator_code,
  GSC_SECRET_KEY: TEST_GSC.secret_key,
}

/** Servers and workers on one database with players in it, as production runs them. */
export interface Stage extends Populated {
  db: Database
  servers: Program[]
  /** The staff's, at place 0. */
  consoles: Program[]
  workers: Program[]
  /** One more of a kind, or one in place of another that ended. */
  startServer(settings?: StartSettings): Promise<Program>
  startConsole(): Promise<Program>
  startWorker(settings?: StartSettings): Promise<Program>
  programs: Programs
  /** Of the database, past any proxy. */
  url: string
  /** For the journal, and logs. */
  folder: string
  /** Of the programs. */
  data_dir: string
  /** The keys of what a demo had done before. */
  earlier: ReadonlySet<string>
  close(): Promise<void>
}

export interface StageOptions {
  players: number
  servers?: number | undefined
  workers?: number | undefined
  postgres_url: string
  /** With which every program is started. */
  settings?: StartSettings | undefined
  /** Rewrites the address that the programs get, for example to a proxy. */
  reach?: ((url: string) => Promise<string>) | undefined
}

export async function openStage(options: StageOptions): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'thazin-faults-'))
  const url = await freshDatabase(options.postgres_url)
  const db = openDatabase(url, { connections: 3, role: 'owner' })
  const populated = await populate(db, options.players)
  const reached = (await options.reach?.(url)) ?? url
  const { servers: server_count = SERVERS_USUALLY, workers: worker_count = WORKERS_USUALLY } = options
  const env = { ...GSC, PROCESSES: String(server_count), ...options.settings?.env }
  const programs = createPrograms({ folder, database_url: reached, settings: { ...options.settings, env } })
  const close = async () => {
    await programs.kill()
    await db.end({ timeout: 1 })
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const startServer = (settings?: StartSettings) => programs.start('server', settings)
    const startConsole = () => programs.start('console')
    const startWorker = (settings?: StartSettings) => programs.start('worker', settings)
    const [servers, first, workers] = await Promise.all([
      Promise.all(Array.from({ length: server_count }, () => startServer())),
      startConsole(),
      Promise.all(Array.from({ length: worker_count }, () => startWorker())),
    ])
    await untilWorking(db, workers.length)
    const login = (user_name: string) => ({ user_name, password: populated.ground.password })
    const staff = await Promise.all(populated.staff.map((name) => signInStaff(first, login(name))))
    return {
      ...populated,
      staff,
      db,
      url,
      servers,
      consoles: [first],
      workers,
      startServer,
      startConsole,
      startWorker,
      programs,
      folder,
      data_dir: folder,
      earlier: new Set(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
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
