import { openApp } from '#apps/server/app.ts'
import { openConsole } from '#apps/server/console.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { callbacksOf, routesOf } from '#platform/server/http/mounted-routes.ts'
import type { Route } from '#platform/server/http/route.ts'
import { secretKey } from '#platform/server/secret-key.ts'
import { parseSettings } from '#platform/server/settings.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { createMetrics, type Metrics } from '#platform/server/telemetry/metrics.ts'
import type { Metric } from '../pages/metrics.ts'

export interface MountedCalls {
  site: readonly Route[]
  /** The paths of the aggregator's calls, which are parsed field by field. */
  callbacks: readonly string[]
  console: readonly Route[]
  metrics: Metric[]
}

/** Nothing listens there: what is read here asks no database. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing'
const KEY_BYTES = 32
/** With every partner, so that all of their calls are mounted. */
const ENVIRONMENT = {
  GSC_URL: 'http://127.0.0.1:1',
  GSC_OPERATOR_CODE: 'NONE',
  GSC_SECRET_KEY: 'none',
  SHAN_URL: 'http://127.0.0.1:1',
  SHAN_SECRET_KEY: 'none',
}

/** Every call as the site's server and the console's mount it. */
export async function mountedCalls(): Promise<MountedCalls> {
  const db = openDatabase(NOWHERE, { connections: 1, role: 'owner' })
  const settings = parseSettings(ENVIRONMENT)
  const shared = { settings, db, key: secretKey(Buffer.alloc(KEY_BYTES)), log: createLog('silent'), dist_dir: null }
  const metrics = createMetrics()
  const site = await openApp({ ...shared, hot_db: db, metrics })
  const console_metrics = createMetrics()
  const { app: console_app } = await openConsole({ ...shared, metrics: console_metrics })
  try {
    return {
      site: routesOf(site),
      callbacks: callbacksOf(site),
      console: routesOf(console_app),
      metrics: ownMetrics([metrics, console_metrics]),
    }
  } finally {
    await Promise.all([site.close(), console_app.close(), db.end({ timeout: 1 })])
  }
}

type RegisteredMetric = Omit<Metric, 'labels'> & { labelNames: string[] }

/** Each once, without those that the library adds about the process. */
function ownMetrics(of: Metrics[]): Metric[] {
  const all = of.flatMap(({ registry }) => registry.getMetricsAsArray() as unknown as RegisteredMetric[])
  const own = all.filter(({ name }, place) => {
    return name.startsWith('thazin_') && all.findIndex((one) => one.name === name) === place
  })
  return own.map(({ name, type, help, labelNames }) => ({ name, type, help, labels: labelNames }))
}
