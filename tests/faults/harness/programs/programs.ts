import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { INSTALLATION } from '#platform/server/database/logins/programs.ts'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { ROOT } from '#scripts/program.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { asProgram } from '#tests/support/database/fresh-database.ts'

const READY_WITHIN_MS = 90_000
/** A program ends what hangs after 25 s by itself; it has longer on a busy machine. */
const ENDS_WITHIN_MS = 60_000
/** A program that starts again need not compile the same sources again, and the roles have one name in every database. */
export const COMMON_ENV = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'), INSTALLATION_NAME: INSTALLATION }
/** Of a program that ended by itself, so much of its log is shown. */
const LOG_TAIL = 2_000

/** A server, a console or a worker, as production runs them. */
export interface Program {
  name: string
  child: ChildProcess
  /** Of a server or a console; 0 for a worker. */
  port: number
  /** Ends it on purpose. Answers its exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<string>
}

export interface StartSettings {
  env?: Record<string, string>
  node_flags?: string[]
  /** Where the sources are, if not here: of another release. */
  root?: string
}

export type Kind = 'server' | 'console' | 'worker'

export interface Programs {
  start(kind: Kind, settings?: StartSettings): Promise<Program>
  /** Those that ended though nobody ended them. */
  lost: string[]
  /** As a supervisor stops them; those that do not end in order are lost too. */
  stop(): Promise<void>
  kill(): Promise<void>
}

interface Common {
  /** For data and logs. */
  folder: string
  /** With which each of them is started. */
  settings: StartSettings
  /** A database of freshDatabase, or a way to it. */
  database_url: string
}

export function createPrograms({ folder, settings: common, database_url }: Common): Programs {
  const running = new Set<Program>()
  const lost: string[] = []
  let number = 0

  let console_port: number | undefined
  const start = async (kind: Kind, own: StartSettings = {}) => {
    const name = `${kind} ${++number}`
    const log_file = join(folder, `${name.replace(' ', '-')}.log`)
    // The cookies of the staff are of the port: the console that is started for another one has its address.
    const port = kind === 'console' ? (console_port ??= await freePort()) : await freePort()
    const where = {
      [kind === 'console' ? 'CONSOLE_PORT' : 'PORT']: String(port),
      DATABASE_URL: asProgram(database_url, kind),
    }
    const child = launch(`apps/programs/${kind}.ts`, {
      log: openSync(log_file, 'a'),
      env: { DATA_DIR: folder, ...where, ...common.env, ...own.env },
      node_flags: [...(common.node_flags ?? []), ...(own.node_flags ?? [])],
      root: own.root ?? ROOT,
    })
    let is_wanted = true
    const ended = once(child, 'exit').then(([code, signal]) => {
      running.delete(program)
      const how = String(signal ?? code)
      if (is_wanted) lost.push(`${name} ended with ${how}: ${readFileSync(log_file, 'utf8').slice(-LOG_TAIL)}`)
      return how
    })
    const end = async (signal: NodeJS.Signals) => {
      is_wanted = false
      child.kill(signal)
      const last = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS)
      try {
        return await ended
      } finally {
        clearTimeout(last)
      }
    }
    const program: Program = { name, child, port: kind === 'worker' ? 0 : port, end }
    running.add(program)
    if (kind !== 'worker') await untilReady(program)
    return program
  }

  return {
    start,
    lost,
    async stop() {
      const all = [...running]
      const ends = await Promise.all(all.map((program) => program.end('SIGTERM')))
      for (const [index, how] of ends.entries())
        if (how !== '0') lost.push(`${all[index]?.name} was told to stop and ended with ${how}`)
    },
    async kill() {
      await Promise.all([...running].map((program) => program.end('SIGKILL')))
    },
  }
}

function launch(file: string, { log, env, node_flags, root }: Required<StartSettings> & { log: number }): ChildProcess {
  return spawn(process.execPath, [...NODE_FLAGS, ...node_flags, file], {
    cwd: root,
    env: { ...process.env, ...COMMON_ENV, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', log, log],
  })
}

async function untilReady({ name, child, port }: Program): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error(`${name} was not ready in time`)
}
