/** The HTTP process of the players' site and of the partners' callbacks. Any number of them may run on one database. */
import { fileURLToPath } from 'node:url'
import { startPasswordThread } from '#identity/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { serverPools } from '#platform/server/database/pool-sizes.ts'
import { requireDatabase } from '#platform/server/database-settings.ts'
import { shareLimits } from '#platform/server/rate-limit/token-bucket.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { createProgramLog } from '#platform/server/telemetry/program-log.ts'
import { openApp } from '../server/app.ts'
import { checkStart } from './check-start.ts'
import { serveUntilStopped } from './serve-until-stopped.ts'

const DIST = fileURLToPath(new URL('../site/dist', import.meta.url))

const settings = settingsOfProcess()
shareLimits(settings.processes)
const log = createProgramLog(settings.log_level)
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
await serveUntilStopped(app, { settings, port: settings.port, log, pools: [db, hot_db] })
