/** The HTTP process of the players' site and of the partners' callbacks. Any number of them may run on one database. */
import { fileURLToPath } from 'node:url'
import { openApp } from '../composition/app.ts'
import { startPasswordThread, stopPasswordThread } from '../identity/index.ts'
import { openDatabase } from '../platform/database/database.ts'
import { serverPools } from '../platform/database/pool-sizes.ts'
import { requireDatabase } from '../platform/database-settings.ts'
import { shareLimits } from '../platform/rate-limit/token-bucket.ts'
import { settingsOfProcess } from '../platform/settings.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { boundConnections } from '../platform/traffic/bound-connections.ts'
import { checkStart } from './check-start.ts'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const settings = settingsOfProcess()
shareLimits(settings.processes)
const log = createLog(settings.log_level)
const url = requireDatabase(settings)
const { hot, ...pools } = serverPools(settings.server_connections)
const db = openDatabase(url, { ...pools, role: 'login' })
const hot_db = openDatabase(url, { connections: hot, role: 'login', access: 'by_key' })
if (!settings.is_demo && !settings.is_site_url_set)
  log.warn({ site_url: settings.site_url }, 'SITE_URL is not set: links in answers may lead there')
const key = await checkStart(settings, { program: 'server', db, log })
startPasswordThread()
const call_ms = settings.call_deadline_ms
const app = await openApp({ settings, db, hot_db, log, key, call_ms, dist_dir: settings.screens_dir ?? DIST })

boundConnections(app.server, {
  in_all: settings.connections_max,
  per_address: settings.connections_per_address,
  proxies: settings.trusted_proxies,
  log,
})

let is_closing = false
async function close(): Promise<void> {
  if (is_closing) return
  is_closing = true
  // Answers what was begun, takes nothing new, then lets the database go.
  await app.close()
  await Promise.all([stopPasswordThread(), db.end({ timeout: 5 }), hot_db.end({ timeout: 5 })])
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())

await app.listen({ port: settings.port, host: settings.host })
log.info({ port: settings.port }, 'the site is open')
// To `npm start`: another program that answers on this port cannot say it.
process.send?.('ready')
