import { EVERYTHING, type ReconciliationCheck, type SlicedCheck } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { saveDiscrepancies } from './discrepancies.ts'
import { proveAll } from './prove-all.ts'

/** Runs the checks without slices: checks of small tables, and totals, which go through all time. For once a day. */
export async function proveTotals(db: Database, checks: readonly SlicedCheck[]): Promise<ReconciliationCheck[]> {
  const all: ReconciliationCheck[] = []
  for (const cut of ['once', 'total'] as const) {
    const results = await proveAll(
      db,
      checks.filter((check) => check.cut === cut),
    )
    await saveDiscrepancies(db, { cut, slice: EVERYTHING, results })
    all.push(...results)
  }
  return all
}
