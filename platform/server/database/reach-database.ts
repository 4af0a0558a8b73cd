import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { type DatabaseTarget, openDatabase } from './database.ts'
import { addressOfRunning, startPostgres } from './embedded/embedded-postgres.ts'
import { isUnavailable } from './unavailable.ts'

const POLL_MS = 200
/** A database that is stalled takes a connection and says nothing. */
const TRY_MS = 2_000

/**
 * For programs that are run by hand: your database by DATABASE_URL, the embedded one of a platform
 * that is open, or the embedded one of a closed platform, started for as long as `work` takes.
 */
export async function withDatabase<T>(settings: Settings, work: (target: DatabaseTarget) => Promise<T>): Promise<T> {
  const target = settings.database ?? addressOfRunning(settings.data_dir)
  if (target !== null) return work(target)
  const server = await startPostgres({ dir: settings.data_dir })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

/**
 * Resolves when the database answers, however long it is away; `onWait` is called once, where it does not answer at once.
 * @throws AbortError once the signal is aborted, and what no waiting mends: a wrong password, a database that is not there
 */
export async function untilDatabaseAnswers(
  url: DatabaseTarget,
  { signal, onWait }: { signal?: AbortSignal; onWait?: (reason: string) => void } = {},
): Promise<void> {
  for (let tries = 0; ; tries++) {
    const reason = await tryDatabase(url, signal)
    if (reason === null) return
    if (tries === 0) onWait?.(reason)
    await sleep(POLL_MS, undefined, { signal })
  }
}

/**
 * By a new pool for each try: one that was refused waits before its next connection. Answers why it does not answer, or
 * null where it does.
 */
async function tryDatabase(url: DatabaseTarget, signal: AbortSignal | undefined): Promise<string | null> {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    const requested = db`select 1`.then(() => null)
    return await Promise.race([requested, sleep(TRY_MS, `no answer within ${TRY_MS / 1_000} s`, { signal })])
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return (error as Error).message
  } finally {
    await db.end({ timeout: 0 })
  }
}
