/** `npm start`: the database, its demo, the screens and the programs, up in order and down in the other one. */
import { join } from 'node:path'
import type { DatabaseTarget } from '#platform/server/database/database.ts'
import { startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { untilDatabaseAnswers } from '#platform/server/database/reach-database.ts'
import { requireDatabase } from '#platform/server/database-settings.ts'
import { parseSettings, type Settings } from '#platform/server/settings.ts'
import { areScreensBuilt, buildScreens } from './build/build-screens.ts'
import { createWorkCheck } from './check-work.ts'
import { playHistory } from './history.ts'
import { isSandboxWanted, refusePorts } from './ports.mjs'
import { launch, runToEnd } from './program.ts'
import { demoPartners } from './start/demo-partners.ts'
import { rotationOf } from './start/log-file.ts'
import { programEnvs } from './start/program-databases.ts'
import { SANDBOX, sandboxEnv, untilReady } from './start/ready.ts'
import { type Run, type SupervisedProgram, type Supervision, supervise } from './start/supervise.ts'
import { bold, dim, note, red, step } from './test/progress.ts'

const hasSandbox = (settings: Settings) => isSandboxWanted(settings, process.env)

/** The running programs in the order of their start; they are stopped in the reverse order. */
const running: SupervisedProgram[] = []
/** Aborted when the programs are stopped, after an interruption or because one of them never worked. */
const closing = new AbortController()
/** Until the tables are there, there is nothing to check. */
let checkWork = (): void => undefined
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

// A file that does not take what is said here, on a full disk, ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
/** The first error that nothing handled. The programs and the database are still stopped in order. */
let fault: Error | null = null
process.on('uncaughtException', (error) => {
  fault ??= error
  interruption.abort()
})

process.exitCode = await run()

async function run(): Promise<number> {
  let exit_code = 0
  try {
    const settings = parseSettings(process.env)
    await refusePorts(process.env)
    const programs = await startPrograms(settings)
    console.log(welcome(settings))
    await untilInterruptedOr(programs)
  } catch (error) {
    if (!interruption.signal.aborted) {
      exit_code = 1
      console.error(`\n${red(error instanceof Error ? error.message : String(error))}`)
    }
  }
  if (fault) {
    exit_code = 1
    console.error(fault)
  }
  console.log()
  closing.abort()
  for (const each of running.toReversed()) await step(`Stopping ${each.name}`, () => each.stop())
  return exit_code
}

async function startPrograms(settings: Settings): Promise<SupervisedProgram[]> {
  const { signal } = interruption
  console.log(`\n  ${bold(settings.brand_name)} ${dim(settings.is_demo ? 'demo' : 'production')}\n`)
  const database = settings.database_url === null ? await openDatabase(settings.data_dir) : null
  signal.throwIfAborted()
  if (database === null) await awaitDatabase(requireDatabase(settings), signal)
  const partners = demoPartners(settings, process.env)
  const databases = await step('Preparing the logins', () => programEnvs(settings, database?.url ?? null))
  const common = { ...process.env, ...partners.programs, DATA_DIR: settings.data_dir }
  const env = { ...common, ...databases.owner }
  const prepare = settings.is_demo
    ? 'Bringing the database up to date, with the demo'
    : 'Bringing the database up to date'
  await step(prepare, () => runToEnd(['apps/programs/migrate.ts', '--before-history'], { env, signal }))
  checkWork = createWorkCheck({ env, database: database?.url ?? requireDatabase(settings), signal: closing.signal })
  if (!areScreensBuilt()) await step('Building the screens', () => buildScreens(signal))

  const programs = [
    { name: 'the worker', file: 'apps/programs/worker.ts', env: { ...common, ...databases.worker } },
    { name: 'the console', file: 'apps/programs/console.ts', env: { ...common, ...databases.console } },
    { name: 'the server', file: 'apps/programs/server.ts', env: { ...common, ...databases.server } },
    // Last, so that it is stopped first: it has then told the platform what it knows.
    ...(partners.sandbox ? [{ name: 'the sandbox', file: SANDBOX, env: sandboxEnv(settings, partners.sandbox) }] : []),
  ]
  const opened = await step('Starting the programs', async () => {
    const supervised = programs.map((program) => {
      const log_file = join(settings.data_dir, 'log', `${program.name.replace('the ', '')}.log`)
      const launched = { ...program, log_file, is_shown: !settings.is_demo, rotation: rotationOf(settings) }
      return superviseOne(program.name, () => launch(launched))
    })
    const addresses = [
      `${settings.port}/readyz`,
      `${settings.console_port}/readyz`,
      ...(partners.sandbox ? [`${settings.sandbox_port}/healthz`] : []),
    ]
    const ready = untilReady(settings, { programs: supervised, addresses, signal })
    await Promise.race([ready, untilInterruptedOr(supervised)])
    return supervised
  })
  if (settings.is_demo && settings.simulate_days > 0) running.push(playHistory(settings, env))
  return [...(database ? [database.program] : []), ...opened]
}

/** One on another machine may come up after this one. */
const awaitDatabase = (target: DatabaseTarget, signal: AbortSignal) =>
  untilDatabaseAnswers(target, {
    signal,
    onWait: (reason) => note(`the database does not answer, and everything waits for it: ${reason}`),
  })

function superviseOne(name: string, start: Supervision['launch']): SupervisedProgram {
  const program = supervise({ name, launch: start, say: note, onRestart: () => checkWork() })
  running.push(program)
  return program
}

async function openDatabase(data_dir: string): Promise<{ url: string; program: SupervisedProgram }> {
  let url: string | null = null
  const start = async (): Promise<Run> => {
    const server = await startPostgres({ dir: data_dir, log: note })
    url ??= server.url
    if (server.url !== url) {
      // The other programs know the address of before.
      await server.stop()
      throw new Error('another program has taken its port')
    }
    const ended = server.ended.then((end) => `the database ended (${end})`)
    return { ready: Promise.resolve(), ended, lastLines: () => '', stop: server.stop }
  }
  const program = await step('Preparing the database', async () => {
    const supervised = superviseOne('the database', start)
    await Promise.race([supervised.ready, supervised.ended])
    return supervised
  })
  return { url: url ?? '', program }
}

/** Ends by a refusal either way: the caller then stops what runs. */
async function untilInterruptedOr(programs: SupervisedProgram[]): Promise<never> {
  const interrupted = new Promise<never>((_, reject) => {
    interruption.signal.addEventListener('abort', () => reject(interruption.signal.reason))
    if (interruption.signal.aborted) reject(interruption.signal.reason)
  })
  // A program that ends without a fault was stopped, which an interruption does alone.
  return Promise.race([interrupted, ...programs.map(({ ended }) => ended.then(() => interrupted))])
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
