import type { Money } from '#contract/money.ts'
import { column, type Queryable, type Transaction } from '../platform/database.ts'
import { playerAccountId, type Transfer } from './chart.ts'

export type PostAnswer = 'posted' | 'already_posted' | 'insufficient_funds'

/**
 * The door: posts a set of transfers in order and answers each. A refused one leaves its
 * neighbours untouched; one that was posted before, with the same content, is not moved again.
 *
 * @throws PostgresError LG001 when a cause returns with another content, LG002 when an account
 * does not exist.
 */
export async function post(tx: Transaction, transfers: Transfer[]): Promise<PostAnswer[]> {
  if (transfers.length === 0) return []
  const [row] = await tx<{ answers: PostAnswer[] }[]>`
    select ledger.post(
      ${column(transfers.map((transfer) => transfer.cause_id))}::text::uuid[],
      ${column(transfers.map((transfer) => transfer.kind))}::text::text[],
      ${column(transfers.map((transfer) => transfer.debit_account_id))}::text::bigint[],
      ${column(transfers.map((transfer) => transfer.credit_account_id))}::text::bigint[],
      ${column(transfers.map((transfer) => transfer.amount))}::text::bigint[]
    ) as answers`
  if (!row) throw new Error('ledger.post gave no answer')
  return row.answers
}

/**
 * Posts a set whole, in half the time, for verbs that decided under the accounts' lock what the ledger will say.
 * @throws PostgresError, a constraint's, when the ledger says otherwise; nothing of the transaction stays.
 */
export async function postWhole(tx: Transaction, transfers: Transfer[]): Promise<void> {
  await tx`
    select ledger.post_whole(
      ${column(transfers.map((transfer) => transfer.cause_id))}::text::uuid[],
      ${column(transfers.map((transfer) => transfer.kind))}::text::text[],
      ${column(transfers.map((transfer) => transfer.debit_account_id))}::text::bigint[],
      ${column(transfers.map((transfer) => transfer.credit_account_id))}::text::bigint[],
      ${column(transfers.map((transfer) => transfer.amount))}::text::bigint[]
    )`
}

/** Opens a new player's accounts, each at zero. */
export async function openPlayerAccounts(tx: Transaction, player_id: bigint): Promise<void> {
  await tx`select ledger.open_player(${player_id})`
}

/** Locks accounts, lowest first, and answers the balance of each as it is under the lock. */
export async function lockAccounts(tx: Transaction, account_ids: bigint[]): Promise<Map<bigint, Money>> {
  const rows = await tx<{ id: bigint; balance: Money }[]>`
    select id, balance from ledger.lock_accounts(${column(account_ids)}::text::bigint[])`
  return new Map(rows.map((row) => [row.id, row.balance]))
}

/** The balances of many accounts at one moment, without locking them: to be shown, not to be decided on. */
export async function accountBalances(db: Queryable, account_ids: bigint[]): Promise<Map<bigint, Money>> {
  const rows = await db<{ id: bigint; balance: Money }[]>`
    select id, balance from ledger.account
    where id = any (${column(account_ids)}::text::bigint[]) and player_id is not null`
  return new Map(rows.map((row) => [row.id, row.balance]))
}

export interface Balances {
  main: Money
  game: Money
}

/** Both balances of one player. @throws Error when he has no accounts. */
export async function balancesOf(db: Queryable, player_id: bigint): Promise<Balances> {
  const rows = await db<{ id: bigint; balance: Money }[]>`
    select id, balance from ledger.account
    where id = any (${column([playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])}::text::bigint[])
    order by id`
  const [main, game] = rows
  if (!main || !game) throw new Error(`player ${player_id} has no accounts`)
  return { main: main.balance, game: game.balance }
}
