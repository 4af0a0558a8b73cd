/** Vitest's global setup: one PostgreSQL for the whole run, in a folder that goes away with it. */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../platform/database/embedded-postgres.ts'
import { removeLodging } from '../platform/database/postgres-lodging.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its role may create databases; every house clones its own from a template. */
    postgres_url: string
    /** Many steps in place of few: `npm test -- --deep`. */
    is_deep: boolean
  }
}

/** A cut server is gone within a few milliseconds, and writes to its folder until then. */
const ENDING_MS = 300

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'thazin-test-'))
  // Root's database runs under another account, which must find its way in.
  chmodSync(dir, 0o755)
  const server = await startPostgres({ dir, fsync: false })
  project.provide('postgres_url', server.url)
  // Vitest does not wait for the teardown when it is told to stop.
  const leave = () => {
    server.cut()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ENDING_MS)
    removeLodging(dir)
  }
  process.once('exit', leave)
  return async () => {
    process.off('exit', leave)
    await server.stop()
    removeLodging(dir)
  }
}
