import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** The start of a browser on a busy machine. */
const START_MS = 60_000
const PAUSE_MS = 100

export function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
}

export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}

/** Tries until it succeeds. @throws what the last try threw */
export async function untilReady<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + START_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(PAUSE_MS)
    }
  }
}
