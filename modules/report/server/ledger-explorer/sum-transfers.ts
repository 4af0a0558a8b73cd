import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TransfersAnswer, TransfersQuery } from '#report/contract/ledger-explorer.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { dailyAggregates, gameAggregates, gameAggregatesByAgent, hourlyAggregates } from '../aggregation/aggregates.ts'
import { oneOf } from '../one-of.ts'
import { PROVIDERS } from '../rules.ts'
import type { Snapshot } from '../snapshot.ts'
import type { ReportSources } from '../sources.ts'
import { isInAggregates, ofFilters, ofHour } from './aggregate-filters.ts'
import { directionsOf, endsOfAggregates } from './directions.ts'
import type { TransferSearch } from './find-transfers.ts'

export interface SumRequest {
  snapshot: Snapshot
  staff: StaffCaller
  query: TransfersQuery
  search: TransferSearch
  sources: ReportSources
}

/** The sums of a list's rows; also into and out of the account, or the accounts of games, that the list names. */
export async function sumTransfers(request: SumRequest): Promise<TransfersAnswer['sum']> {
  const { tx } = request.snapshot
  const [sum] = await tx<Sum[]>`
    select coalesce(sum(transfers), 0)::bigint as transfers, coalesce(sum(amount), 0)::bigint as amount,
           coalesce(sum(amount) filter (where is_into), 0)::bigint as into,
           coalesce(sum(amount) filter (where is_out_of), 0)::bigint as out_of
    from (${sumsByKind(request)}) s`
  if (!sum) return null
  const is_split = request.search.directions !== null
  return {
    transfers: Number(sum.transfers),
    amount: writeMoney(sum.amount),
    into: is_split ? writeMoney(sum.into) : null,
    out_of: is_split ? writeMoney(sum.out_of) : null,
  }
}

interface Sum {
  transfers: bigint
  amount: Money
  into: Money
  out_of: Money
}

/**
 * Rows of kind, transfers, amount, is_into and is_out_of. From aggregates, unless a player, a payment account or a game without its product bounds the rows: those are few, and an
 * index finds them.
 */
export function sumsByKind(request: SumRequest): Fragment {
  const { staff, query, search, snapshot } = request
  const { product_code, account, hour, what } = query
  // The aggregates of games hold what went into their accounts and came out.
  const is_of_games = (what === 'play' || what === 'providers') && account === undefined && hour === undefined
  const is_of_one_game = product_code !== undefined && product_code !== '0' && is_of_games
  if (isInAggregates(staff, query)) return fromAggregates(request)
  if (is_of_one_game && isInAggregates(staff, { ...query, product_code: undefined })) return fromGames(request)
  return fromLedger(snapshot.tx, search)
}

const fromLedger = (db: Queryable, { span, rows, directions }: TransferSearch): Fragment => db`
  select kind, count(*) as transfers, sum(amount)::bigint as amount, is_into, is_out_of from (
    select t.kind, t.amount, (${directions?.into ?? db`false`})::boolean as is_into, (${directions?.out_of ?? db`false`})::boolean as is_out_of
    from ${rows(span)}
  ) r group by kind, is_into, is_out_of`

function fromAggregates({ snapshot, staff, query, search: { span } }: SumRequest): Fragment {
  const { tx } = snapshot
  const directions = directionsOf(tx, query, endsOfAggregates(tx))
  return tx`
    select kind, transfers, amount, (${directions?.into ?? tx`false`})::boolean as is_into, (${directions?.out_of ?? tx`false`})::boolean as is_out_of
    from (${query.hour === undefined ? dailyAggregates(snapshot, span) : hourlyAggregates(snapshot, span)}) s
    where ${ofFilters(tx, staff, query)}
      ${query.hour === undefined ? tx`` : tx`and ${ofHour(tx, query.hour)}`}`
}

/** Of a product, or of one game of it. What a player came to owe by a game is in no group of the list. */
function fromGames({ snapshot, staff, query, search: { span, definition }, sources }: SumRequest): Fragment {
  const { tx } = snapshot
  const ends = endsOfAggregates(tx)
  const { kind, agent_id, product_code, game_code } = query
  const rows =
    agent_id === undefined
      ? gameAggregates(snapshot, { span, staff, sources })
      : tx`select * from (${gameAggregatesByAgent(snapshot, span, sources)}) g where ${ofAgent(tx, scopeOf(staff), agent_id)}`
  return tx`
    select kind, transfers, amount, is_in as is_into, not is_in as is_out_of from (${rows}) s
    where account_id = ${PROVIDERS} and kind <> 'seamless_owed' and product_code = ${product_code ?? ''}::text::integer
      ${game_code === undefined ? tx`` : tx`and game_code = ${game_code}`}
      ${kind === undefined ? tx`` : tx`and kind = ${kind}`}
      ${definition === null ? tx`` : tx`and (${definition.where(tx, { ...ends, debit: tx`account_id`, credit: tx`account_id` })})`}`
}

const ofAgent = (db: Queryable, scope: bigint[] | null, agent_id: string): Fragment => db`
  agent_id = ${BigInt(agent_id)} and ${scope === null ? db`true` : db`agent_id ${oneOf(db, scope)}`}`
