import type { ReconciliationCheck } from '#ledger/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { TestApp } from '../app/start-test-app.ts'

/** A fault that no use case could make. */
export type Plant = (tx: Transaction) => Promise<unknown>

/** Answers the result of `look` while the fault is planted; then the fault is taken back, and the platform is as before. */
export async function seenWith<Seen>(
  { owner_db }: Pick<TestApp, 'owner_db'>,
  plant: Plant,
  look: (tx: Transaction) => Promise<Seen>,
): Promise<Seen> {
  const undo = new Error('undo')
  let seen: { what: Seen } | undefined
  await owner_db
    .begin(async (tx) => {
      // Neither triggers nor foreign keys stop somebody with full access to the database.
      await tx`set local session_replication_role = replica`
      await plant(tx)
      seen = { what: await look(tx) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!seen) throw new Error('nobody looked')
  return seen.what
}

/** The promises of the checks that found discrepancies. */
export const brokenOf = (checks: ReconciliationCheck[]): string[] =>
  checks.filter(({ discrepancies }) => discrepancies.length > 0).map(({ promise }) => promise)
