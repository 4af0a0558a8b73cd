/** The HTTP process, with a port for players and one for staff. Any number of them may run on one database. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApp } from '../composition/app.ts'
import { openConsole } from '../composition/console.ts'
import { refuseOtherEnvironment } from '../environment/index.ts'
import { startPasswordThread, stopPasswordThread } from '../identity/index.ts'
import { openDatabase } from '../platform/database/database.ts'
import { requireDatabase } from '../platform/database-settings.ts'
import { shareLimits } from '../platform/rate-limit/token-bucket.ts'
import { settingsOfProcess } from '../platform/settings.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { boundConnections } from '../platform/traffic/bound-connections.ts'
import { connectionShares } from '../platform/traffic/load-class.ts'
import { keyOfProcess } from './key-of-process.ts'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const CONSOLE_DIST = fileURLToPath(new URL('../../../console/dist', import.meta.url))
/** Two batches in flight for each batched use case: the digit bet, the 2D slip, the check of tokens, and the aggregator's movements, balances and pushes. */
const HOT_CONNECTIONS = 12

const settings = settingsOfProcess()
shareLimits(settings.processes)
const log = createLog(settings.log_level)
const url = requireDatabase(settings)
const db = openDatabase(url, { ...connectionShares(), role: 'thazin_server' })
const hot_db = openDatabase(url, { connections: HOT_CONNECTIONS, role: 'thazin_server', access: 'by_key' })
if (!settings.is_demo && !settings.is_site_url_set)
  log.warn({ site_url: settings.site_url }, 'SITE_URL is not set: links in answers may lead there')
await refuseOtherEnvironment(db, settings.is_demo)
const key = await keyOfProcess(settings, db, log)
startPasswordThread()
const call_ms = settings.call_deadline_ms
const app = await openApp({ settings, db, hot_db, log, key, call_ms, dist_dir: settings.screens_dir ?? DIST })
const console_dist = existsSync(`${CONSOLE_DIST}/index.html`) ? CONSOLE_DIST : null
const { app: console_app } = await openConsole({ settings, db, log, key, call_ms, dist_dir: console_dist })

const limits = {
  in_all: settings.connections_max,
  per_address: settings.connections_per_address,
  proxies: settings.trusted_proxies,
  log,
}
for (const { server } of [app, console_app]) boundConnections(server, limits)

let is_closing = false
async function close(): Promise<void> {
  if (is_closing) return
  is_closing = true
  // Answers what was begun, takes nothing new, then lets the database go.
  await Promise.all([app.close(), console_app.close()])
  await Promise.all([stopPasswordThread(), db.end({ timeout: 5 }), hot_db.end({ timeout: 5 })])
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())

await console_app.listen({ port: settings.console_port, host: settings.host })
await app.listen({ port: settings.port, host: settings.host })
log.info({ port: settings.port, console_port: settings.console_port }, 'the platform is open')
// To `npm start`: another program that answers on these ports cannot say it.
process.send?.('ready')
