/** Pays draws of the 2D lottery until it is killed: what the worker does besides its other jobs. */
import { openDatabase } from '#platform/server/database/database.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { runSettlementLoop } from '#two-d/server/index.ts'

const [url] = process.argv.slice(2)
if (url === undefined) throw new Error('say which database')
const db = openDatabase(url, { connections: 1, role: 'thazin_worker' })
await runSettlementLoop(db, createLog('error'), new AbortController().signal)
