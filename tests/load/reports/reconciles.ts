import { runReconciliation } from '#server/composition/reconciliation-checks.ts'
import type { Database } from '#server/platform/database/database.ts'
import { loadSecretKey } from '#server/platform/secret-key.ts'

/** Recomputes the ledger after a load, says what was checked, and answers whether they hold. */
export async function reconciles(db: Database, dir: string): Promise<boolean> {
  const checks = await runReconciliation(db, await loadSecretKey({ secret_key: null, data_dir: dir }))
  for (const { invariant, promise, checked, discrepancies } of checks) {
    console.log(`  ${discrepancies.length === 0 ? '✔' : '✖'} ${invariant} ${promise} (${checked} checked)`)
    for (const { sentence } of discrepancies) console.log(`      ${sentence}`)
  }
  return checks.every((check) => check.discrepancies.length === 0)
}
