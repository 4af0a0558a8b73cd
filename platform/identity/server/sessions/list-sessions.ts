import type { Queryable } from '#platform/server/database/database.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'
import { isAlive } from './session.ts'

/** A player's sessions, newest first, for the staff. Two never begin in one microsecond, so its start is a page's end. */
export async function listSessions(
  db: Queryable,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const before =
    after === null ? db`` : db`and s.created_at < timestamptz 'epoch' + ${after}::bigint * interval '1 microsecond'`
  const rows = await db<{ created_at: Date; cursor: string; seen_at: Date; address: string; is_alive: boolean }[]>`
    select s.created_at, (extract(epoch from s.created_at) * 1000000)::bigint::text as cursor, s.seen_at, s.address,
           ${isAlive(db)} as is_alive
    from identity.session s join identity.player p on p.id = s.player_id
    where s.player_id = ${player_id} ${before}
    order by s.created_at desc limit ${limit + 1}`
  const { page, next } = pageOf(rows, limit, ({ cursor }) => cursor)
  return {
    data: page.map(({ created_at, seen_at, address, is_alive }) => ({
      at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
      address,
      is_alive,
    })),
    next,
  }
}
