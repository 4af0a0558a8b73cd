/** The job process: what must be done though nobody asks for it at that moment. Any number of them may run. */
import { run } from 'graphile-worker'
import { findingsOf } from './findings.ts'
import { forgetStaleRows } from './identity/index.ts'
import { openDatabase } from './platform/database.ts'
import { openLog } from './platform/log.ts'
import { openSecretKey } from './platform/secret-key.ts'
import { requireDatabaseUrl, settingsOfProcess } from './platform/settings.ts'
import { compareRounds, openProvider } from './shan/index.ts'

/** Minute hour day month weekday, in UTC; 20:00 is half past two at night in Yangon. */
const CRONTAB = ['0 20 * * * reconcile', '17 * * * * forget_stale_rows', '* * * * * reconcile_shan'].join('\n')
const CONCURRENCY = 2

const settings = settingsOfProcess()
const log = openLog(settings.log_level)
const database_url = requireDatabaseUrl(settings)
const db = openDatabase(database_url, { connections: CONCURRENCY, role: 'thazin_server' })
const key = await openSecretKey(settings)
const shan = settings.shan && openProvider(settings.shan)

const runner = await run({
  connectionString: database_url,
  concurrency: CONCURRENCY,
  crontab: CRONTAB,
  noHandleSignals: true,
  taskList: {
    async reconcile() {
      const findings = await findingsOf(db, key)
      for (const { invariant, promise, checked, differences } of findings) {
        if (differences.length > 0) log.error({ invariant, checked, differences }, `the books are wrong: ${promise}`)
        else log.info({ invariant, checked }, promise)
      }
    },
    async reconcile_shan() {
      if (!shan) return
      const { settled, differences } = await compareRounds(db, shan)
      if (settled > 0) log.warn({ settled }, 'rounds of Shan were settled without a callback')
      if (differences.length > 0) log.error({ differences }, "the Shan provider's rounds differ from ours")
    },
    async forget_stale_rows() {
      await forgetStaleRows(db)
    },
  },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())

let is_closing = false
async function close(): Promise<void> {
  if (is_closing) return
  is_closing = true
  await runner.stop()
  await db.end({ timeout: 5 })
}
await runner.promise
