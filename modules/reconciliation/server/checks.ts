import {
  DISCREPANCIES_SHOWN,
  discrepanciesOf,
  ofAccounts,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** Proofs stand in tables of their own, which the whole proof and each slice of history compare with the ledger. */
export const provenChecks: readonly SlicedCheck[] = [
  { cut: 'accounts', check: provenAccountsStand },
  { cut: 'time', check: provenDaysStand },
]

async function provenAccountsStand(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ accounts: bigint }[]>`
    select count(*) as accounts from reconciliation.proven_account where ${ofAccounts(db, db`account_id`, slice)}`
  const rows = await db<{ account_id: bigint; version: bigint; balance: bigint }[]>`
    select p.account_id, p.version, p.balance
    from reconciliation.proven_account p
    left join ledger.account a on a.id = p.account_id
    left join ledger.transfer d on d.debit_account_id = p.account_id and d.debit_version = p.version
    left join ledger.transfer c on c.credit_account_id = p.account_id and c.credit_version = p.version
    where ${ofAccounts(db, db`p.account_id`, slice)}
      and (a.version is null or p.version > a.version
           or p.balance is distinct from case when p.version = 0 then 0 else coalesce(d.debit_balance_after, c.credit_balance_after) end)
    order by p.account_id limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I2',
    topic: 'proofs',
    promise: 'each account was proven up to a posting that still says the same',
    checked: Number(count?.accounts),
    discrepancies: discrepanciesOf(
      rows,
      ({ account_id, version, balance }) =>
        `account ${account_id} was proven to stand at ${balance} with version ${version}, and does not`,
    ),
  }
}

/** A day is in the slice in which it ends. */
async function provenDaysStand(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const rows = await db<{ day: string; proven: string; found: string; amount: string | null }[]>`
    with ended as materialized (
      select day::date, day at time zone 'Asia/Yangon' as since, (day + interval '1 day') at time zone 'Asia/Yangon' as until
      from reconciliation.progress
      cross join generate_series((first_at at time zone 'Asia/Yangon')::date::timestamp,
                                 (proven_until at time zone 'Asia/Yangon')::date::timestamp, interval '1 day') day
      where (day + interval '1 day') at time zone 'Asia/Yangon' <= proven_until
        and (day + interval '1 day') at time zone 'Asia/Yangon' >= ${slice.since}::text::timestamptz
        and (day + interval '1 day') at time zone 'Asia/Yangon' < ${slice.until}::text::timestamptz
    )
    select e.day::text, coalesce(p.transfers || ' / ' || p.amount, 'nothing') as proven, l.transfers || ' / ' || l.amount as found,
           nullif(coalesce(p.amount, 0) - l.amount, 0)::text as amount
    from ended e
    left join reconciliation.proven_day p using (day)
    cross join lateral (
      select count(*) as transfers, coalesce(sum(amount), 0) as amount from ledger.transfer t
      where t.created_at >= e.since and t.created_at < e.until
    ) l
    order by e.day`
  const wrong = rows.filter(({ proven, found }) => proven !== found)
  return {
    invariant: 'I1',
    topic: 'proofs',
    promise: 'each day still has the transfers with which it was proven',
    checked: rows.length,
    discrepancies: discrepanciesOf(
      wrong.slice(0, DISCREPANCIES_SHOWN),
      ({ day, proven, found }) => `${day}: ${proven} proven, ${found} in the ledger`,
    ),
  }
}
