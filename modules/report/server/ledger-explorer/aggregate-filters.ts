import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TransfersCsvQuery } from '#report/contract/ledger-explorer.ts'
import type { TransferGroup } from '#report/contract/rules.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { ofPlayers } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { CASH, CORRECTIONS, DEPOSIT_KINDS, ENDS, WITHDRAWAL_KINDS } from '../rules.ts'
import { directionsOf } from './directions.ts'

/** Whether the aggregates of hours and days know all filters: not those of a player, a payment account or a game. */
export const isInAggregates = ({ player_id, paid_at, product_code }: TransfersCsvQuery): boolean =>
  player_id === undefined && paid_at === undefined && product_code === undefined

/** Conditions on aggregates, but for the hour: the same rows as those of a list with these filters. */
export const ofFilters = (
  db: Queryable,
  staff: StaffCaller,
  { what, kind, agent_id, account }: TransfersCsvQuery,
): Fragment => db`
  ${ofAgents(db, scopeOf(staff), agent_id)}
  ${what === undefined ? db`` : db`and ${groupOf(db, what)}`}
  ${kind === undefined ? db`` : db`and kind = ${kind}`}
  ${account === undefined ? db`` : db`and ${endOf(db, account)} in (debit_end, credit_end)`}`

export const ofHour = (db: Queryable, hour: string): Fragment =>
  db`to_char(hour at time zone 'Asia/Yangon', 'HH24') = ${hour}`

export const endsOfAggregates = (db: Queryable) => ({
  debit: db`debit_end`,
  credit: db`credit_end`,
  kind: db`kind`,
  is_debit_of_company: db`debit_end not between ${ENDS.main} and ${ENDS.provider_stakes}`,
  is_credit_of_company: db`credit_end not between ${ENDS.main} and ${ENDS.provider_stakes}`,
})

/** Only what players moved is an agent's here, as in the list: what an agent moves by itself is the company's. */
function ofAgents(db: Queryable, scope: bigint[] | null, agent_id: string | undefined): Fragment {
  const own = scope === null ? db`true` : db`agent_id ${oneOf(db, scope)} and ${ofPlayers(db)}`
  const of_company = db`(agent_id = 0 or not ${ofPlayers(db)})`
  if (agent_id === undefined) return own
  if (agent_id === '0') return db`${own} and ${of_company}`
  return db`${own} and agent_id = ${BigInt(agent_id)} and ${ofPlayers(db)}`
}

function groupOf(db: Queryable, what: TransferGroup): Fragment {
  if (what === 'deposits') return db`(debit_end = ${CASH} or debit_end < 0) and kind ${oneOf(db, DEPOSIT_KINDS)}`
  if (what === 'withdrawals') return db`credit_end = ${CASH} and kind ${oneOf(db, WITHDRAWAL_KINDS)}`
  if (what === 'corrections') return db`${CORRECTIONS} in (debit_end, credit_end)`
  const { received, paid_out } = directionsOf(db, what, endsOfAggregates(db))
  return db`(${received} or ${paid_out})`
}

function endOf(db: Queryable, name: string): Fragment {
  const end = Object.entries(ENDS).find(([one]) => one === name)?.[1]
  return end === undefined
    ? db`(select id from ledger.account where id < 10000 and name = ${name})`
    : db`${end}::bigint`
}
