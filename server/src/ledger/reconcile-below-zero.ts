import type { Queryable } from '../platform/database/database.ts'
import { DISCREPANCIES_SHOWN, type ReconciliationCheck } from './reconciliation-check.ts'

export async function nobodyIsBelowZero(db: Queryable): Promise<ReconciliationCheck> {
  const [count] = await db<{ postings: bigint }[]>`
    select count(*) as postings from ledger.posting
    where account_version is not null and account_id < 2000000000000000`
  const rows = await db<{ account_id: bigint; balance: bigint }[]>`
    select account_id, min(balance) as balance from (
      select id as account_id, balance from ledger.account where balance is not null
      union all
      select account_id, balance_after from ledger.posting where account_version is not null
    ) seen where account_id < 2000000000000000 group by account_id having min(balance) < 0 order by account_id limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I3',
    promise: 'no player and no agent was ever below zero',
    checked: Number(count?.postings),
    discrepancies: rows.map((row) => `account ${row.account_id} stood at ${row.balance}`),
  }
}

/** These accounts carry no balance, so nothing else refuses a stake that leaves twice. */
export async function openStakesAreStaked(db: Queryable): Promise<ReconciliationCheck> {
  const [count] = await db<{ accounts: bigint }[]>`
    select count(*) as accounts from ledger.account where player_id is not null and balance is null`
  const rows = await db<{ account_id: bigint; balance: string }[]>`
    select p.account_id, sum(p.amount)::text as balance
    from ledger.posting p join ledger.account a on a.id = p.account_id and a.player_id is not null and a.balance is null
    group by p.account_id having sum(p.amount) < 0 order by p.account_id limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I3',
    promise: 'no more open stakes moved on than were staked',
    checked: Number(count?.accounts),
    discrepancies: rows.map((row) => `open stakes of account ${row.account_id} stand at ${row.balance}`),
  }
}

/** Of now alone: one that may be overdrawn today may have been forbidden it yesterday, and the other way round. */
export async function noAccountIsOverdrawn(db: Queryable): Promise<ReconciliationCheck> {
  const [count] = await db<{ accounts: bigint }[]>`
    select count(*) as accounts from ledger.account where payment_account_id is not null`
  const rows = await db<{ payment_account_id: number; overdrawn: bigint }[]>`
    select payment_account_id, balance as overdrawn from ledger.account
    where payment_account_id is not null and balance > 0 and not may_be_overdrawn
    order by id limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I3',
    promise: 'no payment account is below zero that may not be',
    checked: Number(count?.accounts),
    discrepancies: rows.map(({ payment_account_id, overdrawn }) => `account ${payment_account_id} lacks ${overdrawn}`),
  }
}
