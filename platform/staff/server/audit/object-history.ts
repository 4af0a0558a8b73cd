import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { olderThanNumber, timeCursor } from '#platform/server/database/time-cursor.ts'
import { type StaffCaller, scopeOf } from '../for-staff.ts'

interface ActRow {
  id: bigint
  at: Date
  cursor: string
  user_name: string
  action: string
  reason: string | null
}

export interface Act extends Omit<ActRow, 'id' | 'at'> {
  id: string
  at: string
}

interface ActQuery {
  staff: StaffCaller
  object: string
  /** Actions that are shown as something else. */
  except: readonly string[]
  after: string | null
  limit: number
}

/**
 * The actions of staff on one object, newest first, with the reason. An agent and the agent's sub-agents see their own
 * actions: why the company acted is the company's.
 */
export async function actsOn(db: Queryable, { staff, object, except, after, limit }: ActQuery): Promise<Act[]> {
  const scope = scopeOf(staff)
  const agents = scope === null ? null : arrayOf(db, 'bigint', scope)
  const place = { created_at: db`a.at`, id: db`a.id` }
  const rows = await db<ActRow[]>`
    select a.id, a.at, ${timeCursor(db, place.created_at, place.id)} as cursor, a.user_name, a.action, a.reason
    from staff.audit a left join staff.staff s on s.id = a.staff_id
    where a.object = ${object} and a.action <> all (${arrayOf(db, 'text', except)})
      and ${agents === null ? db`true` : db`(s.id = any (${agents}) or s.parent_id = any (${agents}))`}
      and ${olderThanNumber(db, place, after)}
    order by a.at desc, a.id desc limit ${limit}`
  return rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.toISOString() }))
}
