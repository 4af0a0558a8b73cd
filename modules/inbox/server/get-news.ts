import type { InboxNews } from '#inbox/contract/player.ts'
import { NEWS_MAX } from '#inbox/contract/rules.ts'
import type { Database } from '#platform/server/database/database.ts'
import { listEvents } from './events.ts'
import { getMarks } from './marks.ts'

/** The question of an open page, every few seconds: it reads one row by its key, and more only where there is something new. */
export async function getNews(
  db: Database,
  { player_id, since }: { player_id: bigint; since: string | undefined },
): Promise<InboxNews> {
  const marks = await getMarks(db, player_id)
  const known = since === undefined ? marks.newest : Number(since)
  const above = Math.max(known, marks.read_up_to)
  if (above >= marks.newest) return { ...marks, events: [] }
  // Not those of a moment later: the page would show them now, and with the next answer again.
  const below = BigInt(marks.newest) + 1n
  const events = await listEvents(db, { player_id, above: BigInt(above), below, limit: NEWS_MAX })
  return { ...marks, events }
}
