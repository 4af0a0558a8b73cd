import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { oneOf } from './one-of.ts'
import { ENDS } from './rules.ts'

/**
 * As `m` whose player it was at the moment of a row `t` of the ledger: what a player did before they came to another agent
 * stays with the one before.
 */
export const membership = (db: Queryable): Fragment => db`
  agent.membership m on m.player_id = report.player_of(t.debit_account_id, t.credit_account_id)
    and ${lasted(db, db`t.created_at`)}`

/**
 * The agent of it alone, null for none: a look at the player's own rows for each transfer. For the transfers of an hour
 * or a day; a join would read the memberships of all players.
 */
export const agentOf = (db: Queryable): Fragment => db`
  (select m.agent_id from agent.membership m
   where m.player_id = report.player_of(t.debit_account_id, t.credit_account_id) and ${lasted(db, db`t.created_at`)})`

/** Whether the membership `m` was the one of this moment. */
export const lasted = (db: Queryable, at: Fragment): Fragment =>
  db`m.since <= ${at} and (m.until is null or ${at} < m.until)`

/** Of a column agent_id: the players whom this caller may see. */
export function withinAgents(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  return scope === null ? db`true` : db`agent_id ${oneOf(db, scope)}`
}

/** Of columns debit_end and credit_end: what one of the players moved, which no end of the company or an agent alone is. */
export const ofPlayers = (db: Queryable): Fragment => db`
  (debit_end between ${ENDS.main} and ${ENDS.provider_stakes} or credit_end between ${ENDS.main} and ${ENDS.provider_stakes})`
