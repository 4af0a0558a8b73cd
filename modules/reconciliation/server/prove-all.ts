import { DISCREPANCIES_SHOWN, type ReconciliationCheck, type Slice, type SlicedCheck } from '#ledger/server/index.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import { type Axes, axesOf, SLICE_BYTES } from './axis.ts'
import { inSlices, inSnapshot, type Took } from './in-slices.ts'

/** Hears of a proof as it goes on. */
export interface Watcher {
  /** Of the check that is under way, from 0 to 1. */
  progress?(share: number): void
  ended?(check: ReconciliationCheck, took: Took): void
}

interface Proof {
  db: Database
  axes: Axes
  watcher: Watcher
}

/**
 * Every check over all there is, each in slices with a snapshot of its own. Nothing is written. `slice_bytes` says how much
 * of the ledger's table a first slice has.
 */
export async function proveAll(
  db: Database,
  checks: readonly SlicedCheck[],
  watcher: Watcher = {},
  slice_bytes: number = SLICE_BYTES,
): Promise<ReconciliationCheck[]> {
  const axes = await inSnapshot(db, 0, (tx) => axesOf(tx, slice_bytes))
  const results: ReconciliationCheck[] = []
  for (const check of checks) results.push(...(await proveOne({ db, axes, watcher }, check)))
  return results
}

async function proveOne({ db, axes, watcher }: Proof, check: SlicedCheck): Promise<ReconciliationCheck[]> {
  if (check.cut === 'once') return proveOnce({ db, axes, watcher }, check.check)
  let result: ReconciliationCheck | null = null
  let sum = 0n
  const took = await inSlices(db, {
    axis: check.cut === 'accounts' ? axes.accounts : axes.time,
    ...(watcher.progress && { progress: (share) => watcher.progress?.(share) }),
    async work(tx, slice) {
      if (check.cut !== 'total') result = merge(result, await check.check(tx, slice))
      else {
        const until_now = sum + (await check.sum(tx, slice))
        if (isLast(slice)) result = await check.compare(tx, until_now)
        sum = until_now
      }
    },
  })
  if (result === null) throw new Error('a check has no slice')
  watcher.ended?.(result, took)
  return [result]
}

const isLast = ({ until }: Slice): boolean => until === 'infinity'

async function proveOnce(
  { db, watcher }: Proof,
  check: (db: Queryable) => Promise<ReconciliationCheck[]>,
): Promise<ReconciliationCheck[]> {
  const began_at = performance.now()
  const results = await inSnapshot(db, 0, check)
  const ms = performance.now() - began_at
  for (const [place, result] of results.entries()) {
    // The time is that of all of them together.
    watcher.ended?.(
      result,
      place === 0 ? { slices: 1, seconds: ms / 1_000, longest_ms: ms } : { slices: 0, seconds: 0, longest_ms: 0 },
    )
  }
  return results
}

function merge(before: ReconciliationCheck | null, now: ReconciliationCheck): ReconciliationCheck {
  if (before === null) return now
  const bySentence = new Map([...before.discrepancies, ...now.discrepancies].map((each) => [each.sentence, each]))
  return {
    ...now,
    checked: before.checked + now.checked,
    discrepancies: [...bySentence.values()].slice(0, DISCREPANCIES_SHOWN),
  }
}
