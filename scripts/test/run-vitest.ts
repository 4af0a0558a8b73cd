import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode } from '#platform/server/has-code.ts'
import { ROOT } from '../program.ts'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const CODES: Record<(typeof SIGNALS)[number], number> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
/** Programs of a test stop in order within this time; then they are killed. */
const STOP_MS = 10_000
const POLL_MS = 50
const HAS_GROUPS = process.platform !== 'win32'

interface VitestOptions {
  env: NodeJS.ProcessEnv
  /** Again after each edit: a person presses its keys, and the terminal's Ctrl-C reaches it and its workers. */
  watch?: boolean
}

interface VitestEnd {
  code: number | null
  /** Whether a signal ended it. */
  is_interrupted: boolean
}

/**
 * Runs Vitest in a process group of its own. A worker of Vitest does not end with it while a test works, and the
 * programs that a test runs end with nobody: so a signal goes to the whole group, and this waits until the group is gone.
 */
export async function runVitest(args: string[], { env, watch = false }: VitestOptions): Promise<VitestEnd> {
  const has_group = HAS_GROUPS && !watch
  const vitest = spawn(process.execPath, [VITEST, watch ? 'watch' : 'run', ...args], {
    cwd: ROOT,
    env,
    stdio: [watch ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    detached: has_group,
  })
  const send = (signal: NodeJS.Signals) => sendTo(has_group ? -(vitest.pid ?? 0) : (vitest.pid ?? 0), signal)
  let interrupted_by: (typeof SIGNALS)[number] | null = null
  const passOn = (signal: (typeof SIGNALS)[number]) => {
    interrupted_by ??= signal
    send(signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  try {
    const code = await new Promise<number | null>((resolve) => {
      vitest.once('error', () => resolve(null))
      vitest.once('exit', resolve)
    })
    if (interrupted_by === null) return { code, is_interrupted: false }
    await untilGone(send)
    return { code: CODES[interrupted_by], is_interrupted: true }
  } finally {
    for (const signal of SIGNALS) process.off(signal, passOn)
  }
}

/** A program that a test started late has not heard the signal, so each turn sends it again. */
async function untilGone(send: (signal: NodeJS.Signals) => boolean): Promise<void> {
  const deadline = performance.now() + STOP_MS
  while (performance.now() < deadline) {
    if (!send('SIGTERM')) return
    await sleep(POLL_MS)
  }
  send('SIGKILL')
}

/** Answers whether somebody was there. */
function sendTo(pid: number, signal: NodeJS.Signals): boolean {
  // All processes of ours, and no child of this one.
  if (pid === 0) return false
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false
    throw error
  }
}
