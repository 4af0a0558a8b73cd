import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'

interface Posting {
  /** Its place in the account's chain. */
  version: bigint
  created_at: Date
  kind: string
  cause_id: string
  /** Below zero when it leaves the account. */
  amount: Money
  balance_after: Money
}

interface PostingQuery {
  /** One that carries a balance. */
  account_id: bigint
  /** Only postings before this version; null for the newest. */
  before: string | null
  limit: number
}

/** One page of what the ledger says of an account, newest first; each posting has its place in the chain, so pages have no gap. */
export async function pageOfPostings(db: Queryable, requested: PostingQuery) {
  const rows = await db<Posting[]>`${newestPostings(db, { ...requested, limit: requested.limit + 1 })}`
  const { page, next } = pageOf(rows, requested.limit, ({ version }) => version)
  return {
    data: page.map((row) => ({
      version: String(row.version),
      at: row.created_at.toISOString(),
      kind: row.kind,
      cause_id: row.cause_id,
      amount: writeMoney(row.amount),
      balance_after: writeMoney(row.balance_after),
    })),
    next,
  }
}

/** A statement for the newest postings of an account, by the indexes of its chain: it ends after `limit` of them. */
export function newestPostings(db: Queryable, { account_id, before, limit }: PostingQuery): Fragment {
  return db`
    select * from (
      (select debit_version as version, created_at, kind, cause_id, -amount as amount,
              debit_balance_after as balance_after
       from ledger.transfer
       where debit_account_id = ${account_id} and debit_version is not null and debit_balance_after is not null
         ${before === null ? db`` : db`and debit_version < ${before}`}
       order by debit_version desc limit ${limit})
      union all
      (select credit_version, created_at, kind, cause_id, amount, credit_balance_after
       from ledger.transfer
       where credit_account_id = ${account_id} and credit_version is not null and credit_balance_after is not null
         ${before === null ? db`` : db`and credit_version < ${before}`}
       order by credit_version desc limit ${limit})
    ) posting order by version desc limit ${limit}`
}
