import { findingsOf } from '#server/findings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openSecretKey } from '#server/platform/secret-key.ts'

/** Recomputes the books after a load, says what was checked, and answers whether they hold. */
export async function booksHold(db: Database, dir: string): Promise<boolean> {
  const findings = await findingsOf(db, await openSecretKey({ secret_key: null, data_dir: dir }))
  for (const { invariant, promise, checked, differences } of findings) {
    console.log(`  ${differences.length === 0 ? '✔' : '✖'} ${invariant} ${promise} (${checked} checked)`)
    for (const difference of differences) console.log(`      ${difference}`)
  }
  return findings.every((finding) => finding.differences.length === 0)
}
