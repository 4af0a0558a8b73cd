import type { Queryable } from '#platform/server/database/database.ts'
import { olderThanNumber, timeCursor } from '#platform/server/database/time-cursor.ts'

/** The breaks that a player began, newest first. */
export async function exclusionHistory(
  db: Queryable,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const place = { created_at: db`x.begins_at`, id: db`x.id` }
  const rows = await db<
    { id: bigint; begins_at: Date; cursor: string; kind: 'time_out' | 'self_exclusion'; period: string }[]
  >`
    select x.id, x.begins_at, ${timeCursor(db, place.created_at, place.id)} as cursor, x.kind, x.period
    from identity.exclusion x where x.player_id = ${player_id} and ${olderThanNumber(db, place, after)}
    order by x.begins_at desc, x.id desc limit ${limit}`
  return rows.map(({ id, begins_at, ...row }) => ({ ...row, id: String(id), at: begins_at.toISOString() }))
}
