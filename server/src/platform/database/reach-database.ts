import type { Settings } from '../settings.ts'
import { addressOfRunning, startPostgres } from './embedded-postgres.ts'

/**
 * For programs that are run by hand: your database by DATABASE_URL, the embedded one of a house
 * that is open, or the embedded one of a closed house, started for as long as `work` takes.
 */
export async function withDatabase<T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> {
  const url = settings.database_url ?? addressOfRunning(settings.data_dir)
  if (url !== null) return work(url)
  const server = await startPostgres({ dir: settings.data_dir })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
