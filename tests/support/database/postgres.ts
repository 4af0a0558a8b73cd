/** Vitest's global setup: one PostgreSQL for the whole run, in a folder that goes away with it. */
import type { TestProject } from 'vitest/node'
import { startOwnPostgres } from './own-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its role may create databases; every app clones its own from a template. */
    postgres_url: string
    /** Many steps in place of few: `npm test -- --deep`. */
    is_deep: boolean
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startOwnPostgres('test', { fsync: false })
  project.provide('postgres_url', server.url)
  return () => server.stop()
}
