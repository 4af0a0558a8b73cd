import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { INSTALLATION } from '#platform/server/database/logins/programs.ts'
import { HAS_PATHS, isDeepFile } from '#scripts/test/deep-files.ts'
import { LongestFirst } from '#scripts/test/longest-first.ts'
import { parseDepth } from '#scripts/test/test-depth.ts'
import { groupTests } from '#scripts/test/test-groups.ts'

const POSTGRES = './tests/support/database/postgres.ts'

/** Half of a test's time is waiting, for a page, PostgreSQL or a partner: what one waits, another computes. */
const WORKERS = Math.max(2, Math.ceil(availableParallelism() * 1.5))

/** A test asks for it by `inject('is_deep')`. */
const DEPTH = { provide: { is_deep: parseDepth().is_deep } }

const SERVER = {
  ...DEPTH,
  maxWorkers: WORKERS,
  // A second is too little for what is waited for, when every core is busy.
  expect: { poll: { timeout: 10_000 } },
  // Where other work holds the machine for most of a minute, the start of a test app alone has needed that minute.
  testTimeout: 60_000,
  hookTimeout: 180_000,
}

const TESTS = groupTests()
const takes_deep_files = DEPTH.provide.is_deep || process.env[HAS_PATHS] !== undefined

// Programs that a test runs find the roles by it: each database of a test has a name of its own.
process.env.INSTALLATION_NAME = INSTALLATION

const PROPERTY_TESTS = {
  alias: { 'fast-check': fileURLToPath(new URL('./scripts/test/property-tests.ts', import.meta.url)) },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: PROPERTY_TESTS,
        test: {
          ...SERVER,
          name: 'server',
          globalSetup: POSTGRES,
          include: TESTS.database,
          // The modules of a test app keep nothing between two test apps. To read them for each file takes two seconds.
          isolate: false,
        },
      },
      {
        resolve: PROPERTY_TESTS,
        test: {
          ...SERVER,
          // They need no database, and one of them alone waits for none.
          name: 'server-pure',
          include: TESTS.pure,
          isolate: false,
        },
      },
      {
        resolve: PROPERTY_TESTS,
        test: {
          ...SERVER,
          // Their modules keep languages and sessions, as a page does: each file has them for itself.
          name: 'server-screens',
          include: TESTS.screens,
        },
      },
      {
        resolve: PROPERTY_TESTS,
        test: {
          ...DEPTH,
          name: 'browser',
          include: TESTS.browser.filter((file) => takes_deep_files || !isDeepFile(file)),
          globalSetup: POSTGRES,
          maxWorkers: WORKERS,
          // The shared modules keep nothing between two test apps. To read them for each file takes two seconds.
          isolate: false,
          // docs/decisions/0033. What needed it is named at the end of the run.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
