import type { Money } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf, arraysOf } from '#platform/server/database/row-set.ts'
import { carriesBalance, playerAccountId, type Transfer } from './chart-of-accounts.ts'

export type PostAnswer = 'posted' | 'already_posted' | 'insufficient_funds'

/**
 * The only way into the ledger: posts a batch of transfers in order and answers each. A refused one leaves its
 * neighbours untouched; one that was posted before, with the same content, is not moved again.
 *
 * @throws PostgresError LG001 when a cause returns with another content, LG002 when an account
 * does not exist, LG005 for what is no way of money, LG006 for one that this login may not post.
 */
export async function post(tx: Transaction, transfers: Transfer[]): Promise<PostAnswer[]> {
  if (transfers.length === 0) return []
  const [row] = await tx<{ answers: PostAnswer[] }[]>`
    select ledger.post(${arraysOf(tx, transfers, {
      cause_id: 'uuid',
      kind: 'text',
      debit_account_id: 'bigint',
      credit_account_id: 'bigint',
      amount: 'bigint',
    })}) as answers`
  if (!row) throw new Error('ledger.post gave no answer')
  return row.answers
}

/** Players' accounts as they are under the transaction's lock: the balance of each, and its version for `postAtomic`. */
export class LockedAccounts extends Map<bigint, Money> {
  readonly versions = new Map<bigint, bigint>()

  /** Takes over further accounts that the transaction has locked since. */
  add(others: LockedAccounts): void {
    for (const [id, balance] of others) this.set(id, balance)
    for (const [id, version] of others.versions) this.versions.set(id, version)
  }
}

interface Leg {
  after: Money | null
  version: bigint | null
}

const NO_BALANCE: Leg = { after: null, version: null }

/**
 * Posts a batch whole or not at all, in a third of the time, for use cases that decide under the lock of all players'
 * accounts that the batch touches. What the ledger will say of each leg is worked out here and checked by the ledger;
 * `locked` follows, and stands where the batch leaves it.
 * @throws PostgresError LG004 to LG006, or a constraint's, when the ledger does not agree; nothing of the transaction stays.
 */
export async function postAtomic(tx: Transaction, transfers: Transfer[], locked: LockedAccounts): Promise<void> {
  const stood: Stood = new Map()
  const legs = transfers.map((transfer) => {
    const debit = moveAlong(locked, stood, transfer.debit_account_id, -transfer.amount)
    const credit = moveAlong(locked, stood, transfer.credit_account_id, transfer.amount)
    return {
      ...transfer,
      debit_after: debit.after,
      debit_version: debit.version,
      credit_after: credit.after,
      credit_version: credit.version,
    }
  })
  const accounts = [...stood].map(([id, before]) => ({
    id,
    balance_before: before.balance,
    version_before: before.version,
    balance_after: locked.get(id) as Money,
    version_after: locked.versions.get(id) as bigint,
  }))
  await tx`
    select ledger.post_atomic(
      ${arraysOf(tx, legs, {
        cause_id: 'uuid',
        kind: 'text',
        amount: 'bigint',
        debit_account_id: 'bigint',
        debit_after: 'bigint',
        debit_version: 'bigint',
        credit_account_id: 'bigint',
        credit_after: 'bigint',
        credit_version: 'bigint',
      })},
      ${arraysOf(tx, accounts, {
        id: 'bigint',
        balance_before: 'bigint',
        version_before: 'bigint',
        balance_after: 'bigint',
        version_after: 'bigint',
      })}
    )`
}

type Stood = Map<bigint, { balance: Money; version: bigint }>

/** `stood` keeps where the account was before its first leg. */
function moveAlong(locked: LockedAccounts, stood: Stood, account_id: bigint, amount: Money): Leg {
  if (!carriesBalance(account_id)) return NO_BALANCE
  const balance = locked.get(account_id)
  const version = locked.versions.get(account_id)
  if (balance === undefined || version === undefined) throw new Error(`account ${account_id} is not locked`)
  if (!stood.has(account_id)) stood.set(account_id, { balance, version })
  locked.set(account_id, balance + amount)
  locked.versions.set(account_id, version + 1n)
  return { after: balance + amount, version: version + 1n }
}

/** Opens a new player's accounts, each at zero. */
export async function openPlayerAccounts(tx: Transaction, player_id: bigint): Promise<void> {
  await tx`select ledger.open_player(${player_id})`
}

/** Opens an agent's accounts, each at zero; open ones stay as they are. */
export async function openAgentAccounts(tx: Transaction, agent_id: bigint): Promise<void> {
  await tx`select ledger.open_agent(${agent_id})`
}

/** Opens the account of a player's bonuses, at zero; an open one stays as it is. */
export async function openBonusAccount(tx: Transaction, player_id: bigint): Promise<void> {
  await tx`select ledger.open_bonus(${player_id})`
}

/** Whether the ledger lets a payment account pay more than it holds. @throws PostgresError 23514 for "no" while it has. */
export async function setOverdraft(tx: Transaction, payment_account_id: number, may_be: boolean): Promise<void> {
  await tx`select ledger.set_overdraft(${payment_account_id}, ${may_be})`
}

/** Locks players' accounts, lowest first, and answers each as it is under the lock. */
export async function lockAccounts(tx: Transaction, account_ids: bigint[]): Promise<LockedAccounts> {
  const rows = await tx<{ id: bigint; balance: Money; version: bigint }[]>`
    select id, balance, version from ledger.lock_accounts(${arrayOf(tx, 'bigint', account_ids)})`
  const locked = new LockedAccounts()
  for (const { id, balance, version } of rows) {
    locked.set(id, balance)
    locked.versions.set(id, version)
  }
  return locked
}

/** The balances of many accounts at one moment, without locking them: to be shown, not to be decided on. */
export async function accountBalances(db: Queryable, account_ids: bigint[]): Promise<Map<bigint, Money>> {
  const rows = await db<{ id: bigint; balance: Money }[]>`
    select id, balance from ledger.account
    where id = any (${arrayOf(db, 'bigint', account_ids)}) and balance is not null`
  return new Map(rows.map((row) => [row.id, row.balance]))
}

export interface Balances {
  main: Money
  game: Money
}

/** A player's own money, and the money that may become theirs. */
export interface AllBalances extends Balances {
  /** Withdrawals that are not paid yet, and credits of partners that wait for two people of the staff. */
  hold: Money
  /** Bonuses that are not played through yet. */
  bonus: Money
}

/** Both balances of one player. @throws Error when the player has no accounts. */
export async function balancesOf(db: Queryable, player_id: bigint): Promise<Balances> {
  const { main, game } = await allBalancesOf(db, player_id)
  return { main, game }
}

const PLAYER_ACCOUNTS = ['main', 'game', 'hold', 'bonus'] as const

/** One that was never opened holds nothing. @throws Error when the player has no balances. */
export async function allBalancesOf(db: Queryable, player_id: bigint): Promise<AllBalances> {
  const ids = PLAYER_ACCOUNTS.map((name) => playerAccountId(player_id, name))
  const balances = await accountBalances(db, ids)
  const [main, game, hold = 0n, bonus = 0n] = ids.map((id) => balances.get(id))
  if (main === undefined || game === undefined) throw new Error(`player ${player_id} has no accounts`)
  return { main, game, hold, bonus }
}
