import { defineConfig } from 'vitest/config'

const POSTGRES = './server/src/testing/postgres.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'house',
          include: ['{contract,server,ui,web,console,sandbox,art,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/dist/**', 'tests/e2e/**'],
          globalSetup: POSTGRES,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: POSTGRES,
          // One browser at a time: timings and polls of one page must not starve another's.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
