/** The HTTP process of the staff's console, on an origin of its own. Any number of them may run on one database. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startPasswordThread } from '#identity/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { consolePools } from '#platform/server/database/pool-sizes.ts'
import { requireDatabase } from '#platform/server/database-settings.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { createProgramLog } from '#platform/server/telemetry/program-log.ts'
import { openConsole } from '../server/console.ts'
import { checkStart } from './check-start.ts'
import { serveUntilStopped } from './serve-until-stopped.ts'

const DIST = fileURLToPath(new URL('../console/dist', import.meta.url))

const settings = settingsOfProcess()
const log = createProgramLog(settings.log_level)
const db = openDatabase(requireDatabase(settings), { ...consolePools(settings.console_connections), role: 'login' })
const key = await checkStart(settings, { program: 'console', db, log })
startPasswordThread()
const dist_dir = existsSync(`${DIST}/index.html`) ? DIST : null
const { app } = await openConsole({ settings, db, log, key, call_ms: settings.call_deadline_ms, dist_dir })
await serveUntilStopped(app, { settings, port: settings.console_port, log, pools: [db] })
