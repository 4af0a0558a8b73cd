import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import type { Database } from '#platform/server/database/database.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'

/** Recomputes the ledger after a load, says what was checked, and answers whether they hold. */
export async function reconciles(db: Database, dir: string): Promise<boolean> {
  const checks = await runReconciliation(db, await loadSecretKey({ secret_key: null, data_dir: dir }))
  for (const { invariant, promise, checked, discrepancies } of checks) {
    console.log(`  ${discrepancies.length === 0 ? '✔' : '✖'} ${invariant} ${promise} (${checked} checked)`)
    for (const { sentence } of discrepancies) console.log(`      ${sentence}`)
  }
  return checks.every((check) => check.discrepancies.length === 0)
}
