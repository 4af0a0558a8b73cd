/**
 * `npm run dev`: the demo from its sources. An edit of a component is seen in the open browser, an edit of the server
 * starts the server and the worker again; the database and the sandbox go on.
 */
import { join } from 'node:path'
import type { HotPayload, ViteDevServer } from 'vite'
import { startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { parseSettings, type Settings } from '#platform/server/settings.ts'
import { Backend } from './dev/backend.ts'
import { openConsoleFront } from './dev/console-front.ts'
import { openSiteFront } from './dev/site-front.ts'
import { writeStandIn } from './dev/stand-in.ts'
import { playHistory } from './history.ts'
import { refusePorts } from './ports.mjs'
import { launch, ROOT, runToEnd } from './program.ts'
import { demoPartners } from './start/demo-partners.ts'
import { freePort } from './start/free-port.ts'
import { type ProgramEnvs, programEnvs } from './start/program-databases.ts'
import { SANDBOX, sandboxEnv } from './start/ready.ts'
import { bold, dim, note, red, step } from './test/progress.ts'

/** The running programs in the order of their start; they are stopped in the reverse order. */
const running: { name: string; stop(): Promise<void> }[] = []
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

try {
  const settings = parseSettings(process.env)
  if (!settings.is_demo) throw new Error('npm run dev is for the demo: NODE_ENV must not be production.')
  await refusePorts(process.env)
  await open(settings)
  await new Promise<void>((resolve) => {
    interruption.signal.addEventListener('abort', () => resolve())
    if (interruption.signal.aborted) resolve()
  })
} catch (error) {
  if (!interruption.signal.aborted) {
    process.exitCode = 1
    console.error(`\n${red(error instanceof Error ? error.message : String(error))}`)
  }
}
console.log()
for (const each of running.toReversed()) await step(`Stopping ${each.name}`, () => each.stop())

async function open(settings: Settings): Promise<void> {
  console.log(`\n  ${bold(settings.brand_name)} ${dim('development')}\n`)
  const embedded = settings.database_url === null ? await openDatabase(settings.data_dir) : null
  const databases = await programEnvs(settings, embedded)
  const partners = demoPartners(settings, process.env)
  const env = {
    ...process.env,
    ...partners.programs,
    ...databases.owner,
    DATA_DIR: settings.data_dir,
    // Node keeps its compiled code: it does not compile unchanged files again.
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'),
  }
  await step('Bringing the database up to date, with the demo', () =>
    runToEnd(['apps/programs/migrate.ts', '--before-history'], { env, signal: interruption.signal }),
  )
  await openScreens(settings, { env, databases })
  if (partners.sandbox) {
    const log_file = join(settings.data_dir, 'log', 'sandbox.log')
    const sandbox_env = sandboxEnv(settings, partners.sandbox)
    running.push(launch({ name: 'the sandbox', file: SANDBOX, env: sandbox_env, log_file, is_shown: false }))
  }
  if (settings.simulate_days > 0) running.push(playHistory(settings, env))
  console.log(welcome(settings))
}

/** The site, the server behind it, and the console. The server asks the site for its screens, so that one comes first. */
async function openScreens(
  settings: Settings,
  { env, databases }: { env: NodeJS.ProcessEnv; databases: ProgramEnvs },
): Promise<void> {
  const [port, console_port] = await Promise.all([freePort(), freePort()])
  const screens_dir = join(settings.data_dir, 'dev', 'site')
  writeStandIn(screens_dir, settings.port)
  const fronts: ViteDevServer[] = []
  const show = (payload: HotPayload) => {
    for (const { ws } of fronts) ws.send(payload)
  }
  const started = Promise.withResolvers<Backend>()
  const ready = async () => (await started.promise).ready()
  const site = await openSiteFront({ backend: { ready }, backend_port: port })
  fronts.push(site.vite)
  running.push({ name: 'the site', stop: site.close })
  await site.listen(settings.port, settings.host)
  const host = '127.0.0.1'
  const own = { PORT: String(port), CONSOLE_PORT: String(console_port), HOST: host, SCREENS_DIR: screens_dir }
  const server = new Backend({
    settings: { ...settings, port, console_port, host },
    env: { ...env, ...own },
    databases,
    onFault: (message) => show({ type: 'error', err: { message, stack: '' } }),
    onRecovery: () => show({ type: 'full-reload' }),
  })
  started.resolve(server)
  running.push({ name: 'the server, the console and the worker', stop: () => server.stop() })
  const console_front = await openConsoleFront(server, console_port)
  fronts.push(console_front.vite)
  running.push({ name: 'the console', stop: console_front.close })
  await console_front.listen(settings.console_port, settings.host)
  await server.ready()
}

function welcome({ port, console_port, data_dir }: Settings): string {
  return `
    Players' site   ${bold(`http://localhost:${port}`)}
    Staff console   ${bold(`http://localhost:${console_port}`)}
    Demo player     09400000001, password thazin-demo
    Demo staff      owner, password thazin-demo
    Logs            ${join(data_dir, 'log')}

  ${dim('Edits are taken up as they are saved. Ctrl-C ends it.')}
`
}

async function openDatabase(data_dir: string): Promise<string> {
  const server = await step('Preparing the database', () => startPostgres({ dir: data_dir, log: note }))
  running.push({ name: 'the database', stop: server.stop })
  return server.url
}
