import type { Inbox } from '#inbox/contract/player.ts'
import { INBOX_PAGE_SIZE } from '#inbox/contract/rules.ts'
import type { Database } from '#platform/server/database/database.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'
import { listEvents, NO_EVENT } from './events.ts'
import { getMarks } from './marks.ts'

/** A page of the player's events, newest first: those below the number `after`. */
export async function getInbox(
  db: Database,
  { player_id, after }: { player_id: bigint; after: string | undefined },
): Promise<Inbox> {
  const below = after === undefined ? NO_EVENT : BigInt(after)
  const [marks, events] = await Promise.all([
    getMarks(db, player_id),
    listEvents(db, { player_id, above: 0n, below, limit: INBOX_PAGE_SIZE + 1 }),
  ])
  const { page, next } = pageOf(events, INBOX_PAGE_SIZE, ({ number }) => String(number))
  return { events: page, next, ...marks }
}
