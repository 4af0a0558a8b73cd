/** `npm run reconcile`: recomputes the ledger, says what it checked, and exits 1 on any difference. */

import { runReconciliation } from '../composition/reconciliation-checks.ts'
import { openDatabase } from '../platform/database/database.ts'
import { roleOf } from '../platform/database/logins/programs.ts'
import { withDatabase } from '../platform/database/reach-database.ts'
import { loadSecretKey } from '../platform/secret-key.ts'
import { settingsOfProcess } from '../platform/settings.ts'

const settings = settingsOfProcess()
const checks = await withDatabase(settings, async (url) => {
  const db = openDatabase(url, { connections: 1, role: roleOf('reports', settings.installation) })
  try {
    return await runReconciliation(db, await loadSecretKey(settings))
  } finally {
    await db.end()
  }
})

for (const { invariant, promise, checked, discrepancies } of checks) {
  console.log(
    `${discrepancies.length === 0 ? '✔' : '✖'} ${invariant.padEnd(4)}${promise} (${checked.toLocaleString('en-US')} checked)`,
  )
  for (const difference of discrepancies) console.log(`      ${difference}`)
}
const wrong = checks.filter((check) => check.discrepancies.length > 0).length
console.log(
  wrong === 0 ? '\nReconciled, no discrepancies.' : `\n${wrong} of ${checks.length} checks found a discrepancy.`,
)
process.exitCode = wrong === 0 ? 0 : 1
