import type { Fragment, Queryable } from './database.ts'

/**
 * The cursor of a row, as a column: its place in a list that stands in the order of time and id, in microseconds, which
 * a Date cannot hold.
 */
export const timeCursor = (db: Queryable, created_at: Fragment, id: Fragment): Fragment =>
  db`(extract(epoch from ${created_at}) * 1000000)::bigint || '_' || ${id}`

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The cursor behind which a row of this moment stands first, with those of the same millisecond. */
export const cursorBefore = (created_at: Date): string => `${(created_at.getTime() + 1) * 1_000}_${LAST_ID}`

/** The condition for rows that are older than the cursor's. */
export function olderThan(
  db: Queryable,
  { created_at, id }: { created_at: Fragment; id: Fragment },
  after: string | null,
) {
  if (after === null) return db`true`
  const [micros, last_id] = after.split('_') as [string, string]
  return db`(${created_at}, ${id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last_id}::uuid)`
}

/** The same of rows whose id is a number. */
export function olderThanNumber(
  db: Queryable,
  { created_at, id }: { created_at: Fragment; id: Fragment },
  after: string | null,
) {
  if (after === null) return db`true`
  const [micros, last_id] = after.split('_') as [string, string]
  return db`(${created_at}, ${id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last_id}::bigint)`
}
