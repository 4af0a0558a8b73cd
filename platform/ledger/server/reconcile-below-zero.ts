import type { Queryable } from '#platform/server/database/database.ts'
import { discrepanciesOf } from './discrepancy.ts'
import {
  DISCREPANCIES_SHOWN,
  inTime,
  ofAccounts,
  type ReconciliationCheck,
  type Slice,
} from './reconciliation-check.ts'

export async function nobodyWasBelowZero(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ transfers: bigint }[]>`
    select count(*) as transfers from ledger.transfer where ${inTime(db, db`created_at`, slice)}`
  const rows = await db<{ account_id: bigint; amount: bigint }[]>`
    with found as materialized (
      select leg.account_id, leg.balance as amount
      from ledger.transfer t cross join lateral (
        values (t.debit_account_id, t.debit_balance_after), (t.credit_account_id, t.credit_balance_after)
      ) leg (account_id, balance)
      where ${inTime(db, db`t.created_at`, slice)} and (t.debit_balance_after < 0 or t.credit_balance_after < 0)
        and leg.balance < 0 and leg.account_id < 2000000000000000
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I3',
    topic: 'below_zero',
    promise: 'no player and no agent was ever below zero',
    checked: Number(count?.transfers),
    discrepancies: discrepanciesOf(rows, (row) => `account ${row.account_id} stood at ${row.amount}`),
  }
}

export async function nobodyIsBelowZero(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ accounts: bigint }[]>`
    select count(*) as accounts from ledger.account
    where balance is not null and id < 2000000000000000 and ${ofAccounts(db, db`id`, slice)}`
  const rows = await db<{ account_id: bigint; amount: bigint }[]>`
    with found as materialized (
      select id as account_id, balance as amount from ledger.account
      where balance < 0 and id < 2000000000000000 and ${ofAccounts(db, db`id`, slice)} order by id
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I3',
    topic: 'below_zero',
    promise: 'no player and no agent is below zero now',
    checked: Number(count?.accounts),
    discrepancies: discrepanciesOf(rows, (row) => `account ${row.account_id} stands at ${row.amount}`),
  }
}

/**
 * These accounts carry no balance, so nothing else refuses a stake that leaves twice. Nor have they a chain: what came
 * and went is found in the chain of the player's other account, or in the index of what moved on to a game. What came from
 * another player, or went there, is found in that player's slice alone: it is a discrepancy, whatever the sum.
 */
export async function openStakesAreStaked(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ accounts: bigint }[]>`
    select count(*) as accounts from ledger.account
    where player_id is not null and balance is null and ${ofAccounts(db, db`id`, slice)}`
  const rows = await db<{ account_id: bigint; other_id: bigint | null; amount: string }[]>`
    with found as materialized (
      with moved (account_id, other_id, amount) as (
        select credit_account_id, debit_account_id, amount from ledger.transfer
        where debit_version is not null and credit_version is null and credit_account_id >= 10000
          and ${ofAccounts(db, db`debit_account_id`, slice)}
        union all
        select debit_account_id, credit_account_id, -amount from ledger.transfer
        where credit_version is not null and debit_version is null and debit_account_id >= 10000
          and ${ofAccounts(db, db`credit_account_id`, slice)}
        union all
        select leg.account_id, leg.other_id, leg.amount from ledger.transfer t
        cross join lateral (values (t.credit_account_id, t.debit_account_id, t.amount),
                                   (t.debit_account_id, t.credit_account_id, -t.amount)) leg (account_id, other_id, amount)
        where t.debit_version is null and t.credit_version is null and leg.account_id >= 10000
          and ${ofAccounts(db, db`greatest(t.debit_account_id, t.credit_account_id)`, slice)}
      )
      select account_id, null::bigint as other_id, sum(amount)::text as amount
      from moved where other_id < 10000 or other_id / 10 = account_id / 10
      group by account_id having sum(amount) < 0
      union all
      select account_id, other_id, sum(amount)::text
      from moved where other_id >= 10000 and other_id / 10 <> account_id / 10 group by account_id, other_id
      order by account_id, other_id
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I3',
    topic: 'below_zero',
    promise: 'no more open stakes moved on than their player had staked',
    checked: Number(count?.accounts),
    discrepancies: discrepanciesOf(rows, ({ account_id, other_id, amount }) =>
      other_id === null
        ? `open stakes of account ${account_id} stand at ${amount}`
        : `open stakes of account ${account_id} moved from or to account ${other_id} of another owner`,
    ),
  }
}

/** Of now alone: one that may be overdrawn today may have been forbidden it yesterday, and the other way round. */
export async function noAccountIsOverdrawn(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<{ accounts: bigint }[]>`
    select count(*) as accounts from ledger.account where payment_account_id is not null`
  const rows = await db<{ account_id: bigint; payment_account_id: number; amount: bigint }[]>`
    with found as materialized (
      select id as account_id, payment_account_id, balance as amount from ledger.account
      where payment_account_id is not null and balance > 0 and not may_be_overdrawn
      order by id
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return [
    {
      invariant: 'I3',
      topic: 'below_zero',
      promise: 'no payment account is below zero that may not be',
      checked: Number(count?.accounts),
      discrepancies: discrepanciesOf(rows, (row) => `account ${row.payment_account_id} lacks ${row.amount}`),
    },
  ]
}
