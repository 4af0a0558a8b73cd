/**
 * `npm run reconcile`: recomputes the ledger, says what it checked as each check ends, and exits 1 on any difference.
 * `--full` is the same: what was proven before is proven again.
 */

import { runReconciliation } from '../composition/reconciliation-checks.ts'
import type { ReconciliationCheck } from '../ledger/index.ts'
import { openDatabase } from '../platform/database/database.ts'
import { roleOf } from '../platform/database/logins/programs.ts'
import { withDatabase } from '../platform/database/reach-database.ts'
import { loadSecretKey } from '../platform/secret-key.ts'
import { settingsOfProcess } from '../platform/settings.ts'
import type { Took } from '../reconciliation/index.ts'

const PROGRESS_EVERY_MS = 10_000

const settings = settingsOfProcess()
const checks = await withDatabase(settings, async (url) => {
  const db = openDatabase(url, { connections: 1, role: roleOf('reports', settings.installation) })
  try {
    return await runReconciliation(db, await loadSecretKey(settings), { ended: printCheck, progress: printProgress() })
  } finally {
    await db.end()
  }
})

function printCheck({ invariant, promise, checked, discrepancies }: ReconciliationCheck, { seconds }: Took): void {
  const mark = discrepancies.length === 0 ? '✔' : '✖'
  console.log(
    `${mark} ${invariant.padEnd(4)}${promise} (${checked.toLocaleString('en-US')} checked, ${Math.round(seconds * 10) / 10} s)`,
  )
  for (const difference of discrepancies) console.log(`      ${difference}`)
}

/** A large ledger takes minutes for one check: a line tells now and then how far it is, beside what is answered. */
function printProgress(): (share: number) => void {
  let printed_at = performance.now()
  return (share) => {
    if (performance.now() - printed_at < PROGRESS_EVERY_MS) return
    printed_at = performance.now()
    console.error(`  … ${Math.round(share * 100)} % of the next check`)
  }
}

const wrong = checks.filter((check) => check.discrepancies.length > 0).length
console.log(
  wrong === 0 ? '\nReconciled, no discrepancies.' : `\n${wrong} of ${checks.length} checks found a discrepancy.`,
)
process.exitCode = wrong === 0 ? 0 : 1
