/**
 * `npm run reconcile`: recomputes the ledger, says what it checked as each check ends, and exits 1 on any difference.
 * `--full` says the same in so many words: what the worker has proven is proven again. `--status` says how far the worker
 * is, and exits 1 where something it found is not right yet.
 */

import type { ReconciliationCheck } from '#ledger/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { roleOf } from '#platform/server/database/logins/programs.ts'
import { withDatabase } from '#platform/server/database/reach-database.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { describeStatus, endWholeProof, type Took } from '#reconciliation/server/index.ts'
import { runReconciliation } from '../server/reconciliation-checks.ts'

const PROGRESS_EVERY_MS = 10_000
/** As other programs of this system say that they were called wrongly. */
const WRONG_USE = 2

const asked = process.argv.slice(2)
const is_known = asked.length === 0 || (asked.length === 1 && ['--full', '--status'].includes(asked[0] ?? ''))
if (!is_known) {
  console.error(`${asked.join(' ')}: the options are --full and --status, one of them`)
  process.exit(WRONG_USE)
}

const settings = settingsOfProcess()
const is_well = await withDatabase(settings, async (url) => {
  const db = openDatabase(url, { connections: 1, role: roleOf('reports', settings.installation) })
  try {
    return asked[0] === '--status' ? await printStatus(db) : await proveAll(db)
  } finally {
    await db.end()
  }
})
process.exitCode = is_well ? 0 : 1

async function printStatus(db: Database): Promise<boolean> {
  const { lines, is_well } = await describeStatus(db)
  for (const line of lines) console.log(line)
  return is_well
}

async function proveAll(db: Database): Promise<boolean> {
  const watcher = { ended: printCheck, progress: printProgress() }
  const checks = await runReconciliation(db, await loadSecretKey(settings), watcher)
  const wrong = checks.filter((check) => check.discrepancies.length > 0).length
  for (const line of await endWholeProof(db, { checks: checks.length, wrong_checks: wrong })) console.log(`\n${line}`)
  console.log(
    wrong === 0 ? '\nReconciled, no discrepancies.' : `\n${wrong} of ${checks.length} checks found a discrepancy.`,
  )
  return wrong === 0
}

function printCheck({ invariant, promise, checked, discrepancies }: ReconciliationCheck, { seconds }: Took): void {
  const mark = discrepancies.length === 0 ? '✔' : '✖'
  console.log(
    `${mark} ${invariant.padEnd(4)}${promise} (${checked.toLocaleString('en-US')} checked, ${Math.round(seconds * 10) / 10} s)`,
  )
  for (const { sentence } of discrepancies) console.log(`      ${sentence}`)
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
