import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../platform/database/embedded-postgres.ts'
import { removeLodging } from '../platform/database/postgres-lodging.ts'

export interface OwnPostgres {
  url: string
  /** Ends it, and removes its folder. */
  stop(): Promise<void>
  /** The same for a program that is about to end itself and cannot wait. */
  cut(): void
}

/** A cut server is gone within a few milliseconds, and writes to its folder until then. */
const ENDING_MS = 300

/** A PostgreSQL in a folder of its own, which goes away with it. */
export async function startOwnPostgres(name: string, options: { fsync?: boolean } = {}): Promise<OwnPostgres> {
  const dir = mkdtempSync(join(tmpdir(), `thazin-${name}-`))
  // Root's database runs under another account, which must find its way in.
  chmodSync(dir, 0o755)
  const server = await startPostgres({ dir, ...options })
  const remove = () => removeLodging(dir)
  return {
    url: server.url,
    async stop() {
      await server.stop()
      remove()
    },
    cut() {
      server.cut()
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ENDING_MS)
      remove()
    },
  }
}
