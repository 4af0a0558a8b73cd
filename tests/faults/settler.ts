/** Pays draws of the 2D lottery until it is killed: what the worker does besides its other jobs. */
import { openDatabase } from '#server/platform/database/database.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { runSettlementLoop } from '#server/two-d/index.ts'

const [url] = process.argv.slice(2)
if (url === undefined) throw new Error('say which database')
const db = openDatabase(url, { connections: 1, role: 'thazin_worker' })
await runSettlementLoop(db, createLog('error'), new AbortController().signal)
