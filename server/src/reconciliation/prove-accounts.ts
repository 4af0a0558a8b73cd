import { DISCREPANCIES_SHOWN } from '../ledger/index.ts'
import type { Database } from '../platform/database/database.ts'
import { arrayOf } from '../platform/database/row-set.ts'

/** Chains of one statement: each is a snapshot, and a transaction that writes. */
const ACCOUNTS_AT_ONCE = 2_000

export interface BrokenChain {
  account_id: bigint
  fault: string
}

/**
 * Proves the chains of these accounts from where they were proven to where they stand, and remembers it. An account's row
 * and its transfers are of one snapshot, so what is proven up to its version is all of it. An account with a fault stays
 * where it was. The order of an account's versions need not be that of its transfers' times, so a chain is always
 * proven to its end.
 */
export async function proveAccounts(db: Database, account_ids: readonly bigint[]): Promise<BrokenChain[]> {
  const broken: BrokenChain[] = []
  for (let first = 0; first < account_ids.length; first += ACCOUNTS_AT_ONCE) {
    broken.push(...(await proveBatch(db, account_ids.slice(first, first + ACCOUNTS_AT_ONCE))))
  }
  return broken.slice(0, DISCREPANCIES_SHOWN)
}

const proveBatch = (db: Database, account_ids: readonly bigint[]): Promise<BrokenChain[]> => db<BrokenChain[]>`
  with asked as materialized (
    select a.id, a.balance, a.version, coalesce(p.version, 0) as proven_version, coalesce(p.balance, 0) as proven_balance
    from ledger.account a left join reconciliation.proven_account p on p.account_id = a.id
    where a.id = any (${arrayOf(db, 'bigint', account_ids)}) and a.balance is not null
  ), leg as (
    -- The offset keeps the planner from reading the whole ledger: a few new rows of each account are found by its index.
    select asked.id, t.version, t.balance_after, -t.amount as amount
    from asked cross join lateral (
      select debit_version as version, debit_balance_after as balance_after, amount from ledger.transfer
      where debit_account_id = asked.id and debit_version > asked.proven_version offset 0
    ) t
    union all
    select asked.id, t.version, t.balance_after, t.amount
    from asked cross join lateral (
      select credit_version as version, credit_balance_after as balance_after, amount from ledger.transfer
      where credit_account_id = asked.id and credit_version > asked.proven_version offset 0
    ) t
  ), chain as (
    select id, version, balance_after, sum(amount) over (partition by id order by version) as folded,
           row_number() over (partition by id order by version) as place
    from leg
  ), judged as materialized (
    select a.id, a.version, a.balance, case
        when a.version < a.proven_version then 'its row says version ' || a.version || ', proven was ' || a.proven_version
        when a.proven_version + count(c.id) <> a.version
          then 'its row says version ' || a.version || ', it has ' || a.proven_version + count(c.id) || ' postings'
        when bool_or(c.version <> a.proven_version + c.place) then 'its versions have a gap or a double'
        when bool_or(c.balance_after <> a.proven_balance + c.folded)
          then 'a posting states another balance than the postings before it give'
        when a.proven_balance + coalesce((array_agg(c.folded order by c.version desc))[1], 0) <> a.balance
          then 'its row says ' || a.balance || ', its postings sum to another balance'
      end as fault
    from asked a left join chain c on c.id = a.id
    group by a.id, a.version, a.balance, a.proven_version, a.proven_balance
  ), proven as (
    insert into reconciliation.proven_account as p (account_id, version, balance)
    select id, version, balance from judged where fault is null order by id
    on conflict (account_id) do update set version = excluded.version, balance = excluded.balance
    where p.version < excluded.version
  )
  select id as account_id, fault from judged where fault is not null order by id limit ${DISCREPANCIES_SHOWN}`
