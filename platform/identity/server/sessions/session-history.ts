import type { Queryable } from '#platform/server/database/database.ts'
import { olderThan, timeCursor } from '#platform/server/database/time-cursor.ts'
import { parseUserAgent } from '#platform/server/http/requests/parse-user-agent.ts'

interface Sighting {
  address: string
  user_agent: string
}

/** Where and with what a player signed in, newest first, for the staff. */
export async function sessionHistory(
  db: Queryable,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const place = { created_at: db`s.created_at`, id: db`s.id` }
  const rows = await db<(Sighting & { id: string; created_at: Date; cursor: string })[]>`
    select s.id, s.created_at, ${timeCursor(db, place.created_at, place.id)} as cursor, s.address, s.user_agent
    from identity.session s where s.player_id = ${player_id} and ${olderThan(db, place, after)}
    order by s.created_at desc, s.id desc limit ${limit}`
  return rows.map(({ id, created_at, cursor, address, user_agent }) => ({
    id,
    cursor,
    at: created_at.toISOString(),
    address,
    device: parseUserAgent(user_agent),
  }))
}

/** Of the sessions that are kept; older ones say little of today. */
const SESSIONS_READ = 200
const DEVICES_SHOWN = 8

/** The devices and addresses of a player's last sessions, the last one first. */
export async function devicesOf(db: Queryable, player_id: bigint) {
  const rows = await db<(Sighting & { last_at: Date; sessions: bigint })[]>`
    select address, user_agent, max(created_at) as last_at, count(*) as sessions
    from (
      select address, user_agent, created_at from identity.session
      where player_id = ${player_id} order by created_at desc limit ${SESSIONS_READ}
    ) s group by address, user_agent order by max(created_at) desc limit ${DEVICES_SHOWN}`
  return rows.map(({ address, user_agent, last_at, sessions }) => ({
    ...parseUserAgent(user_agent),
    address,
    last_at: last_at.toISOString(),
    sessions: Number(sessions),
  }))
}
