/** `npm start`: the database, its demo, the screens and the programs, up in order and down in the other one. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '#server/platform/database/embedded-postgres.ts'
import { readSettings, type Settings } from '#server/platform/settings.ts'
import { areScreensBuilt, buildScreens } from './build-screens.ts'
import { demoPartners, type Env, isSandboxWanted } from './demo-partners.ts'
import { playHistory } from './history.ts'
import { launch, type Program, ROOT, runToEnd } from './program.ts'
import { bold, dim, note, red, step } from './progress.ts'

const READY_DEADLINE_MS = 60_000
const BARRED_WAIT_MS = 1_000
const READY_POLL_MS = 100
const SANDBOX = 'sandbox/src/main.ts'
const has = (path: string) => existsSync(join(ROOT, path))
const hasSandbox = (settings: Settings) => isSandboxWanted(settings, process.env)

/** Whatever runs, in the order of its start. */
const running: { name: string; ended: Promise<unknown>; stop(): Promise<void> }[] = []
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

process.exitCode = await runHouse()

async function runHouse(): Promise<number> {
  let exit_code = 0
  try {
    const settings = readSettings(process.env)
    await refuseUselessPorts(settings)
    const programs = await openHouse(settings)
    console.log(welcome(settings))
    await untilInterruptedOr(programs)
  } catch (error) {
    if (!interruption.signal.aborted) {
      exit_code = 1
      console.error(`\n${red(error instanceof Error ? error.message : String(error))}`)
    }
  }
  console.log()
  for (const each of running.toReversed()) await step(`Stopping ${each.name}`, () => each.stop())
  return exit_code
}

/** Named before anything is started, so that a wrong start changes nothing. */
async function refuseUselessPorts(settings: Settings): Promise<void> {
  const wanted = [
    { name: 'PORT', port: settings.port },
    ...(has('console') ? [{ name: 'CONSOLE_PORT', port: settings.console_port }] : []),
    ...(hasSandbox(settings) ? [{ name: 'SANDBOX_PORT', port: settings.sandbox_port }] : []),
  ]
  for (const { name, port } of wanted) {
    if (await isBarred(port)) {
      throw new Error(
        `Browsers open no site on port ${port}. Set ${name} to another one, for example: ${name}=3100 npm start`,
      )
    }
    const fault = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      const probe = createServer().once('error', resolve)
      probe.listen(port, settings.host, () => probe.close(() => resolve(null)))
    })
    if (fault?.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Set ${name} to a free one, for example: ${name}=${port + 100} npm start`)
    }
    if (fault) throw new Error(`Port ${port} (${name}) cannot be opened: ${fault.message}`)
  }
}

/** Ports of other services, like 6000, which no browser opens. Node's own fetch knows the same list. */
async function isBarred(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', signal: AbortSignal.timeout(BARRED_WAIT_MS) })
    return false
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'
  }
}

async function openHouse(settings: Settings): Promise<Program[]> {
  const { signal } = interruption
  console.log(`\n  ${bold(settings.brand_name)} ${dim(settings.is_demo ? 'demo' : 'production')}\n`)
  const database_url = settings.database_url ?? (await openDatabase(settings.data_dir))
  signal.throwIfAborted()
  const partners = demoPartners(settings, process.env)
  const env = { ...process.env, ...partners.house, DATABASE_URL: database_url, DATA_DIR: settings.data_dir }
  const prepare = settings.is_demo
    ? 'Bringing the database up to date, with the demo'
    : 'Bringing the database up to date'
  await step(prepare, () => runToEnd(['server/src/migrate.ts', '--before-history'], { env, signal }))
  if (!areScreensBuilt()) await step('Building the screens', () => buildScreens(signal))

  const programs = [
    { name: 'the worker', file: 'server/src/worker.ts', env },
    { name: 'the server', file: 'server/src/main.ts', env },
    // Last, so that it is stopped first: it has then told the house what it knows.
    ...(partners.sandbox ? [{ name: 'the sandbox', file: SANDBOX, env: sandboxEnv(settings, partners.sandbox) }] : []),
  ]
  const opened = await step('Opening the doors', async () => {
    const launched = programs.map((program) => {
      const log_file = join(settings.data_dir, 'log', `${program.name.replace('the ', '')}.log`)
      return launch({ ...program, log_file, is_shown: !settings.is_demo })
    })
    running.push(...launched)
    const doors = [`${settings.port}/readyz`, ...(partners.sandbox ? [`${settings.sandbox_port}/healthz`] : [])]
    await Promise.race([untilReady(settings, doors), untilInterruptedOr(launched)])
    return launched
  })
  if (settings.is_demo && settings.simulate_days > 0) running.push(playHistory(settings, env))
  return opened
}

async function openDatabase(data_dir: string): Promise<string> {
  const server = await step('Preparing the database', () => startPostgres({ dir: data_dir, log: note }))
  running.push({ name: 'the database', ...server })
  return server.url
}

async function untilReady(settings: Settings, doors: string[]): Promise<void> {
  const host = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host
  const deadline = Date.now() + READY_DEADLINE_MS
  const isOpen = async (door: string) => {
    const answer = await fetch(`http://${host}:${door}`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    return answer?.ok === true
  }
  while (Date.now() < deadline && !interruption.signal.aborted) {
    if ((await Promise.all(doors.map(isOpen))).every(Boolean)) return
    await sleep(READY_POLL_MS)
  }
  throw new Error(
    `The server was not ready within ${READY_DEADLINE_MS / 1000} s. See ${join(settings.data_dir, 'log')}.`,
  )
}

/** The sandbox knows nothing of the house's database: it is a stranger to it, as a real game maker is. */
function sandboxEnv(settings: Settings, partner: Env): Env {
  const { DATABASE_URL: _database_url, SECRET_KEY: _secret_key, ...env } = process.env
  return { ...env, ...partner, DATA_DIR: settings.data_dir }
}

/** Ends by a refusal either way: the caller then stops whatever runs. */
async function untilInterruptedOr(programs: Program[]): Promise<never> {
  const deaths = programs.map(async (program) => {
    const sentence = await program.ended
    throw new Error(`${sentence}. Its last lines:\n${program.lastLines()}`)
  })
  const database = running.find(({ name }) => name === 'the database')
  const database_death = database?.ended.then(() => Promise.reject(new Error('The database ended by itself.')))
  const interrupted = new Promise<never>((_, reject) => {
    interruption.signal.addEventListener('abort', () => reject(interruption.signal.reason))
    if (interruption.signal.aborted) reject(interruption.signal.reason)
  })
  return Promise.race([...deaths, ...(database_death ? [database_death] : []), interrupted])
}

function welcome(settings: Settings): string {
  const lines = [
    ["Players' site", `http://localhost:${settings.port}`],
    ...(has('console') ? [['Staff console', `http://localhost:${settings.console_port}`]] : []),
    ...(hasSandbox(settings) ? [['Sandbox', `http://localhost:${settings.sandbox_port}`]] : []),
    ...(settings.is_demo ? [['Demo player', '09400000001, password thazin-demo']] : []),
    ...(settings.is_demo && has('console') ? [['Demo staff', 'owner, password thazin-demo']] : []),
    ['Logs', join(settings.data_dir, 'log')],
  ]
  const rows = lines.map(([name, value]) => `    ${name?.padEnd(16)}${bold(value ?? '')}`)
  return ['', `  ${bold(`${settings.brand_name} is open.`)}`, '', ...rows, '', dim('  Ctrl-C closes it.')].join('\n')
}
