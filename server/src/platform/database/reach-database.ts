import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { type DatabaseTarget, openDatabase } from './database.ts'
import { addressOfRunning, startPostgres } from './embedded/embedded-postgres.ts'

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

/** Resolves when the database answers, however long it is away. @throws AbortError once the signal is aborted */
export async function untilDatabaseAnswers(url: DatabaseTarget, signal: AbortSignal): Promise<void> {
  while (!(await answers(url, signal))) await sleep(POLL_MS, undefined, { signal })
}

/**
 * By a new pool for each try: one that was refused waits before its next connection. That the database answered before
 * says that address and password are right, so what keeps it from answering will pass.
 */
async function answers(url: DatabaseTarget, signal: AbortSignal): Promise<boolean> {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    const requested = db`select 1`.then(
      () => true,
      () => false,
    )
    return await Promise.race([requested, sleep(TRY_MS, false, { signal })])
  } finally {
    await db.end({ timeout: 0 })
  }
}
