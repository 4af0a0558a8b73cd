import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { asProgram } from '../database/fresh-database.ts'

const SERVER = fileURLToPath(new URL('../../../apps/programs/server.ts', import.meta.url))
/** A test that is out of time may leave its server behind, whose output the run would wait for without an end. */
const LEAVE_WITH_PARENT = new URL('../../../scripts/start/leave-with-parent.ts', import.meta.url).href
/** As long as the programs of the faults have. Where other work holds the machine, a start has needed more than half a minute. */
const READY_TRIES_MAX = 900
const READY_POLL_MS = 100

export interface ServerProcess {
  child: ChildProcess
  port: number
}

/** The real HTTP process on a free port of this machine, ready to answer: for what a test inside one process cannot show. */
export async function startServer(app: {
  /** Of a database of freshDatabase, or whose server has its logins. */
  url: string
  data_dir: string
  log_level: string
  /** Further settings. */
  env?: Record<string, string>
}): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [...NODE_FLAGS, '--import', LEAVE_WITH_PARENT, SERVER], {
    env: {
      ...process.env,
      DATABASE_URL: asProgram(app.url, 'server'),
      DATA_DIR: app.data_dir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: app.log_level,
      // The machine of a test is shared with all the others.
      CALL_DEADLINE_MS: '30000',
      ...app.env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let says_ready = false
  child.once('message', (message) => {
    says_ready = message === 'ready'
  })
  for (let tries = 0; tries < READY_TRIES_MAX; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (says_ready && answer?.ok) return { child, port }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`)
    await sleep(READY_POLL_MS)
  }
  child.kill('SIGKILL')
  throw new Error('the server was not ready in time')
}
