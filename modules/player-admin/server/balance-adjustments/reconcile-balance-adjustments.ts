import {
  DISCREPANCIES_SHOWN,
  discrepanciesOf,
  inTime,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
  type WrongTransfer,
  wrongAmount,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** I9: balances were adjusted only where an approved request says so, and by exactly that amount. */
export const balanceAdjustmentChecks: readonly SlicedCheck[] = [{ cut: 'time', check: adjustmentsMovedOnce }]

async function adjustmentsMovedOnce(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ adjustments: bigint }[]>`select count(*) as adjustments from approval.request 
    where kind = 'balance_adjustment' and ${inTime(db, db`requested_at`, slice)}`
  const rows = await db<WrongTransfer[]>`
    with found as materialized (
      with touched as materialized (
        select id from approval.request 
        where kind = 'balance_adjustment' and (${inTime(db, db`requested_at`, slice)} or ${inTime(db, db`decided_at`, slice)})
        union
        select cause_id from ledger.transfer
        where kind in ('correction_credit', 'correction_debit') and ${inTime(db, db`created_at`, slice)}
      ), expected as (
        select id, 'correction_' || (content ->> 'direction') as kind, amount,
               (content ->> 'player_id')::bigint * 10 + case content ->> 'account' when 'main' then 1 else 2 end as account_id
        from touched join approval.request using (id) where kind = 'balance_adjustment' and status = 'approved'
      ), moved as (
        select *, case kind when 'correction_credit' then credit_account_id else debit_account_id end as account_id,
               case kind when 'correction_credit' then debit_account_id else credit_account_id end as other_account_id
        from touched join ledger.transfer on cause_id = id where kind in ('correction_credit', 'correction_debit')
      )
      select coalesce(expected.id, moved.cause_id)::text as cause, moved.kind as moved, expected.kind as expected,
             coalesce(expected.account_id, moved.account_id) as account_id, ${wrongAmount(db)} as amount
      from expected full join moved on moved.cause_id = expected.id and moved.kind = expected.kind
      where expected.id is null or moved.cause_id is null or moved.amount <> expected.amount
         or moved.account_id <> expected.account_id or moved.other_account_id <> 510
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I9',
    topic: 'balance_adjustments',
    promise: 'each approved balance adjustment moved its money once, and no other adjustment moved any',
    checked: Number(count?.adjustments),
    discrepancies: discrepanciesOf(
      rows,
      (row) =>
        `balance adjustment ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
    ),
  }
}
