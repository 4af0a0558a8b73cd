import type { Database } from '#platform/server/database/database.ts'

/** As if the worker had proven all of it but the last day. */
export const proveAllButLastDay = (db: Database): Promise<void> =>
  write(db, 'report.beginning_of(report.day_of(last_at))', 'first_at')

/**
 * As if the worker had proven all of it when it was new, and had come around to the last minutes of a day in the middle and
 * to the accounts in the middle.
 */
export const proveAsLongAgo = (db: Database): Promise<void> =>
  write(db, 'last_at', "report.beginning_of(report.day_of(first_at + (last_at - first_at) / 2)) - interval '3 minutes'")

/** @param until proven when it was new, and @param time_at proven again, both of the first and the last transfer's time */
async function write(db: Database, until: string, time_at: string): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`truncate reconciliation.progress, reconciliation.proven_day, reconciliation.proven_account`
    await tx`
      insert into reconciliation.progress (first_at, proven_until, time_at, account_at)
      select first_at, ${tx.unsafe(until)}, ${tx.unsafe(time_at)}, account
      from (select date_trunc('milliseconds', min(created_at)) as first_at, date_trunc('milliseconds', max(created_at)) as last_at
            from ledger.transfer) t
      cross join (select max(id) / 20 * 10 as account from ledger.account where id < 1000000000000000) a`
    await tx`
      insert into reconciliation.proven_day (day, transfers, amount)
      select report.day_of(created_at), count(*), sum(amount) from ledger.transfer
      where created_at < (select proven_until from reconciliation.progress) group by 1`
    await tx`
      insert into reconciliation.proven_account (account_id, version, balance)
      select distinct on (id) id, version, balance from (
        select debit_account_id as id, debit_version as version, debit_balance_after as balance from ledger.transfer
        where created_at < (select proven_until from reconciliation.progress)
        union all
        select credit_account_id, credit_version, credit_balance_after from ledger.transfer
        where created_at < (select proven_until from reconciliation.progress)
      ) leg where version is not null order by id, version desc`
  })
}
