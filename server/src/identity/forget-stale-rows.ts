import type { Database } from '../platform/database/database.ts'

/** Failed tries that no longer count, codes whose time is over, and sessions that ended so long ago that no question about them remains. */
export async function forgetStaleRows(db: Database): Promise<void> {
  await db`delete from identity.attempt where last_at < now() - interval '1 day'`
  await db`delete from identity.password_reset where expires_at < now()`
  await db`delete from identity.session where least(expires_at, revoked_at) < now() - interval '1 year'`
}
