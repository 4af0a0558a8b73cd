import type { ReconciliationCheck } from '../../ledger/index.ts'
import type { Queryable } from '../../platform/database/database.ts'

const DISCREPANCIES_SHOWN = 20

/** I9: balances were adjusted only where an approved request says so, and by exactly that amount. */
export async function balanceAdjustmentChecks(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<
    { adjustments: bigint }[]
  >`select count(*) as adjustments from approval.request where kind = 'balance_adjustment'`
  const rows = await db<{ cause: string; moved: string | null; expected: string | null }[]>`
    with expected as (
      select id, 'correction_' || (content ->> 'direction') as kind, amount,
             (content ->> 'player_id')::bigint * 10 + case content ->> 'account' when 'main' then 1 else 2 end as account_id
      from approval.request where kind = 'balance_adjustment' and status = 'approved'
    ), moved as (
      select *, case kind when 'correction_credit' then credit_account_id else debit_account_id end as account_id,
             case kind when 'correction_credit' then debit_account_id else credit_account_id end as other_account_id
      from ledger.transfer where kind in ('correction_credit', 'correction_debit')
    )
    select coalesce(expected.id, moved.cause_id)::text as cause, moved.kind as moved, expected.kind as expected
    from expected full join moved on moved.cause_id = expected.id and moved.kind = expected.kind
    where expected.id is null or moved.cause_id is null or moved.amount <> expected.amount
       or moved.account_id <> expected.account_id or moved.other_account_id <> 510
    limit ${DISCREPANCIES_SHOWN}`
  return [
    {
      invariant: 'I9',
      promise: 'each approved balance adjustment moved its money once, and no other adjustment moved any',
      checked: Number(count?.adjustments),
      discrepancies: rows.map(
        (row) =>
          `balance adjustment ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
      ),
    },
  ]
}
