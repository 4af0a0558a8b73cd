import { DISCREPANCIES_SHOWN } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'

/** Chains of one statement: each is a snapshot, and a transaction that writes. */
const ACCOUNTS_AT_ONCE = 2_000
/** Postings of one statement, which reads them in two seconds, or in six where bets need the processors. */
const POSTINGS_AT_ONCE = 200_000

export interface BrokenChain {
  account_id: bigint
  fault: string
  /** By which the balance and the postings differ, where they do. */
  amount: bigint | null
}

/**
 * Proves the chains of these accounts from where they were proven to where they stand, and remembers it. An account's row
 * and its transfers are of one snapshot, so what is proven up to its version is all of it. An account with a fault stays
 * where its last right step ended. The order of an account's versions need not be that of its transfers' times, so a
 * chain is always proven to its end: in steps where it is long, so that each step ends within the statement's time and
 * is remembered.
 */
export async function proveAccounts(
  db: Database,
  account_ids: readonly bigint[],
  postings_at_once: number = POSTINGS_AT_ONCE,
): Promise<BrokenChain[]> {
  const broken: BrokenChain[] = []
  for (let first = 0; first < account_ids.length; first += ACCOUNTS_AT_ONCE) {
    const unproven = await countUnproven(db, account_ids.slice(first, first + ACCOUNTS_AT_ONCE))
    const short = unproven.filter(({ postings }) => postings <= postings_at_once)
    const long = unproven.filter(({ postings }) => postings > postings_at_once)
    for (const batch of batchesOf(short, postings_at_once))
      broken.push(...(await proveBatch(db, batch, postings_at_once)))
    for (const account of long) broken.push(...(await proveInSteps(db, account, postings_at_once)))
  }
  return broken.slice(0, DISCREPANCIES_SHOWN)
}

interface UnprovenAccount {
  id: bigint
  postings: number
}

const countUnproven = (db: Database, account_ids: readonly bigint[]): Promise<UnprovenAccount[]> => db<
  UnprovenAccount[]
>`
  select a.id, greatest(0, a.version - coalesce(p.version, 0))::float8 as postings
  from ledger.account a left join reconciliation.proven_account p on p.account_id = a.id
  where a.id = any (${arrayOf(db, 'bigint', account_ids)}) and a.balance is not null order by a.id`

/** Accounts that have no more postings together than a statement reads. */
function batchesOf(accounts: readonly UnprovenAccount[], postings_at_once: number): bigint[][] {
  const batches: bigint[][] = [[]]
  let free = postings_at_once
  for (const { id, postings } of accounts) {
    if (postings > free) {
      batches.push([])
      free = postings_at_once
    }
    batches.at(-1)?.push(id)
    free -= postings
  }
  return batches
}

async function proveInSteps(
  db: Database,
  { id, postings }: UnprovenAccount,
  postings_at_once: number,
): Promise<BrokenChain[]> {
  for (let left = postings; left > 0; left -= postings_at_once) {
    const broken = await proveBatch(db, [id], postings_at_once)
    if (broken.length > 0) return broken
  }
  return []
}

const proveBatch = (
  db: Database,
  account_ids: readonly bigint[],
  postings_at_once: number,
): Promise<BrokenChain[]> => db<BrokenChain[]>`
  with asked as materialized (
    select a.id, a.balance, a.version, coalesce(p.version, 0) as proven_version, coalesce(p.balance, 0) as proven_balance,
           coalesce(p.version, 0) + ${postings_at_once}::bigint as last_version
    from ledger.account a left join reconciliation.proven_account p on p.account_id = a.id
    where a.id = any (${arrayOf(db, 'bigint', account_ids)}) and a.balance is not null
  ), leg as (
    -- The offset keeps the planner from reading the whole ledger: a few new rows of each account are found by its index.
    select asked.id, t.version, t.balance_after, -t.amount as amount
    from asked cross join lateral (
      select debit_version as version, debit_balance_after as balance_after, amount from ledger.transfer
      where debit_account_id = asked.id and debit_version > asked.proven_version and debit_version <= asked.last_version offset 0
    ) t
    union all
    select asked.id, t.version, t.balance_after, t.amount
    from asked cross join lateral (
      select credit_version as version, credit_balance_after as balance_after, amount from ledger.transfer
      where credit_account_id = asked.id and credit_version > asked.proven_version and credit_version <= asked.last_version offset 0
    ) t
  ), chain as (
    select id, version, balance_after, sum(amount) over (partition by id order by version) as folded,
           row_number() over (partition by id order by version) as place
    from leg
  ), reached as (
    select a.id, a.version, a.balance, a.proven_version, least(a.version, a.last_version) as until_version,
           a.version <= a.last_version as is_whole, count(c.id) as postings,
           bool_or(c.version <> a.proven_version + c.place) as has_gap,
           bool_or(c.balance_after <> a.proven_balance + c.folded) as is_broken,
           a.proven_balance + coalesce((array_agg(c.folded order by c.version desc))[1], 0) as until_balance
    from asked a left join chain c on c.id = a.id
    group by a.id, a.version, a.balance, a.proven_version, a.proven_balance, a.last_version
  ), judged as materialized (
    select id, until_version, until_balance,
           case when is_whole then nullif(balance - until_balance, 0)::bigint end as amount, case
        when version < proven_version then 'its row says version ' || version || ', proven was ' || proven_version
        when proven_version + postings <> until_version
          then 'its row says version ' || version || ', it has ' || proven_version + postings
               || ' postings' || case when is_whole then '' else ' up to ' || until_version end
        when has_gap then 'its versions have a gap or a double'
        when is_broken then 'a posting states another balance than the postings before it give'
        when is_whole and until_balance <> balance
          then 'its row says ' || balance || ', its postings sum to another balance'
      end as fault
    from reached
  ), proven as (
    insert into reconciliation.proven_account as p (account_id, version, balance)
    select id, until_version, until_balance from judged where fault is null order by id
    on conflict (account_id) do update set version = excluded.version, balance = excluded.balance
    where p.version < excluded.version
  )
  select id as account_id, fault, amount from judged where fault is not null order by id limit ${DISCREPANCIES_SHOWN}`
