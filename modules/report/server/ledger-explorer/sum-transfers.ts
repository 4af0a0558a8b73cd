import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TransfersAnswer, TransfersQuery } from '#report/contract/ledger-explorer.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { dailyAggregates, gameAggregates, gameAggregatesByAgent, hourlyAggregates } from '../aggregation/aggregates.ts'
import { oneOf } from '../one-of.ts'
import { PROVIDERS } from '../rules.ts'
import type { Snapshot } from '../snapshot.ts'
import type { ReportSources } from '../sources.ts'
import { endsOfAggregates, isInAggregates, ofFilters, ofHour } from './aggregate-filters.ts'
import { directionsOf } from './directions.ts'
import type { TransferSearch } from './find-transfers.ts'

interface SumRequest {
  snapshot: Snapshot
  staff: StaffCaller
  query: TransfersQuery
  search: TransferSearch
  sources: ReportSources
}

/**
 * Received from players, paid out to players, and the difference; a transfer between accounts of one player is neither.
 * From aggregates, unless a player, a payment account or a game without its product bounds the rows: those are few, and an
 * index finds them.
 */
export async function sumTransfers(request: SumRequest): Promise<TransfersAnswer['sum']> {
  const { product_code, account, hour, what } = request.query
  // The aggregates of games hold what went into their accounts and came out.
  const is_of_games = (what === 'play' || what === 'providers') && account === undefined && hour === undefined
  const is_of_one_game = product_code !== undefined && is_of_games
  if (
    !isInAggregates(request.query) &&
    !(is_of_one_game && isInAggregates({ ...request.query, product_code: undefined }))
  )
    return serializeSum(await sumOfLedger(request.snapshot.tx, request.search))
  return serializeSum(await sumOfAggregates(request))
}

interface Sum {
  transfers: bigint
  amount: Money
  received: Money
  paid_out: Money
}

const serializeSum = (sum: Sum | undefined): TransfersAnswer['sum'] =>
  sum === undefined
    ? null
    : {
        transfers: Number(sum.transfers),
        amount: writeMoney(sum.amount),
        received: writeMoney(sum.received),
        paid_out: writeMoney(sum.paid_out),
        net: writeMoney(sum.received - sum.paid_out),
      }

async function sumOfLedger(
  db: Queryable,
  { span, rows, received, paid_out }: TransferSearch,
): Promise<Sum | undefined> {
  const [row] = await db<Sum[]>`
    select count(*) as transfers, coalesce(sum(t.amount), 0)::bigint as amount,
           coalesce(sum(t.amount) filter (where ${received}), 0)::bigint as received,
           coalesce(sum(t.amount) filter (where ${paid_out}), 0)::bigint as paid_out
    from ${rows(span)}`
  return row
}

async function sumOfAggregates(request: SumRequest): Promise<Sum | undefined> {
  const { tx } = request.snapshot
  const [row] = await tx<Sum[]>`
    select coalesce(sum(transfers), 0)::bigint as transfers, coalesce(sum(amount), 0)::bigint as amount,
           coalesce(sum(amount) filter (where is_received), 0)::bigint as received,
           coalesce(sum(amount) filter (where is_paid_out), 0)::bigint as paid_out
    from (${request.query.product_code === undefined ? fromAggregates(request) : fromGames(request)}) s`
  return row
}

/** Rows of transfers, amount, is_received and is_paid_out. */
function fromAggregates({ snapshot, staff, query, search: { span } }: SumRequest): Fragment {
  const { tx } = snapshot
  const { received, paid_out } = directionsOf(tx, query.what, endsOfAggregates(tx))
  return tx`
    select transfers, amount, ${received} as is_received, ${paid_out} as is_paid_out
    from (${query.hour === undefined ? dailyAggregates(snapshot, span) : hourlyAggregates(snapshot, span)}) s
    where ${ofFilters(tx, staff, query)}
      ${query.hour === undefined ? tx`` : tx`and ${ofHour(tx, query.hour)}`}`
}

/** Of a product, or of one game of it. What a player came to owe by a game is in no group of the list. */
function fromGames({ snapshot, staff, query, search: { span }, sources }: SumRequest): Fragment {
  const { tx } = snapshot
  const { kind, agent_id, product_code, game_code } = query
  const rows =
    agent_id === undefined
      ? gameAggregates(snapshot, { span, staff, sources })
      : tx`select * from (${gameAggregatesByAgent(snapshot, span, sources)}) g where ${ofAgent(tx, scopeOf(staff), agent_id)}`
  return tx`
    select transfers, amount, is_in as is_received, not is_in as is_paid_out from (${rows}) s
    where account_id = ${PROVIDERS} and kind <> 'seamless_owed' and product_code = ${product_code ?? ''}::text::integer
      ${game_code === undefined ? tx`` : tx`and game_code = ${game_code}`}
      ${kind === undefined ? tx`` : tx`and kind = ${kind}`}`
}

const ofAgent = (db: Queryable, scope: bigint[] | null, agent_id: string): Fragment => db`
  agent_id = ${BigInt(agent_id)} and ${scope === null ? db`true` : db`agent_id ${oneOf(db, scope)}`}`
