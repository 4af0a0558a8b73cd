import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { type StaffCaller, scopeOf } from './for-staff.ts'

/** Only the players that this caller may see; to be part of every condition on `identity.player p`. */
export function playersInScope(db: Queryable, staff: Pick<StaffCaller, 'agent_id'>): Fragment {
  const scope = scopeOf(staff)
  return scope === null ? db`true` : db`p.agent_id = any (${arrayOf(db, 'bigint', scope)})`
}
