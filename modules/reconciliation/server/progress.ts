import type { Database, Queryable } from '#platform/server/database/database.ts'

/**
 * A transaction writes its rows with the time at which it began. None of ours lives nearly as long as this, so a moment that
 * is over for so long gets no more rows.
 */
export const LATE_MS = 10 * 60_000

/** How far the worker has proven the ledger. */
export interface Progress {
  first_at: Date
  /** All before it was proven when it was new. */
  proven_until: Date
  time_at: Date
  account_at: bigint
  /** Of the last whole rounds over history; null before the first. */
  time_round_ended_at: Date | null
  account_round_ended_at: Date | null
}

/** Null before the first transfer. */
export async function getProgress(db: Queryable): Promise<Progress | null> {
  const [progress] = await db<Progress[]>`
    select first_at, proven_until, time_at, account_at, time_round_ended_at, account_round_ended_at
    from reconciliation.progress`
  return progress ?? null
}

/** Begins where history begins, so that a platform with a past proves it first. Null while nothing has moved. */
export async function beginProgress(db: Database): Promise<Progress | null> {
  const progress = await getProgress(db)
  if (progress) return progress
  await db`
    insert into reconciliation.progress (first_at, proven_until, time_at)
    select at, at, at from (
      select date_trunc('milliseconds', min(created_at)) as at from ledger.transfer
    ) first where at is not null on conflict do nothing`
  return getProgress(db)
}
