import type { Database } from '#platform/server/database/database.ts'

/** Of one statement. */
const REFUSALS_AT_ONCE = 10_000

/** A copy that is a day late is no copy any more. */
export async function forgetRefusals(db: Database): Promise<void> {
  for (let deleted = REFUSALS_AT_ONCE; deleted === REFUSALS_AT_ONCE; ) {
    const rows = await db`
      delete from idempotency.refusal where (player_id, call, idempotency_key) in (
        select player_id, call, idempotency_key from idempotency.refusal
        where refused_at < now() - interval '1 day' limit ${REFUSALS_AT_ONCE})`
    deleted = rows.count
  }
}
