import type { Slice } from '#ledger/server/index.ts'
import { type Database, hasSqlState, type Transaction } from '#platform/server/database/database.ts'
import type { Axis } from './axis.ts'

/** No statement of a slice lasts longer: its snapshot holds the vacuum of account rows, which bets change all the time. */
export const SNAPSHOT_MS_MAX = 60_000
/** The target time of a slice in milliseconds: the next slice is larger or smaller by it. */
const SLICE_MS = 8_000
/** From one slice to the next. */
const GROWTH_MAX = 4

export interface Took {
  slices: number
  seconds: number
  /** Of one snapshot. */
  longest_ms: number
}

/** All of it at one moment, so that bets going on do not disturb it. */
export function inSnapshot<T>(
  db: Database,
  statement_ms_max: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.begin('isolation level repeatable read read only', async (tx) => {
    // The database may not hang up while rolls are recomputed between two questions. A plan made for one slice is wrong
    // for another that is a thousand times as large.
    await tx`
      select set_config('statement_timeout', ${String(statement_ms_max)}, true),
             set_config('idle_in_transaction_session_timeout', '0', true),
             set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true),
             -- Bets need the other processors.
             set_config('max_parallel_workers_per_gather', '0', true)`
    return work(tx)
  })
}

export interface SliceWork {
  axis: Axis
  work: (tx: Transaction, slice: Slice) => Promise<void>
  progress?: (share: number) => void
}

/**
 * Goes along an axis from its beginning to its end, a snapshot for each slice. A slice that takes too long is read again in
 * smaller ones.
 */
export async function inSlices(db: Database, { axis, work, progress }: SliceWork): Promise<Took> {
  const took: Took = { slices: 0, seconds: 0, longest_ms: 0 }
  let size = axis.size
  for (let from: bigint | null = null; ; ) {
    const began_at = performance.now()
    let to: bigint | null = null
    try {
      to = await inSnapshot(db, SNAPSHOT_MS_MAX, async (tx) => {
        const boundary = await axis.boundary(tx, from ?? axis.begin, size)
        await work(tx, axis.slice(from, boundary))
        return boundary
      })
    } catch (error) {
      if (!isTooLong(error) || size <= axis.smallest) throw error
      size = Math.max(axis.smallest, size / GROWTH_MAX)
      continue
    }
    const ms = performance.now() - began_at
    took.slices += 1
    took.seconds += ms / 1_000
    took.longest_ms = Math.max(took.longest_ms, ms)
    size = nextSize(size, ms)
    if (to === null) return took
    progress?.(axis.share(to))
    from = to
  }
}

/** The database ended a statement at its time limit. */
export const isTooLong = (error: unknown): boolean => hasSqlState(error, '57014')

export const nextSize = (size: number, ms: number): number =>
  size * Math.min(GROWTH_MAX, Math.max(1 / GROWTH_MAX, SLICE_MS / Math.max(1, ms)))
