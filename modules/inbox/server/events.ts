import type { InboxEvent } from '#inbox/contract/player.ts'
import type { EventOf } from '#outbox/contract/events.ts'
import { INBOX_DAYS } from '#outbox/contract/rules.ts'
import type { Queryable } from '#platform/server/database/database.ts'

interface EventRow {
  number: bigint
  kind: EventOf['kind']
  content: EventOf['content']
  created_at: Date
}

/** Larger than the number of any event. */
export const NO_EVENT = 9_223_372_036_854_775_807n

interface Span {
  player_id: bigint
  /** Events above this number. */
  above: bigint
  /** Events below this number. */
  below: bigint
  limit: number
}

/** Events of one player, newest first, as far as they are shown. */
export async function listEvents(db: Queryable, { player_id, above, below, limit }: Span): Promise<InboxEvent[]> {
  const rows = await db<EventRow[]>`
    select number, kind, content, created_at from outbox.event
    where player_id = ${player_id} and number > ${above} and number < ${below}
      and created_at > now() - ${INBOX_DAYS} * interval '1 day'
    order by number desc limit ${limit}`
  return rows.map(({ number, kind, content, created_at }) => {
    // The content was written by the schema of its kind.
    const event = { kind, content } as EventOf
    return { ...event, number: Number(number), created_at: created_at.toISOString() }
  })
}
