/** The HTTP process of the staff's console, on an origin of its own. Any number of them may run on one database. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openConsole } from '../composition/console.ts'
import { startPasswordThread, stopPasswordThread } from '../identity/index.ts'
import { openDatabase } from '../platform/database/database.ts'
import { consolePools } from '../platform/database/pool-sizes.ts'
import { requireDatabase } from '../platform/database-settings.ts'
import { settingsOfProcess } from '../platform/settings.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { boundConnections } from '../platform/traffic/bound-connections.ts'
import { checkStart } from './check-start.ts'

const DIST = fileURLToPath(new URL('../../../console/dist', import.meta.url))

const settings = settingsOfProcess()
const log = createLog(settings.log_level)
const db = openDatabase(requireDatabase(settings), { ...consolePools(settings.console_connections), role: 'login' })
const key = await checkStart(settings, { program: 'console', db, log })
startPasswordThread()
const dist_dir = existsSync(`${DIST}/index.html`) ? DIST : null
const { app } = await openConsole({ settings, db, log, key, call_ms: settings.call_deadline_ms, dist_dir })
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
  await Promise.all([stopPasswordThread(), db.end({ timeout: 5 })])
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())

await app.listen({ port: settings.console_port, host: settings.host })
log.info({ console_port: settings.console_port }, 'the console is open')
// To `npm start`: another program that answers on this port cannot say it.
process.send?.('ready')
