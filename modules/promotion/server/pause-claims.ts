import type { Transaction } from '#platform/server/database/database.ts'

interface BegunExclusion {
  player_id: bigint
  kind: 'time_out' | 'self_exclusion'
  /** From when on it adds to what the player had decided before. */
  from: Date
  /** Null where it has no end. */
  to: Date | null
}

/**
 * A time-out lets the time of an open bonus stand still, a self-exclusion ends the bonus with the next run of the bonus job; one whose
 * goal is reached is released by that run. Under the lock of the player's accounts (decision 0097).
 */
export async function pauseClaims(tx: Transaction, { player_id, kind, from, to }: BegunExclusion): Promise<void> {
  if (kind === 'self_exclusion' || to === null) {
    await tx`
      update promotion.claim set ends_at = least(ends_at, clock_timestamp()), is_given_up = true
      where player_id = ${player_id} and status = 'open'`
  } else {
    await tx`
      update promotion.claim set ends_at = ends_at + (${to}::timestamptz - ${from}::timestamptz)
      where player_id = ${player_id} and status = 'open'`
  }
}
