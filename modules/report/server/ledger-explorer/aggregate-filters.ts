import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TransfersCsvQuery } from '#report/contract/ledger-explorer.ts'
import type { TransferGroup } from '#report/contract/rules.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { ofPlayers } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { CASH, CORRECTIONS, DEPOSIT_KINDS, endByName, WITHDRAWAL_KINDS } from '../rules.ts'
import { endsOfAggregates, ofGames } from './directions.ts'
import { figureOf } from './figure-definition.ts'

/**
 * Whether the aggregates of hours and days know all filters: not those of a player, a payment account or a game, and not
 * whose a player is now, by whom an agent sees balances.
 */
export const isInAggregates = (staff: StaffCaller, query: TransfersCsvQuery): boolean =>
  query.player_id === undefined &&
  query.paid_at === undefined &&
  query.product_code === undefined &&
  (scopeOf(staff) === null || figureOf(query)?.is_balance !== true)

/** Conditions on aggregates, but for the hour: the same rows as those of a list with these filters. */
export const ofFilters = (db: Queryable, staff: StaffCaller, query: TransfersCsvQuery): Fragment => {
  const { what, kind, agent_id, account } = query
  const definition = figureOf(query)
  const is_of_players = !definition?.is_of_agents
  return db`
  ${ofAgents(db, { scope: scopeOf(staff), agent_id, is_of_players })}
  ${definition === null ? db`` : db`and (${definition.where(db, endsOfAggregates(db))})`}
  ${what === undefined ? db`` : db`and ${groupOf(db, what)}`}
  ${kind === undefined ? db`` : db`and kind = ${kind}`}
  ${account === undefined ? db`` : db`and ${endByName(account)}::bigint in (debit_end, credit_end)`}`
}

export const ofHour = (db: Queryable, hour: string): Fragment =>
  db`to_char(hour at time zone 'Asia/Yangon', 'HH24') = ${hour}`

interface OfAgents {
  scope: bigint[] | null
  agent_id: string | undefined
  /** Only what players moved is an agent's, as in the list: what an agent moves by itself is the company's. */
  is_of_players: boolean
}

function ofAgents(db: Queryable, { scope, agent_id, is_of_players }: OfAgents): Fragment {
  const and_players = is_of_players ? db`and ${ofPlayers(db)}` : db``
  const own = scope === null ? db`true` : db`agent_id ${oneOf(db, scope)} ${and_players}`
  if (agent_id === undefined) return own
  if (agent_id === '0') return db`${own} and (agent_id = 0 ${is_of_players ? db`or not ${ofPlayers(db)}` : db``})`
  return db`${own} and agent_id = ${BigInt(agent_id)} ${and_players}`
}

function groupOf(db: Queryable, what: TransferGroup): Fragment {
  if (what === 'deposits') return db`(debit_end = ${CASH} or debit_end < 0) and kind ${oneOf(db, DEPOSIT_KINDS)}`
  if (what === 'withdrawals') return db`credit_end = ${CASH} and kind ${oneOf(db, WITHDRAWAL_KINDS)}`
  if (what === 'corrections') return db`${CORRECTIONS} in (debit_end, credit_end)`
  return ofGames(db, what, endsOfAggregates(db))
}
