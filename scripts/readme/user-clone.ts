import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { ROOT } from '../program.ts'
import { freePort } from '../start/free-port.ts'

/** The packages have to be fetched, and other tests run meanwhile. */
const OPEN_WITHIN_MS = 20 * 60_000
const STOPPED_WITHIN_MS = 120_000
const POLL_MS = 500
/** Variables that the tests and the npm around them set; a user has none of them. */
const OF_TESTS =
  /^(?:NODE_ENV|DEV|PROD|MODE|SSR|BASE_URL|VITEST.*|TEST.*|INSTALLATION_NAME|DATABASE_URL|INIT_CWD|npm_(?:lifecycle|package|execpath|node_execpath|command).*)$/
/** The demo's history has no need of a month here. */
const SETTINGS = { SIMULATE_DAYS: '2' }

export interface CommandEnd {
  /** Null after an interruption: npm ends by the signal, once its program has ended. */
  status: number | null
  /** Without the empty ones after it. */
  last_line: string
  output: string
}

export interface Run {
  /** Of npm. */
  args: string[]
  input?: string
  env?: NodeJS.ProcessEnv
  within_ms: number
}

/** A clone of the last commit, as a user has it, with the platform open in it. */
export interface UserClone {
  url: string
  /** A new folder for data, beside those of the open platform. */
  dataFolder(): string
  serverPid(): number
  run(run: Run): Promise<CommandEnd>
  /** As Ctrl-C does. Answers how `npm start` ended. */
  stop(): Promise<CommandEnd>
  remove(): void
}

/** In a folder whose path has a blank; uncommitted changes are left out. */
export async function openUserClone(): Promise<UserClone> {
  endWithTests()
  const folder = mkdtempSync(join(tmpdir(), 'thazin clone-'))
  // Root's database runs under another account, which must find its way in.
  chmodSync(folder, 0o755)
  const clone = join(folder, 'thazin')
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  const data_folders: string[] = []
  const dataFolder = () => {
    const name = join(folder, `data ${data_folders.length + 1}`)
    data_folders.push(name)
    return name
  }
  const [port, console_port, sandbox_port] = await Promise.all([freePort(), freePort(), freePort()])
  const ports = { PORT: String(port), CONSOLE_PORT: String(console_port), SANDBOX_PORT: String(sandbox_port) }
  const env = { ...userEnv(), ...SETTINGS, ...ports, DATA_DIR: dataFolder() }
  const start = launch(['start'], { cwd: clone, env })
  const user_clone: UserClone = {
    url: `http://localhost:${port}`,
    dataFolder,
    serverPid: () => findServer(clone),
    run: ({ args, input = '', within_ms, ...more }) => {
      const launched = launch(args, { cwd: clone, env: { ...env, ...more.env } })
      launched.child.stdin.end(input)
      return within(launched, within_ms)
    },
    stop() {
      start.interrupt()
      return within(start, STOPPED_WITHIN_MS)
    },
    remove() {
      for (const each of data_folders) removeCluster(each)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await untilSaid(start, ['Ctrl-C closes it.', 'this platform has a history of'])
  } catch (error) {
    await user_clone.stop()
    user_clone.remove()
    throw error
  }
  return user_clone
}

const running = new Set<() => void>()

/** A run of tests that is ended leaves nothing behind: groups of their own hear no Ctrl-C, nor that Vitest is gone. */
function endWithTests(): void {
  const interruptAll = () => {
    for (const interrupt of running) interrupt()
  }
  process.once('disconnect', interruptAll)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      interruptAll()
      process.exit(1)
    })
}

interface RunningCommand {
  child: ChildProcessWithoutNullStreams
  output(): string
  ended: Promise<CommandEnd>
  /** As a terminal does it: npm itself passes a signal on no further than to its shell. */
  interrupt(): void
  kill(): void
}

function launch(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): RunningCommand {
  // A group of its own.
  const child = spawn('npm', args, { ...options, detached: true })
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name)
    } catch (error) {
      // All of it has ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  const interrupt = () => signal('SIGINT')
  running.add(interrupt)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([status]: (number | null)[]) => {
    running.delete(interrupt)
    const last_line = stripVTControlCharacters(output).trimEnd().split('\n').at(-1)?.trim() ?? ''
    return { status: status ?? null, last_line, output }
  })
  return { child, output: () => output, ended, interrupt, kill: () => signal('SIGKILL') }
}

/** Interrupts a command that takes longer, and kills it if it does not stop then. */
async function within({ ended, interrupt, kill }: RunningCommand, within_ms: number): Promise<CommandEnd> {
  const timers = [setTimeout(interrupt, within_ms), setTimeout(kill, within_ms + STOPPED_WITHIN_MS)]
  const end = await ended
  for (const timer of timers) clearTimeout(timer)
  return end
}

/** @throws Error with what was said, when it ended or did not come so far */
async function untilSaid({ child, output }: RunningCommand, sentences: string[]): Promise<void> {
  const deadline = performance.now() + OPEN_WITHIN_MS
  while (!sentences.every((sentence) => output().includes(sentence))) {
    const is_over = child.exitCode !== null || child.signalCode !== null
    if (is_over || performance.now() > deadline) throw new Error(`npm start did not open the platform:\n${output()}`)
    await sleep(POLL_MS)
  }
}

function userEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name))
  // The programs of this repository are not the user's.
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.startsWith(join(ROOT, 'node_modules')))
  return { ...Object.fromEntries(kept), PATH: folders.join(delimiter) }
}

/** Its command line names the clone by the address of a module. @throws Error where none runs there */
function findServer(clone: string): number {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      const command = commandLineOf(pid)
      return command.includes(encodeURI(clone)) && command.includes('apps/programs/server.ts')
    })
  if (found === undefined) throw new Error('no server runs in the clone')
  return Number(found)
}

function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
