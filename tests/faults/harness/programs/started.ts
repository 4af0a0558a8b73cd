import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/database.ts'
import {
  addressOfRunning,
  type RunningPostgres,
  startPostgres,
} from '#platform/server/database/embedded/embedded-postgres.ts'
import { parentOf } from '#platform/server/database/embedded/postgres-program.ts'
import { ROOT } from '#scripts/program.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { until } from '../fault.ts'
import { signInStaff } from '../load/console-calls.ts'
import { OPERATIONS } from '../load/operations.ts'
import { populate } from '../load/populate.ts'
import { GSC, type Stage } from '../stage.ts'
import { COMMON_ENV, type Program, type Programs } from './programs.ts'

const OPEN_WITHIN_MS = 240_000
/** Of what `npm start` said, so much is shown where it ended by itself. */
const SAID_TAIL = 2_000

/** The whole of `npm start` on one folder, with its database and its sandbox, and players in it. */
export interface StartedStage extends Stage {
  /** All that it said. */
  said(): string
  /** Of a program that it runs at this moment, by its file; null where it does not. */
  pidOf(file: string): number | null
}

export async function openStartedStage(parent: string, players: number): Promise<StartedStage> {
  // The journal lies on another disk than what is broken.
  const folder = mkdtempSync(join(tmpdir(), 'thazin-journal-'))
  const data_dir = join(parent, 'data')
  mkdirSync(data_dir)
  // Root's database runs under another account, which must find its way in.
  for (const path of [parent, data_dir]) chmodSync(path, 0o755)
  const [port, console_port, sandbox_port] = [await freePort(), await freePort(), await freePort()]
  const child = launchStart({ PORT: port, CONSOLE_PORT: console_port, SANDBOX_PORT: sandbox_port }, data_dir)
  const started = watchStart(child)
  const { programs, close } = programsOf(started, data_dir)
  try {
    await until('npm start opens', () => started.said().includes('Ctrl-C closes it') || started.lost.length > 0, {
      within_ms: OPEN_WITHIN_MS,
    })
    const url = addressOfRunning(data_dir)
    if (url === null) throw new Error(`npm start did not open: ${started.said()}`)
    const db = openDatabase(url, { connections: 3, role: 'owner' })
    const populated = await populate(db, players)
    const earlier = new Set((await Promise.all(OPERATIONS.map(({ done }) => done(db)))).flat())
    const programOf = (name: string, of: number): Program => ({ name, child, port: of, end: started.end })
    const console_program = programOf('the console', console_port)
    const login = (user_name: string) => ({ user_name, password: populated.ground.password })
    return {
      ...populated,
      staff: await Promise.all(populated.staff.map((name) => signInStaff(console_program, login(name)))),
      db,
      url,
      folder,
      data_dir,
      earlier,
      servers: [programOf('the server', port)],
      consoles: [console_program],
      workers: [],
      startServer: none,
      startConsole: none,
      startWorker: none,
      said: started.said,
      pidOf: (file) => pidOf(child, file),
      programs,
      async close() {
        await db.end({ timeout: 1 })
        await close()
        await started.end('SIGINT')
        rmSync(folder, { recursive: true })
      },
    }
  } catch (error) {
    await started.end('SIGINT')
    throw error
  }
}

/** Nobody starts one of them by itself. */
const none = () => Promise.reject(new Error('npm start starts its programs itself'))

/** Once they are stopped, what they leave behind is judged by the database alone, until that is closed. */
function programsOf({ end, lost }: ReturnType<typeof watchStart>, data_dir: string) {
  let judged: RunningPostgres | null = null
  const programs: Programs = {
    start: none,
    lost,
    async stop() {
      const how = await end('SIGINT')
      if (how !== '0') lost.push(`npm start was told to stop and ended with ${how}`)
      judged = await startPostgres({ dir: data_dir })
    },
    async kill() {
      await end('SIGINT')
    },
  }
  return { programs, close: async () => judged?.stop() }
}

function launchStart(ports: Record<string, number>, data_dir: string): ChildProcess {
  const settings = Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)]))
  const env = { ...process.env, ...COMMON_ENV, ...GSC, ...settings, HOST: '127.0.0.1', SIMULATE_DAYS: '0' }
  return spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    // Each answer has a line, so that a disk that takes none is soon met.
    env: { ...env, DATA_DIR: data_dir, NODE_ENV: 'development', LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function watchStart(child: ChildProcess) {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const lost: string[] = []
  let is_wanted = true
  const ended = once(child, 'exit').then(([code, signal]) => {
    const how = String(signal ?? code)
    if (is_wanted) lost.push(`npm start ended with ${how}: ${said.slice(-SAID_TAIL)}`)
    return how
  })
  const end = (signal: NodeJS.Signals) => {
    is_wanted = false
    child.kill(signal)
    return ended
  }
  return { said: () => said, lost, end }
}

function pidOf(start: ChildProcess, file: string): number | null {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const isIt = (pid: number) => {
    try {
      return parentOf(pid) === start.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(file)
    } catch {
      // It ended while it was looked at.
      return false
    }
  }
  return pids.find(isIt) ?? null
}
