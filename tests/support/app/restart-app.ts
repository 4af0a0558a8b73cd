import { openApp } from '#apps/server/app.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { hashCostOf, PATIENT_MS, send, settingsOf, type TestApp, type TestAppOptions } from './start-test-app.ts'

/**
 * The platform of a test as a restart with other settings finds it: a new app on the same database, which remembers
 * nothing of the first. Both may run beside each other, as servers do while one setting is rolled out.
 */
export async function restartApp(
  app: TestApp,
  { key = app.key, ...options }: Pick<TestAppOptions, 'gsc' | 'shan'> & { key?: SecretKey },
) {
  const fastify = await openApp({
    settings: settingsOf(options),
    db: app.db,
    hot_db: app.db,
    key,
    log: createLog('error'),
    dist_dir: null,
    ...hashCostOf({}),
    call_ms: PATIENT_MS,
  })
  const call: TestApp['call'] = (method, path, more = {}) => send(fastify, method, path, more)
  return { call, close: () => fastify.close() }
}
