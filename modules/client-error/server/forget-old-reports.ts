import type { Queryable } from '#platform/server/database/database.ts'

const DAYS = 30

/** An error that nobody has met for so long is mended, or its release is gone. */
export async function forgetOldReports(db: Queryable): Promise<void> {
  await db`delete from client_error.report where last_seen < now() - ${DAYS} * interval '1 day'`
}
