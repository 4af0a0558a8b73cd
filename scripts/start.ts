/** `npm start`: the database, its demo, the screens and the programs, up in order and down in the other one. */
import { join } from 'node:path'
import { startPostgres } from '#server/platform/database/embedded-postgres.ts'
import { readSettings, type Settings } from '#server/platform/settings.ts'
import { areScreensBuilt, buildScreens } from './build-screens.ts'
import { demoPartners, isSandboxWanted } from './demo-partners.ts'
import { playHistory } from './history.ts'
import { portsOf, refusePorts } from './ports.ts'
import { launch, type Program, runToEnd } from './program.ts'
import { bold, dim, note, red, step } from './progress.ts'
import { SANDBOX, sandboxEnv, untilReady } from './ready.ts'

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
    await refusePorts(portsOf(settings), settings.host)
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
    const ready = [`${settings.port}/readyz`, ...(partners.sandbox ? [`${settings.sandbox_port}/healthz`] : [])]
    await Promise.race([untilReady(settings, ready, signal), untilInterruptedOr(launched)])
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
    ['Staff console', `http://localhost:${settings.console_port}`],
    ...(hasSandbox(settings) ? [['Sandbox', `http://localhost:${settings.sandbox_port}`]] : []),
    ...(settings.is_demo ? [['Demo player', '09400000001, password thazin-demo']] : []),
    ...(settings.is_demo ? [['Demo staff', 'owner, password thazin-demo']] : []),
    ['Logs', join(settings.data_dir, 'log')],
  ]
  const rows = lines.map(([name, value]) => `    ${name?.padEnd(16)}${bold(value ?? '')}`)
  return ['', `  ${bold(`${settings.brand_name} is open.`)}`, '', ...rows, '', dim('  Ctrl-C closes it.')].join('\n')
}
