import {
  accountOf,
  DISCREPANCIES_SHOWN,
  discrepanciesOf,
  inTime,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** I4 for registrations: what a demo gives its players. */
export const identityChecks: readonly SlicedCheck[] = [{ cut: 'time', check: grantsBeganAnAccount }]

/**
 * A grant is given in the transaction that registers its player, so nothing moved on the account before: each player has
 * one at most. A database that does not say what it is for is nobody's yet, and is not judged.
 */
async function grantsBeganAnAccount(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ grants: bigint }[]>`
    select count(*) as grants from ledger.transfer where kind = 'demo_grant' and ${inTime(db, db`created_at`, slice)}`
  const rows = await db<{ cause_id: string; account_id: bigint | null; amount: string; is_in_production: boolean }[]>`
    with found as materialized (
      select t.cause_id, ${accountOf(db, db`t.debit_account_id`, db`t.credit_account_id`)} as account_id,
             t.amount::text as amount, exists (select from environment.mark where not is_demo) as is_in_production
      from ledger.transfer t
      where t.kind = 'demo_grant' and ${inTime(db, db`t.created_at`, slice)}
        and exists (select from environment.mark where not is_demo or t.credit_version is distinct from 1)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    topic: 'transfers',
    promise: 'play money was given at the registration in a demo, once to each player, and never in production',
    checked: Number(count?.grants),
    discrepancies: discrepanciesOf(rows, ({ cause_id, is_in_production }) =>
      is_in_production
        ? `grant ${cause_id} is of a demo, and the platform is in production`
        : `grant ${cause_id} was not given at a registration`,
    ),
  }
}
