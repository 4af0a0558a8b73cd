import { INBOX_DAYS } from '#outbox/contract/rules.ts'
import type { Database } from '#platform/server/database/database.ts'

/** Of one statement. */
const EVENTS_AT_ONCE = 10_000

/** Nobody is shown an event that is older. The number of a player's newest event stays, so that none is given twice. */
export async function forgetEvents(db: Database): Promise<void> {
  for (let deleted = EVENTS_AT_ONCE; deleted === EVENTS_AT_ONCE; ) {
    const rows = await db`
      delete from outbox.event where (player_id, number) in (
        select player_id, number from outbox.event
        where created_at < now() - ${INBOX_DAYS} * interval '1 day' limit ${EVENTS_AT_ONCE})`
    deleted = rows.count
  }
}
