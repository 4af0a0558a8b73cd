import type { Queryable } from '#platform/server/database/database.ts'
import { discrepanciesOf } from './discrepancy.ts'
import { DISCREPANCIES_SHOWN, inTime, type ReconciliationCheck, type Slice } from './reconciliation-check.ts'

/** A transfer is one row with one amount: it takes what it gives, where both accounts exist. */
export async function everyTransferSumsToZero(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ transfers: bigint }[]>`
    select count(*) as transfers from ledger.transfer where ${inTime(db, db`created_at`, slice)}`
  const lopsided = await db<{ cause_id: string; kind: string; account_id: bigint | null; amount: bigint }[]>`
    with found as materialized (
      select t.cause_id, t.kind, greatest(debit.id, credit.id) as account_id, t.amount
      from ledger.transfer t
      left join ledger.account debit on debit.id = t.debit_account_id
      left join ledger.account credit on credit.id = t.credit_account_id
      where ${inTime(db, db`t.created_at`, slice)} and (debit.id is null or credit.id is null)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I1',
    topic: 'transfers',
    promise: 'every transfer takes from one account what it gives to another',
    checked: Number(count?.transfers),
    discrepancies: discrepanciesOf(lopsided, (row) => `transfer ${row.kind} of ${row.cause_id} does not sum to zero`),
  }
}

/** The sum that the accounts without a balance took and gave: the others hold the same sum, where the ledger holds. */
export async function movedByPlatformAccounts(db: Queryable, slice: Slice): Promise<bigint> {
  const [moved] = await db<{ units: string }[]>`
    select coalesce(sum(case when credit_version is null then amount else 0 end
                        - case when debit_version is null then amount else 0 end), 0)::text as units
    from ledger.transfer where ${inTime(db, db`created_at`, slice)}`
  return BigInt(moved?.units ?? 0)
}

/** All players' and agents' balances together are what the company's accounts paid out. */
export async function everythingSumsToZero(db: Queryable, moved: bigint): Promise<ReconciliationCheck> {
  const [total] = await db<{ accounts: bigint; balance: string }[]>`
    select count(*) as accounts, coalesce(sum(balance), 0)::text as balance from ledger.account where balance is not null`
  const difference = moved + BigInt(total?.balance ?? 0)
  return {
    invariant: 'I1',
    topic: 'ledger_total',
    promise: 'the whole ledger sums to zero',
    checked: Number(total?.accounts),
    discrepancies:
      difference === 0n
        ? []
        : discrepanciesOf([{ amount: difference }], () => `all accounts together are off zero by ${difference} units`),
  }
}
