import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentOf } from '#platform/server/database/embedded/postgres-program.ts'
import { hasCode } from '#platform/server/has-code.ts'

/** The process and its children, the parent first, so that it makes no more of them. */
export function familyOf(pid: number): number[] {
  const all = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return [pid, ...all.map(Number).filter((each) => parentOf(each) === pid)]
}

/** None of them computes or answers for so long, and each goes on as if nothing had been. */
export async function standStill(pids: number[], ms: number): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP')
  try {
    await sleep(ms)
  } finally {
    for (const pid of pids) signal(pid, 'SIGCONT')
  }
}

/** A process may have ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}
