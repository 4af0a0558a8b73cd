import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '#platform/server/settings.ts'
import type { Program } from '../program.ts'
import { type Env, hostInUrl } from './demo-partners.ts'

const READY_DEADLINE_MS = 60_000
const READY_POLL_MS = 100

export const SANDBOX = 'tools/sandbox/src/main.ts'

interface ReadyTargets {
  programs: Pick<Program, 'ready'>[]
  /** Like `3000/readyz`. */
  addresses: string[]
  signal: AbortSignal
}

/**
 * Until the programs themselves say that they work, and each address answers: what answers there before may be another
 * program. @throws Error after a minute, or when the signal says so.
 */
export async function untilReady(settings: Settings, { programs, addresses, signal }: ReadyTargets): Promise<void> {
  const host = hostInUrl(settings.host)
  const deadline = Date.now() + READY_DEADLINE_MS
  const isReady = async (address: string) => {
    const answer = await fetch(`http://${host}:${address}`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    return answer?.ok === true
  }
  let are_ready = false
  void Promise.all(programs.map(({ ready }) => ready)).then(() => {
    are_ready = true
  })
  while (Date.now() < deadline && !signal.aborted) {
    if (are_ready && (await Promise.all(addresses.map(isReady))).every(Boolean)) return
    await sleep(READY_POLL_MS)
  }
  throw new Error(
    `The server was not ready within ${READY_DEADLINE_MS / 1000} s. See ${join(settings.data_dir, 'log')}.`,
  )
}

/** The sandbox knows nothing of our database: it is a stranger to it, as a real game provider is. */
export function sandboxEnv(settings: Settings, partner: Env): Env {
  const { DATABASE_URL: _url, SECRET_KEY: _key, SECRET_KEY_PREVIOUS: _previous, ...env } = process.env
  return { ...env, ...partner, DATA_DIR: settings.data_dir }
}
