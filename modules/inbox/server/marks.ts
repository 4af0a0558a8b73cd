import type { InboxMarks } from '#inbox/contract/player.ts'
import { UNREAD_COUNT_MAX } from '#inbox/contract/rules.ts'
import { INBOX_DAYS } from '#outbox/contract/rules.ts'
import type { Queryable } from '#platform/server/database/database.ts'

interface MarksRow {
  newest: bigint
  read_up_to: bigint
  unread: bigint
}

/** How far the events of a player go, and how far the player has read them. */
export async function getMarks(db: Queryable, player_id: bigint): Promise<InboxMarks> {
  const [row] = await db<MarksRow[]>`
    select i.newest, i.read_up_to, (
      select count(*) from (
        select from outbox.event e
        where e.player_id = i.player_id and e.number > i.read_up_to
          and e.created_at > now() - ${INBOX_DAYS} * interval '1 day'
        limit ${UNREAD_COUNT_MAX}
      ) counted
    ) as unread
    from outbox.inbox i where i.player_id = ${player_id}`
  if (!row) return { newest: 0, read_up_to: 0, unread: 0 }
  return { newest: Number(row.newest), read_up_to: Number(row.read_up_to), unread: Number(row.unread) }
}
