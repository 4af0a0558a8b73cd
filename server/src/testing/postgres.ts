/** Vitest's global setup: one PostgreSQL for the whole run, in a folder that goes away with it. */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../platform/embedded-postgres.ts'
import { removeLodging } from '../platform/postgres-lodging.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its role may create databases; every house clones its own from a template. */
    postgres_url: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'thazin-test-'))
  // Root's database runs under another account, which must find its way in.
  chmodSync(dir, 0o755)
  const server = await startPostgres({ dir, fsync: false })
  project.provide('postgres_url', server.url)
  return async () => {
    await server.stop()
    removeLodging(dir)
  }
}
