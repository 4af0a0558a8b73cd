import type { ReconciliationCheck, Slice, SlicedCheck } from '#ledger/server/index.ts'
import type { Database, Queryable, Transaction } from '#platform/server/database/database.ts'
import { saveDiscrepancies } from './discrepancies.ts'
import { inSnapshot, SNAPSHOT_MS_MAX } from './in-slices.ts'

export interface SliceProof {
  slice: Slice
  results: ReconciliationCheck[]
}

export async function checkSlice(
  db: Queryable,
  checks: readonly SlicedCheck[],
  asked: { cut: 'time' | 'accounts'; slice: Slice },
): Promise<ReconciliationCheck[]> {
  const results: ReconciliationCheck[] = []
  for (const each of checks) {
    if (each.cut === asked.cut && (each.cut === 'time' || each.cut === 'accounts')) {
      results.push(await each.check(db, asked.slice))
    }
  }
  return results
}

/** All checks of one cut, on the slice that `slicer` says, in one snapshot; what they find is kept. */
export async function proveSlice(
  db: Database,
  checks: readonly SlicedCheck[],
  cut: 'time' | 'accounts',
  slicer: (tx: Transaction) => Promise<Slice>,
): Promise<SliceProof> {
  const sliced = await inSnapshot(db, SNAPSHOT_MS_MAX, async (tx) => {
    const slice = await slicer(tx)
    return { slice, results: await checkSlice(tx, checks, { cut, slice }) }
  })
  await saveDiscrepancies(db, { cut, ...sliced })
  return sliced
}

export const wrongOf = (results: readonly ReconciliationCheck[]): ReconciliationCheck[] =>
  results.filter(({ discrepancies }) => discrepancies.length > 0)
