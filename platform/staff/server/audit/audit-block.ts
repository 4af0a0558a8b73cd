import { createHash } from 'node:crypto'
import type { Queryable } from '#platform/server/database/database.ts'

/** A row of an audit block: a text as the database writes it, since it is hashed as it is. */
export interface BlockRow {
  id: bigint
  content: string
}

export interface Block {
  n: bigint
  first_id: bigint
  last_id: bigint
  row_count: number
  hash: Buffer
}

/** Rows with a number above `after_id`, up to `last_id` where one is given, in their order. */
export async function rowsAfter(
  db: Queryable,
  after_id: bigint,
  { last_id, limit }: { last_id: bigint | null; limit: number },
): Promise<BlockRow[]> {
  return db<BlockRow[]>`
    select id, jsonb_build_array(id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'), staff_id, user_name,
             role, action, object, before, after, reason, address)::text as content
    from staff.audit
    where id > ${after_id} ${last_id === null ? db`` : db`and id <= ${last_id}`}
    order by id limit ${limit}`
}

/** The fingerprint of these rows and of everything before them. */
export function hashOf(previous: Buffer | null, n: bigint, rows: BlockRow[]): Buffer {
  const hash = createHash('sha256')
    .update(previous ?? Buffer.alloc(0))
    .update(`block ${n}\n`)
  // The length before each row: no text within one can pass for the end of it.
  for (const { content } of rows) hash.update(`${Buffer.byteLength(content)}\n`).update(content)
  return hash.digest()
}
