import type { Database } from '#platform/server/database/database.ts'

/** Two sources need some seconds each; a draw that waits longer may need people. */
const PATIENCE = '1 minute'

/** Draws without a number so far. */
export async function countWaiting(db: Database): Promise<{ waiting: number }> {
  const [count] = await db<{ waiting: number }[]>`
    select count(*)::integer as waiting from two_d.draw
    where status in ('open', 'closed') and draws_at < clock_timestamp() - ${PATIENCE}::text::interval`
  if (!count) throw new Error('no row of a count')
  return count
}
