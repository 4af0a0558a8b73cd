/** `npm start`: the database, its demo, the screens and the programs, up in order and down in the other one. */
import { join } from 'node:path'
import { startPostgres } from '#server/platform/database/embedded-postgres.ts'
import { readSettings, type Settings } from '#server/platform/settings.ts'
import { areScreensBuilt, buildScreens } from './build-screens.ts'
import { demoPartners } from './demo-partners.ts'
import { playHistory } from './history.ts'
import { type Kept, keepRunning, type Life } from './keep-running.ts'
import { isSandboxWanted, refusePorts } from './ports.mjs'
import { launch, runToEnd } from './program.ts'
import { bold, dim, green, note, red, step } from './progress.ts'
import { SANDBOX, sandboxEnv, untilReady } from './ready.ts'

const hasSandbox = (settings: Settings) => isSandboxWanted(settings, process.env)

/** Whatever runs, in the order of its start. */
const running: { name: string; stop(): Promise<void> }[] = []
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

process.exitCode = await runHouse()

async function runHouse(): Promise<number> {
  let exit_code = 0
  try {
    const settings = readSettings(process.env)
    await refusePorts(process.env)
    const kept = await openHouse(settings)
    console.log(welcome(settings))
    await untilInterruptedOr(kept)
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

async function openHouse(settings: Settings): Promise<Kept[]> {
  const { signal } = interruption
  console.log(`\n  ${bold(settings.brand_name)} ${dim(settings.is_demo ? 'demo' : 'production')}\n`)
  const database = settings.database_url === null ? await openDatabase(settings.data_dir) : null
  signal.throwIfAborted()
  const partners = demoPartners(settings, process.env)
  const database_url = database?.url ?? settings.database_url ?? ''
  const env = { ...process.env, ...partners.house, DATABASE_URL: database_url, DATA_DIR: settings.data_dir }
  work.env = env
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
    const kept = programs.map((program) => {
      const log_file = join(settings.data_dir, 'log', `${program.name.replace('the ', '')}.log`)
      return keep(program.name, (is_again) => launch({ ...program, log_file, is_again, is_shown: !settings.is_demo }))
    })
    const addresses = [`${settings.port}/readyz`, ...(partners.sandbox ? [`${settings.sandbox_port}/healthz`] : [])]
    await Promise.race([untilReady(settings, { programs: kept, addresses, signal }), untilInterruptedOr(kept)])
    return kept
  })
  if (settings.is_demo && settings.simulate_days > 0) running.push(playHistory(settings, env))
  return [...(database ? [database.kept] : []), ...opened]
}

function keep(name: string, start: (is_again: boolean) => Life | Promise<Life>): Kept {
  const kept = keepRunning({ name, launch: start, say: (line) => note(line), onRestart: () => void checkWork() })
  running.push(kept)
  return kept
}

async function openDatabase(data_dir: string): Promise<{ url: string; kept: Kept }> {
  let url: string | null = null
  const start = async (): Promise<Life> => {
    const server = await startPostgres({ dir: data_dir, log: note })
    url ??= server.url
    if (server.url !== url) {
      await server.stop()
      throw new Error('Another program has taken the port of the database.')
    }
    return {
      begun: Promise.resolve(),
      ended: server.ended.then((why) => `the database ended (${why})`),
      lastLines: () => '',
      stop: server.stop,
    }
  }
  const kept = await step('Preparing the database', async () => {
    const started = keep('the database', start)
    await Promise.race([started.begun, started.ended])
    return started
  })
  return { url: url ?? '', kept }
}

/** What was under way when a program died. */
const work: { env: NodeJS.ProcessEnv | null; check: Promise<void> | null; is_asked: boolean } = {
  env: null,
  check: null,
  is_asked: false,
}

/**
 * After a restart: a transaction that was cut has left nothing, the worker and the sandbox have taken up what they were
 * at, and the ledger says whether all of that came out even. One check at a time, and one more for restarts meanwhile.
 */
async function checkWork(): Promise<void> {
  const { env } = work
  if (env === null) return
  work.is_asked = true
  if (work.check) return
  while (work.is_asked && !interruption.signal.aborted) {
    work.is_asked = false
    work.check = reconcile(env)
    await work.check
  }
  work.check = null
}

async function reconcile(env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now()
  try {
    const said = await runToEnd(['server/src/reconcile.ts'], { env, signal: interruption.signal })
    const checks = said.split('\n').filter((line) => line.startsWith('✔')).length
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    note(`${green('✓')} what was under way is settled: the ledger reconciles in all ${checks} checks (${seconds} s)`)
  } catch (error) {
    if (interruption.signal.aborted) return
    const said = (error as Error).message.split('\n').filter((line) => !line.startsWith('✔'))
    note(red(`what was under way could not be seen to be settled:\n${said.join('\n')}`))
  }
}

/** Ends by a refusal either way: the caller then stops whatever runs. */
async function untilInterruptedOr(kept: Kept[]): Promise<never> {
  const interrupted = new Promise<never>((_, reject) => {
    interruption.signal.addEventListener('abort', () => reject(interruption.signal.reason))
    if (interruption.signal.aborted) reject(interruption.signal.reason)
  })
  // One that ends without a fault was stopped, which an interruption does alone.
  return Promise.race([interrupted, ...kept.map(({ ended }) => ended.then(() => interrupted))])
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
