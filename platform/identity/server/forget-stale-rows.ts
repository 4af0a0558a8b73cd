import type { Database } from '#platform/server/database/database.ts'

/** Of one statement: some tens of milliseconds, far from any limit of time. */
const SESSIONS_AT_ONCE = 5_000

/** Failed tries that no longer count, codes whose time is over, and sessions that ended so long ago that no question about them remains. */
export async function forgetStaleRows(db: Database): Promise<void> {
  await db`delete from identity.attempt where last_at < now() - interval '1 day'`
  await db`delete from identity.password_reset where expires_at < now()`
  for (let deleted = SESSIONS_AT_ONCE; deleted === SESSIONS_AT_ONCE; ) deleted = await forgetSessions(db)
}

/** Each batch commits by itself, so a failure of the next one undoes nothing. Answers how many sessions it deleted. */
async function forgetSessions(db: Database): Promise<number> {
  const deleted = await db`
    delete from identity.session where id in (
      select id from identity.session where least(expires_at, revoked_at) < now() - interval '1 year'
      limit ${SESSIONS_AT_ONCE})`
  return deleted.count
}
